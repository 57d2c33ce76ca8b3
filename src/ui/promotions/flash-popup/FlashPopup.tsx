import { t } from '../../../domain/kit/text/text.ts';
import { Dialog } from 'radix-ui';
import {
  flashCopy,
  flashCountdown,
  flashPopupView,
  isFlashOpen,
} from '../../../machines/promotions/flash-popup/flash-popup.view.ts';
import { usePromotionsActor, usePromotionsView } from '../../shell/app/actors.tsx';
import * as dialog from '../../kit/overlay/Dialog.css.ts';
import { CloseIcon } from '../../kit/icon/icons.tsx';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { Modal } from '../../kit/overlay/Modal.tsx';
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
  const close = () => popup.send({ type: 'popup.close' });
  return (
    <Modal
      open={isOpen}
      onClose={close}
      over="dialog"
      place={dialog.place}
      content={{ className: `${dialog.dialog} ${overlay.fromMiddle}`, 'data-width': 'large', 'data-flush': '' }}
    >
      <Dialog.Close asChild>
        <IconButton label={t`Close offer`} className={css.close}>
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
    </Modal>
  );
}
