import { t } from '../../../domain/kit/text/text.ts';
import {
  couponPopupView,
  isInCart,
  offerCopy,
  offerCountdown,
} from '../../../machines/promotions/coupon-popup/coupon-popup.view.ts';
import { usePromotionsActor, usePromotionsView } from '../../shell/app/actors.tsx';
import { CloseIcon } from '../../kit/icon/icons.tsx';
import { IconButton } from '../../kit/action/IconButton.tsx';
import * as css from './CouponCard.css.ts';
import { Offer } from './Offer.tsx';
import * as words from './Offer.css.ts';

/** An offer inside the open cart, in the flow instead of over it. */
export function CouponCard() {
  const popup = usePromotionsActor('couponPopup');
  const isShown = usePromotionsView('couponPopup', isInCart);
  const view = usePromotionsView('couponPopup', couponPopupView);
  const countdown = usePromotionsView('couponPopup', offerCountdown);
  const copy = usePromotionsView('couponPopup', offerCopy);
  if (!isShown || !view) return null;
  return (
    <section className={css.card} aria-label={t`Offer: ${view.title}`}>
      <IconButton label={t`Close offer`} className={css.close} onClick={() => popup.send({ type: 'popup.close' })}>
        <CloseIcon />
      </IconButton>
      <Offer
        view={view}
        countdown={countdown}
        copy={copy}
        title={
          <h3 className={words.title} lang={view.langs.title}>
            {view.title}
          </h3>
        }
        description={
          <p className={words.description} lang={view.langs.description}>
            {view.description}
          </p>
        }
        onApply={() => popup.send({ type: 'coupon.apply' })}
        onDismiss={() => popup.send({ type: 'popup.dismiss' })}
      />
    </section>
  );
}
