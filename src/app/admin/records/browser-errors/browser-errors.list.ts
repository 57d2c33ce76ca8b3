import { adminList } from '../../kit/list/admin-list.ts';

export const browserErrorList = adminList({
  slug: 'browser-errors',
  title: 'Browser errors',
  noun: { one: 'error', many: 'errors' },
  search: 'Message, file or page',
  searchHelp: 'Also a browser',
  sort: '-lastSeen',
  columns: {
    what: { title: 'What', isLong: true },
    where: { title: 'Where', onPhone: 'note' },
    page: { title: 'Page', onPhone: 'state' },
    browser: { title: 'Browser' },
    count: { title: 'Count', sort: 'count', isNumeric: true },
    last: { title: 'Last seen', sort: 'lastSeen', onPhone: 'aside' },
    stack: { title: 'Called from', isHiddenFirst: true },
    build: { title: 'Build', isHiddenFirst: true },
    first: { title: 'First seen', isHiddenFirst: true },
  },
  empty: {
    title: 'No errors',
    text: 'Errors in visitors’ browsers appear here for 30 days.',
  },
  absent: {
    filters: 'The list is short; search is enough',
    bulk: 'Errors are deleted automatically after 30 days',
    export: 'For a quick look; nobody works through it in a spreadsheet',
  },
});
