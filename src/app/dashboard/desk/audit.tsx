import type { AuditEntry } from '../../../contract/admin/audit.calls.ts';
import type { Api } from '../../../contract/api.ts';
import type { Row } from '../../../machines/collection/collection.types.ts';
import type { CallRef, Http } from '../../../services/http/http.ts';
import { deskSection, type ListCalls } from './desk-section.tsx';

const refs: { readonly [Name in 'listAudit' | 'exportAudit']: CallRef<Api[Name]> } = {
  listAudit: { method: 'GET', path: '/v1/admin/audit' },
  exportAudit: { method: 'GET', path: '/v1/admin/audit/export' },
};

const resources = ['account', 'banner', 'bundle', 'coupon', 'order', 'popup', 'product', 'return', 'wallet'];

/** /dashboard/audit: who changed what, when, and how it was before (ADM-10). */
export const AuditSection = deskSection({
  slug: 'audit',
  listCalls,
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
        label: 'Of',
        options: resources.map((value) => ({
          value,
          label: `${value.slice(0, 1).toUpperCase()}${value.slice(1)}`,
        })),
      },
      { kind: 'day', name: 'from', label: 'From' },
      { kind: 'day', name: 'to', label: 'To' },
    ],
    tabs: [],
    commands: [],
    empty: { title: 'Nothing was changed yet', text: 'Every change by an admin is kept here.' },
  },
});

function listCalls(http: Http): ListCalls {
  return {
    list: async (search, signal) => {
      const { total, items } = await http.send(refs.listAudit, { search, signal });
      return { total, rows: items.map(rowOf) };
    },
    exportCsv: (search, signal) => http.send(refs.exportAudit, { search, signal }),
  };
}

function rowOf({ id, at, actor, action, resource, recordId, before, after, reason }: AuditEntry): Row {
  const what = `${resource} ${action}`;
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
