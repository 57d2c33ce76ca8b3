import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Toran } from '../art/ornament/Toran.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import { IconButton } from '../action/IconButton.tsx';
import { WhileShown } from '../react/WhileShown.tsx';
import { Modal } from './Modal.tsx';
import * as overlay from './overlay.css.ts';
import * as css from './Sheet.css.ts';

export interface SheetProps {
  open: boolean;
  /** Called on the close button, Escape and clicks on the scrim. */
  onClose: () => void;
  title: string;
  /** After the title: '3 items'. */
  aside?: ReactNode;
  /** The close button's accessible name: 'Close cart'. */
  closeLabel: string;
  /** Scrollable content. */
  children: ReactNode;
  /** Fixed at the bottom. */
  foot?: ReactNode;
}

/**
 * A modal panel of 460 px on the right (full width on phones), with the garland during Diwali. The close button gets
 * initial focus; closing restores focus. Import it lazily, because it needs Radix.
 */
export function Sheet({ open, onClose, title, aside, closeLabel, children, foot }: SheetProps) {
  return (
    <Modal open={open} onClose={onClose} over="sheet" content={{ className: `${css.sheet} ${overlay.fromRight}` }}>
      <header className={css.head}>
        <div className={css.garland}>
          <Toran small />
        </div>
        <Dialog.Close asChild>
          <IconButton label={closeLabel} className={css.close}>
            <CloseIcon />
          </IconButton>
        </Dialog.Close>
        <Dialog.Title className={css.title}>{title}</Dialog.Title>
        {aside && <span className={css.aside}>{aside}</span>}
      </header>
      <WhileShown isKept>
        <div className={css.body}>{children}</div>
        {foot && <footer className={css.foot}>{foot}</footer>}
      </WhileShown>
    </Modal>
  );
}
