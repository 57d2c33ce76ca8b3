import { t } from '../../../domain/kit/text/text.ts';
import { Dialog } from 'radix-ui';
import type { SearchView } from '../../../machines/catalogue/search/search.view.ts';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { CloseIcon } from '../../kit/icon/icons.tsx';
import { Modal } from '../../kit/overlay/Modal.tsx';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import { fadeless, place, sheet } from './Search.css.ts';
import type { SearchRef } from './SearchButton.tsx';
import { SearchField } from './SearchField.tsx';

interface SearchPanelProps {
  readonly open: boolean;
  readonly actor: SearchRef;
  readonly view: SearchView;
}

/** The search over the page. */
export function SearchPanel({ open, actor, view }: SearchPanelProps) {
  return (
    <Modal
      open={open}
      onClose={() => actor.send({ type: 'search.close' })}
      over="sheet"
      place={place}
      content={{ className: `${sheet} ${fadeless}` }}
    >
      <Dialog.Title className={visuallyHidden}>{t`Search the shop`}</Dialog.Title>
      <SearchField actor={actor} view={view}>
        <Dialog.Close asChild>
          <IconButton label={t`Close search`}>
            <CloseIcon />
          </IconButton>
        </Dialog.Close>
      </SearchField>
    </Modal>
  );
}
