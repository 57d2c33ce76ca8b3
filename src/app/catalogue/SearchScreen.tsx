import { searchLogic } from '../../machines/catalogue/search/search.actors.ts';
import { createSearchService } from '../../services/catalogue/search.service.ts';
import { useScreenActor, useShop } from '../../ui/shell/app/actors.tsx';
import { loadSearchPanel, SearchButton } from '../../ui/catalogue/search/SearchButton.tsx';
import { useServices } from '../platform/services.tsx';

/** The search of the header, once its code has loaded. */
export function SearchScreen() {
  const { http, store } = useServices();
  const service = createSearchService(http, store);
  const actor = useScreenActor(searchLogic(service), { parent: useShop(), recent: service.readRecent() });
  return <SearchButton actor={actor} />;
}

/** What its button opens. */
export const loadPanel = loadSearchPanel;
