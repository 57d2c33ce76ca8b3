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

/** The bundle that the cart has, above the sum that it lowers. */
export function DrawerBundle() {
  return usePromotionsView('cartBundle', hasBundle) && <AppliedBundle />;
}

/** What the cart could also have, below the sum: bundles, an offer, then the Bliss Club. */
export function DrawerDeals() {
  const hasOffer = usePromotionsView('couponPopup', isInCart);
  const isBundled = usePromotionsView('cartBundle', hasBundle);
  return (
    <>
      {!isBundled && <Suggestions />}
      <div aria-live="polite">
        <OnceWanted part={couponCard} isWanted={hasOffer} props={{}} />
      </div>
      <MembershipPromo />
    </>
  );
}

const hasBundle = (snapshot: Parameters<typeof appliedBundleId>[0]) => appliedBundleId(snapshot) !== null;

/** Up to two bundles that match the cart. */
function Suggestions() {
  return <DrawerStrip {...useStrip({ product: null, source: 'cart', limit: cartConstants.bundleSuggestions })} />;
}
