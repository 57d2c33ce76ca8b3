import { t } from '../../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type { searchMachine } from '../../../machines/catalogue/search/search.machine.ts';
import { searchView } from '../../../machines/catalogue/search/search.view.ts';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { openedLate } from '../../kit/action/on-demand.tsx';
import { SearchIcon } from '../../kit/icon/icons.tsx';
import { useView } from '../../shell/app/actors.tsx';

export type SearchRef = ActorRefFrom<typeof searchMachine>;

const Panel = openedLate(() => import('./SearchPanel.tsx').then((module) => module.SearchPanel));

/** Loads what the button opens, so that it opens at once. */
export const loadSearchPanel = Panel.load;

/** Opens the search over the page. */
export function SearchButton({ actor }: { readonly actor: SearchRef }) {
  const view = searchView(useView(actor, (snapshot) => snapshot));
  return (
    <>
      <IconButton
        label={t`Search`}
        aria-haspopup="dialog"
        data-early=""
        aria-expanded={view.isOpen}
        onClick={() => actor.send({ type: 'search.open' })}
      >
        <SearchIcon />
      </IconButton>
      <Panel open={view.isOpen} actor={actor} view={view} />
    </>
  );
}
