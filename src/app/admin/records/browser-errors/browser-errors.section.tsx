import { type BrowserError, listBrowserErrors } from '../../../../contract/admin/browser-error.calls.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { moment, number, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { browserErrorList } from './browser-errors.list.ts';

const kinds: Readonly<Record<BrowserError['kind'], string>> = {
  error: 'Uncaught error',
  rejection: 'Unhandled promise rejection',
  render: 'While drawing part of a page',
};

/** /dashboard/browser-errors: errors in visitors' browsers. */
export const BrowserErrorsSection = adminSection({
  list: browserErrorList,
  calls: (http) => ({
    list: listOf(async (search, signal) => http.send(listBrowserErrors, { search, signal }), 'items', rowOf),
  }),
});

function rowOf({ id, kind, message, stack, page, build, browser, count, firstSeenAt, lastSeenAt }: BrowserError) {
  const [inner = '', ...outer] = stack.split('\n');
  return {
    id,
    name: `${message} on ${page}`,
    cells: {
      what: text(message, kinds[kind]),
      where: text(inner || '–'),
      page: text(page),
      browser: text(browser),
      count: number(count),
      last: moment(lastSeenAt),
      stack: text(outer.join(', ') || '–'),
      build: text(build),
      first: moment(firstSeenAt),
    },
    commands: [],
  };
}
