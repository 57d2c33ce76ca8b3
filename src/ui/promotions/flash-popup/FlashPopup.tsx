import { Dialog } from 'radix-ui';
import {
  flashCopy,
  flashCountdown,
  flashPopupView,
  isFlashOpen,
} from '../../../machines/promotions/flash-popup/flash-popup.view.ts';
import { usePromotionsActor, usePromotionsView } from '../../shell/app/actors.tsx';
import * as dialog from '../../kit/overlay/Dialog.css.ts';
import { useFocusReturn } from '../../kit/overlay/focus-return.ts';
import { CloseIcon } from '../../kit/icon/icons.tsx';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { overlayRoot } from '../../kit/overlay/overlay-root.ts';
import * as overlay from '../../kit/overlay/overlay.css.ts';
import * as css from './FlashPopup.css.ts';
import { FlashArt } from './FlashArt.tsx';
import { FlashOffer } from './FlashOffer.tsx';

/** The flash sale as a dialog; a bottom sheet on phones. */
export function FlashPopup() {
  const popup = usePromotionsActor('flashPopup');
  const isOpen = usePromotionsView('flashPopup', isFlashOpen);
  const view = usePromotionsView('flashPopup', flashPopupView);
  const countdown = usePromotionsView('flashPopup', flashCountdown);
  const copy = usePromotionsView('flashPopup', flashCopy);
  const focusReturn = useFocusReturn();
  const close = () => popup.send({ type: 'popup.close' });
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && close()}>
      <Dialog.Portal container={overlayRoot}>
        <Dialog.Overlay className={overlay.scrim} data-over="dialog" />
        <div className={dialog.place}>
          <Dialog.Content
            className={`${dialog.dialog} ${overlay.fromMiddle}`}
            data-width="large"
            data-flush=""
            {...focusReturn}
          >
            <Dialog.Close asChild>
              <IconButton label="Close offer" className={css.close}>
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
            <div className={css.panel}>
              <FlashArt />
              <FlashOffer
                isOpen={isOpen}
                view={view}
                countdown={countdown}
                copy={copy}
                onClaim={() => popup.send({ type: 'offer.claim' })}
                onLater={close}
              />
            </div>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
