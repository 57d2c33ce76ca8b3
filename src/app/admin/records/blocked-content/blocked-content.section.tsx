import { listViolations, type Violation } from '../../../../contract/shell/csp-report.calls.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { moment, number, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { blockedList } from './blocked-content.list.ts';

/** What each kind of directive blocks, by the start of its name; the full name is shown below. */
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

/** /dashboard/blocked-content: what browsers blocked on the shop's pages. */
export const BlockedContentSection = adminSection({
  list: blockedList,
  calls: (http) => ({
    list: listOf(async (search, signal) => http.send(listViolations, { search, signal }), 'items', rowOf),
  }),
});

function rowOf({ id, directive, blocked, page, count, firstSeenAt, lastSeenAt }: Violation) {
  const what = kinds.find(([begins]) => directive.startsWith(begins))?.[1] ?? 'Content';
  return {
    id,
    name: `${what} from ${blocked} on ${page}`,
    cells: {
      what: text(what, directive),
      source: text(blocked),
      page: text(page),
      count: number(count),
      last: moment(lastSeenAt),
      first: moment(firstSeenAt),
    },
    commands: [],
  };
}
