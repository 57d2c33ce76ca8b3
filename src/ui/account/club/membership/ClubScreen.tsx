import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from '../../../kit/overlay/focus-return.ts';
import { useLayer } from '../../../kit/react/layer.ts';
import { CloseIcon } from '../../../kit/icon/icons.tsx';
import { IconButton } from '../../../kit/action/IconButton.tsx';
import * as css from './ClubScreen.css.ts';

interface ClubScreenProps {
  readonly isOpen: boolean;
  /** Called on Escape and on the close button. */
  readonly onClose: () => void;
  /** Label of the close button in the corner; absent when the content has its own. */
  readonly closeLabel?: string;
  /** Must contain a `Dialog.Title`. */
  readonly children: ReactNode;
}

/** A full-screen modal in the Bliss Club's colours. Traps focus and restores it on close. */
export function ClubScreen({ isOpen, onClose, closeLabel, children }: ClubScreenProps) {
  const focusReturn = useFocusReturn();
  useLayer(isOpen, onClose);
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
