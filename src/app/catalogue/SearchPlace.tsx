import { ClientOnly } from '../../ui/kit/react/ClientOnly.tsx';
import { LazyBoundary, lazyComponent } from '../../ui/kit/react/lazy-component.tsx';
import { SearchLink } from '../../ui/shell/header/SearchLink.tsx';

const Search = lazyComponent(() => import('../shell/HeaderParts.tsx').then((module) => module.SearchScreen));

/** The search's place in the header: a link to the shop, which has a field, until its code has loaded. */
export function SearchPlace() {
  return (
    <ClientOnly fallback={<SearchLink />}>
      <LazyBoundary loading={<SearchLink />} failed={<SearchLink />}>
        <Search />
      </LazyBoundary>
    </ClientOnly>
  );
}
