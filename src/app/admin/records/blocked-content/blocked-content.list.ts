import { adminList } from '../../kit/list/admin-list.ts';

export const blockedList = adminList({
  slug: 'blocked-content',
  title: 'Blocked content',
  noun: { one: 'report', many: 'reports' },
  search: 'A host, a page or a rule',
  sort: '-lastSeen',
  columns: {
    what: { title: 'What' },
    source: { title: 'From', onPhone: 'note' },
    page: { title: 'Page', onPhone: 'state' },
    count: { title: 'Count', sort: 'count', isNumeric: true },
    last: { title: 'Last seen', sort: 'lastSeen', onPhone: 'aside' },
    first: { title: 'First seen', isHiddenFirst: true },
  },
  empty: {
    title: 'Nothing blocked',
    text: 'Content that browsers block on the shop’s pages appears here for 30 days.',
  },
  absent: {
    filters: 'The list is short; search is enough',
    bulk: 'Reports are deleted automatically after 30 days',
    export: 'For a quick look; nobody works through it in a spreadsheet',
  },
});
