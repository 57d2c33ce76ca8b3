import { adminList } from '../../kit/list/admin-list.ts';

export const emptySearchList = adminList({
  slug: 'searches',
  title: 'Searches without a result',
  noun: { one: 'search', many: 'searches' },
  search: 'A word',
  sort: '-count',
  columns: {
    words: { title: 'Searched for' },
    count: { title: 'Times', sort: 'count', isNumeric: true, onPhone: 'aside' },
    last: { title: 'Last time', sort: 'lastSeen', onPhone: 'note' },
    first: { title: 'First time', isHiddenFirst: true },
  },
  empty: {
    title: 'Every search found something',
    text: 'Searches that find nothing appear here for 90 days. Who searched isn’t saved.',
  },
  absent: {
    filters: 'The list is short; search is enough',
    bulk: 'Searches are deleted automatically after 90 days',
    export: 'For a quick look; nobody works through it in a spreadsheet',
  },
});
