import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from '../../../kit/overlay/focus-return.ts';
import { CloseIcon } from '../../../kit/icon/icons.tsx';
import { IconButton } from '../../../kit/action/IconButton.tsx';
import * as css from './ClubScreen.css.ts';

interface ClubScreenProps {
  readonly isOpen: boolean;
  /** Escape, or the close button, was used. */
  readonly onClose: () => void;
  /** What the close button in the corner says; absent where the content has its own. */
  readonly closeLabel?: string;
  /** Contains a `Dialog.Title`. */
  readonly children: ReactNode;
}

/** The club's own modal screen on its rani field; the focus is held, and given back afterwards. */
export function ClubScreen({ isOpen, onClose, closeLabel, children }: ClubScreenProps) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Content className={css.screen} aria-describedby={undefined} {...focusReturn}>
          {closeLabel !== undefined && (
            <Dialog.Close asChild>
              <IconButton label={closeLabel} className={css.close}>
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          )}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
