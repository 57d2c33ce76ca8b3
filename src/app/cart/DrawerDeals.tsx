import { OnceWanted } from '../../ui/kit/react/lazy-component.tsx';
import { cartConstants } from '../../domain/kit/constants.ts';
import { appliedBundleId } from '../../machines/cart/cart-bundle/cart-bundle.view.ts';
import { isInCart } from '../../machines/promotions/coupon-popup/coupon-popup.view.ts';
import { usePromotionsView } from '../../ui/shell/app/actors.tsx';
import { AppliedBundle } from '../../ui/promotions/bundle/AppliedBundle.tsx';
import { DrawerStrip } from '../../ui/promotions/bundle-strip/DrawerStrip.tsx';
import { MembershipPromo } from '../../ui/account/club/membership/MembershipPromo.tsx';
import { couponCard } from '../promotions/overlay-parts.ts';
import { useStrip } from '../promotions/use-strip.tsx';

/** The part between cart lines and totals: bundles, then the Bliss Club. */
export function DrawerDeals() {
  const hasOffer = usePromotionsView('couponPopup', isInCart);
  const hasBundle = usePromotionsView('cartBundle', (snapshot) => appliedBundleId(snapshot) !== null);
  return (
    <>
      {hasBundle ? <AppliedBundle /> : <Suggestions />}
      <div aria-live="polite">
        <OnceWanted part={couponCard} isWanted={hasOffer} props={{}} />
      </div>
      <MembershipPromo />
    </>
  );
}

/** Up to two bundles that match the cart. */
function Suggestions() {
  return <DrawerStrip {...useStrip({ product: null, source: 'cart', limit: cartConstants.bundleSuggestions })} />;
}
