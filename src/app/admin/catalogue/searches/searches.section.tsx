import { type EmptySearch, listEmptySearches } from '../../../../contract/catalogue/empty-search.calls.ts';
import { LinkButton } from '../../../../ui/kit/action/Button.tsx';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { moment, number, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { emptySearchList } from './searches.list.ts';

/** /dashboard/searches: what shoppers searched for and didn't find. Synonyms are edited under Business. */
export const SearchesSection = adminSection({
  list: emptySearchList,
  calls: (http) => ({
    list: listOf(async (search, signal) => http.send(listEmptySearches, { search, signal }), 'items', rowOf),
  }),
  actions: () => (
    <LinkButton size="small" tone="outline" href="/dashboard/business/search-words">
      Edit synonyms
    </LinkButton>
  ),
});

function rowOf({ id, words, count, firstSeenAt, lastSeenAt }: EmptySearch) {
  return {
    id,
    name: words,
    cells: { words: text(words), count: number(count), last: moment(lastSeenAt), first: moment(firstSeenAt) },
    commands: [],
  };
}
