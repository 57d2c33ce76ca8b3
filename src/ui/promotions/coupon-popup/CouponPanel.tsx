import { t } from '../../../domain/kit/text/text.ts';
import { Dialog } from 'radix-ui';
import {
  couponPopupView,
  isOverPage,
  offerCopy,
  offerCountdown,
} from '../../../machines/promotions/coupon-popup/coupon-popup.view.ts';
import { usePromotionsActor, usePromotionsView, useShopView } from '../../shell/app/actors.tsx';
import type { Page } from '../../../domain/shell/page/page.ts';
import { useFocusReturn } from '../../kit/overlay/focus-return.ts';
import { CloseIcon } from '../../kit/icon/icons.tsx';
import { IconButton } from '../../kit/action/IconButton.tsx';
import * as overlay from '../../kit/overlay/overlay.css.ts';
import * as css from './CouponPanel.css.ts';
import { Offer } from './Offer.tsx';
import * as words from './Offer.css.ts';

const checkoutRoutes: ReadonlySet<Page['route']> = new Set(['checkout', 'payment']);
const stay = (event: Event) => event.preventDefault();

/** An offer as a non-modal dialog. The page stays usable. At the checkout it takes no focus: people fill in fields there. */
export function CouponPanel() {
  const popup = usePromotionsActor('couponPopup');
  const isOpen = usePromotionsView('couponPopup', isOverPage);
  const view = usePromotionsView('couponPopup', couponPopupView);
  const countdown = usePromotionsView('couponPopup', offerCountdown);
  const copy = usePromotionsView('couponPopup', offerCopy);
  const isCheckout = useShopView('navigation', ({ context }) => checkoutRoutes.has(context.page.route));
  const focusReturn = useFocusReturn();
  if (!view) return null;
  return (
    <Dialog.Root open={isOpen} modal={false} onOpenChange={(next) => !next && popup.send({ type: 'popup.close' })}>
      <Dialog.Portal>
        <Dialog.Content
          className={`${css.panel} ${overlay.fromMiddle}`}
          data-at={isCheckout ? 'checkout' : 'page'}
          onInteractOutside={(event) => event.preventDefault()}
          {...focusReturn}
          {...(isCheckout ? { onOpenAutoFocus: stay } : {})}
        >
          <Dialog.Close asChild>
            <IconButton label={t`Close offer`} className={css.close}>
              <CloseIcon />
            </IconButton>
          </Dialog.Close>
          <Offer
            view={view}
            countdown={countdown}
            copy={copy}
            title={
              <Dialog.Title className={words.title} lang={view.langs.title}>
                {view.title}
              </Dialog.Title>
            }
            description={
              <Dialog.Description className={words.description} lang={view.langs.description}>
                {view.description}
              </Dialog.Description>
            }
            onApply={() => popup.send({ type: 'coupon.apply' })}
            onDismiss={() => popup.send({ type: 'popup.dismiss' })}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
