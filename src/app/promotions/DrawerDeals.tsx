import { isInCart } from '../../machines/coupon-popup/coupon-popup.view.ts';
import { usePromotionsView } from '../../ui/app/actors.tsx';
import { MembershipPromo } from '../../ui/membership/MembershipPromo.tsx';
import { couponCard } from './coupon-card.ts';

/** What stands between the lines of the cart and its sums: bundles, and the club at the end. */
export function DrawerDeals() {
  const hasOffer = usePromotionsView('couponPopup', isInCart);
  return (
    <>
      <div aria-live="polite">{couponCard.render(hasOffer, {})}</div>
      <MembershipPromo />
    </>
  );
}
