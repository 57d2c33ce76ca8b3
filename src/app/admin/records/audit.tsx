import type { AuditEntry } from '../../../contract/platform/audit.calls.ts';
import type { Api } from '../../../contract/api.ts';
import type { Row } from '../../../machines/admin/frame/collection/collection.types.ts';
import { auditResources } from '../../../domain/kit/audit.ts';
import type { CallRef } from '../../../services/platform/http/http.ts';
import { changesOf } from './audit-words.ts';
import { adminSection } from '../kit/admin-section.tsx';
import { capitalised, listOf, wordChoices } from '../kit/wire-query.ts';

const refs: { readonly [Name in 'listAudit' | 'exportAudit']: CallRef<Api[Name]> } = {
  listAudit: { method: 'GET', path: '/v1/admin/audit' },
  exportAudit: { method: 'GET', path: '/v1/admin/audit/export' },
};

/** /dashboard/audit: who changed what, when, and how it was before (ADM-10). */
export const AuditSection = adminSection({
  slug: 'audit',
  listCalls: (http) => ({
    list: listOf(async (search, signal) => http.send(refs.listAudit, { search, signal }), rowOf),
    exportCsv: (search, signal) => http.send(refs.exportAudit, { search, signal }),
  }),
  list: {
    title: 'Audit log',
    noun: { one: 'change', many: 'changes' },
    searchHint: 'A word or number in the change',
    usualSort: '-at',
    columns: [
      { key: 'what', title: 'What' },
      { key: 'at', title: 'When', sort: 'at', onPhone: 'note' },
      { key: 'who', title: 'Who', onPhone: 'aside' },
      { key: 'changes', title: 'Before and after', onPhone: 'state' },
      { key: 'record', title: 'Record', isHiddenFirst: true },
      { key: 'reason', title: 'Reason', isHiddenFirst: true },
    ],
    filters: [
      {
        kind: 'choice',
        name: 'resource',
        label: 'Kind',
        options: wordChoices(auditResources),
      },
      { kind: 'period', from: 'from', to: 'to', label: 'Date' },
    ],
    tabs: [],
    commands: [],
    empty: { title: 'No changes yet', text: 'Every change by an admin appears here.' },
  },
});

function rowOf({ id, at, actor, action, resource, recordId, subject, before, after, reason }: AuditEntry): Row {
  const what = capitalised(`${resource} ${action}`);
  return {
    id,
    name: what,
    cells: {
      what: { kind: 'text', text: what, note: subject },
      at: { kind: 'moment', at },
      who: { kind: 'text', text: actor === '' ? 'An admin' : actor },
      changes: { kind: 'changes', changes: changesOf(before, after) },
      record: { kind: 'text', text: recordId },
      reason: { kind: 'text', text: reason ?? '' },
    },
    commands: [],
  };
}
