import type { Api } from '../../../contract/api.ts';
import type { Violation } from '../../../contract/shell/csp-report.calls.ts';
import type { Row } from '../../../machines/admin/frame/collection/collection.types.ts';
import type { CallRef } from '../../../services/platform/http/http.ts';
import { adminSection } from '../kit/admin-section.tsx';
import { listOf } from '../kit/wire-query.ts';

const listViolations: CallRef<Api['listViolations']> = { method: 'GET', path: '/v1/admin/csp-report' };

/** What each kind of rule keeps out, by how its name begins; the rule's own name stands below. */
const kinds: readonly (readonly [begins: string, words: string])[] = [
  ['script-src', 'Script'],
  ['style-src', 'Style'],
  ['img-src', 'Image'],
  ['media-src', 'Video or sound'],
  ['font-src', 'Font'],
  ['connect-src', 'Connection'],
  ['frame-', 'Frame'],
  ['form-action', 'Form'],
  ['require-trusted-types-for', 'Unchecked HTML or script'],
  ['trusted-types', 'Unknown script policy'],
];

/** /dashboard/blocked-content: what browsers kept out of the shop's pages (SEC-06). */
export const BlockedContentSection = adminSection({
  slug: 'blocked-content',
  listCalls: (http) => ({
    list: listOf(async (search, signal) => http.send(listViolations, { search, signal }), rowOf),
  }),
  list: {
    title: 'Blocked content',
    noun: { one: 'report', many: 'reports' },
    searchHint: 'A host, a page or a rule',
    usualSort: '-lastSeen',
    columns: [
      { key: 'what', title: 'What' },
      { key: 'source', title: 'From', onPhone: 'note' },
      { key: 'page', title: 'Page', onPhone: 'state' },
      { key: 'count', title: 'Count', sort: 'count', isNumeric: true },
      { key: 'last', title: 'Last seen', sort: 'lastSeen', onPhone: 'aside' },
      { key: 'first', title: 'First seen', isHiddenFirst: true },
    ],
    filters: [],
    tabs: [],
    commands: [],
    empty: {
      title: 'Nothing blocked',
      text: 'Content that browsers block on the shop’s pages is listed here for 30 days.',
    },
  },
});

function rowOf({ id, directive, blocked, page, count, firstSeenAt, lastSeenAt }: Violation): Row {
  const what = kinds.find(([begins]) => directive.startsWith(begins))?.[1] ?? 'Content';
  return {
    id,
    name: `${what} from ${blocked} on ${page}`,
    cells: {
      what: { kind: 'text', text: what, note: directive },
      source: { kind: 'text', text: blocked },
      page: { kind: 'text', text: page },
      count: { kind: 'number', value: count },
      last: { kind: 'moment', at: lastSeenAt },
      first: { kind: 'moment', at: firstSeenAt },
    },
    commands: [],
  };
}
