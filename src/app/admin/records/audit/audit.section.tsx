import * as auditCalls from '../../../../contract/platform/audit.calls.ts';
import type { AuditEntry } from '../../../../contract/platform/audit.calls.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { moment, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { capitalised } from '../../kit/words.ts';
import { changesOf } from './audit-words.ts';
import { auditList } from './audit.list.ts';

/** /dashboard/audit: who changed what and when, with the value before. */
export const AuditSection = adminSection({
  list: auditList,
  calls: (http) => ({
    list: listOf(async (search, signal) => http.send(auditCalls.listAudit, { search, signal }), 'items', rowOf),
    exportCsv: async (search, signal) => http.send(auditCalls.exportAudit, { search, signal }),
  }),
});

function rowOf({ id, at, actor, action, resource, recordId, subject, before, after, reason }: AuditEntry) {
  const what = capitalised(`${resource} ${action}`);
  return {
    id,
    name: what,
    cells: {
      what: text(what, subject),
      at: moment(at),
      who: text(actor === '' ? 'An admin' : actor),
      changes: { kind: 'changes', changes: changesOf(before, after) } as const,
      record: text(recordId),
      reason: text(reason ?? ''),
    },
    commands: [],
  };
}
