import type { AuditEntry } from '../../../contract/admin/audit.calls.ts';
import type { Api } from '../../../contract/api.ts';
import type { Row } from '../../../machines/collection/collection.types.ts';
import { auditResources } from '../../../domain/audit/audit.ts';
import type { CallRef } from '../../../services/http/http.ts';
import { deskSection } from './desk-section.tsx';
import { capitalised, listOf, wordChoices } from './wire-query.ts';

const refs: { readonly [Name in 'listAudit' | 'exportAudit']: CallRef<Api[Name]> } = {
  listAudit: { method: 'GET', path: '/v1/admin/audit' },
  exportAudit: { method: 'GET', path: '/v1/admin/audit/export' },
};

/** /dashboard/audit: who changed what, when, and how it was before (ADM-10). */
export const AuditSection = deskSection({
  slug: 'audit',
  listCalls: (http) => ({
    list: listOf(async (search, signal) => http.send(refs.listAudit, { search, signal }), rowOf),
    exportCsv: (search, signal) => http.send(refs.exportAudit, { search, signal }),
  }),
  list: {
    title: 'Audit log',
    noun: { one: 'change', many: 'changes' },
    searchHint: 'A word of the change',
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
      { kind: 'period', from: 'from', to: 'to', label: 'Changed' },
    ],
    tabs: [],
    commands: [],
    empty: { title: 'Nothing was changed yet', text: 'Every change by an admin is kept here.' },
  },
});

function rowOf({ id, at, actor, action, resource, recordId, before, after, reason }: AuditEntry): Row {
  const what = capitalised(`${resource} ${action}`);
  return {
    id,
    name: what,
    cells: {
      what: { kind: 'text', text: what },
      at: { kind: 'moment', at },
      who: { kind: 'text', text: actor === '' ? 'An admin' : actor },
      changes: { kind: 'changes', changes: changesOf(before, after) },
      record: { kind: 'text', text: recordId },
      reason: { kind: 'text', text: reason ?? '' },
    },
    commands: [],
  };
}

type Fields = AuditEntry['before'];

/** The fields of which the value is another one now; of a record that is new or gone, its name. */
function changesOf(before: Fields, after: Fields) {
  const names =
    before && after ? Object.keys({ ...before, ...after }) : ['name', 'code', 'text', 'title', 'number'];
  return names
    .filter((name) => name !== 'version')
    .map((name) => ({ name, before: worded(before?.[name]), after: worded(after?.[name]) }))
    .filter((change) => change.before !== change.after);
}

function worded(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
