import { Dialog } from 'radix-ui';
import type { ActorRefFrom } from 'xstate';
import type { searchMachine } from '../../../machines/catalogue/search/search.machine.ts';
import { searchView } from '../../../machines/catalogue/search/search.view.ts';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../../kit/icon/icons.tsx';
import { Modal } from '../../kit/overlay/Modal.tsx';
import { fadeless, place, sheet } from './Search.css.ts';
import { useView } from '../../shell/app/actors.tsx';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import { SearchField } from './SearchField.tsx';

export type SearchRef = ActorRefFrom<typeof searchMachine>;

/** Opens the search over the page. */
export function SearchButton({ actor }: { readonly actor: SearchRef }) {
  const view = searchView(useView(actor, (snapshot) => snapshot));
  const close = () => actor.send({ type: 'search.close' });
  return (
    <>
      <IconButton
        label="Search"
        aria-haspopup="dialog"
        aria-expanded={view.isOpen}
        onClick={() => actor.send({ type: 'search.open' })}
      >
        <SearchIcon />
      </IconButton>
      <Modal
        open={view.isOpen}
        onClose={close}
        over="sheet"
        place={place}
        content={{ className: `${sheet} ${fadeless}` }}
      >
        <Dialog.Title className={visuallyHidden}>Search the shop</Dialog.Title>
        <SearchField actor={actor} view={view}>
          <Dialog.Close asChild>
            <IconButton label="Close search">
              <CloseIcon />
            </IconButton>
          </Dialog.Close>
        </SearchField>
      </Modal>
    </>
  );
}
