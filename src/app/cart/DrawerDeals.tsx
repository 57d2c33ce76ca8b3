import { OnceWanted } from '../../ui/kit/react/lazy-component.tsx';
import { cartConstants } from '../../domain/kit/constants.ts';
import { appliedBundleId } from '../../machines/cart/cart-bundle/cart-bundle.view.ts';
import { isStripLoading } from '../../machines/promotions/bundle-strip/bundle-strip.view.ts';
import { isInCart } from '../../machines/promotions/coupon-popup/coupon-popup.view.ts';
import { usePromotionsView, useView } from '../../ui/shell/app/actors.tsx';
import { AppliedBundle } from '../../ui/promotions/bundle/AppliedBundle.tsx';
import { DrawerStrip } from '../../ui/promotions/bundle-strip/DrawerStrip.tsx';
import { MembershipPromo } from '../../ui/account/club/membership/MembershipPromo.tsx';
import { couponCard } from '../promotions/overlay-parts.ts';
import { useStrip } from '../promotions/use-strip.tsx';

/** The bundle that the cart has, above the sum that it lowers. */
export function DrawerBundle() {
  return usePromotionsView('cartBundle', hasBundle) && <AppliedBundle />;
}

/**
 * What the cart could also have, below the sum: up to two bundles, an offer, then the Bliss Club. What stands below the
 * bundles waits until they are known, so that nothing moves under a finger.
 */
export function DrawerDeals() {
  const bundles = useStrip({ product: null, source: 'cart', limit: cartConstants.bundleSuggestions });
  const isLoading = useView(bundles.strip, isStripLoading);
  const hasOffer = usePromotionsView('couponPopup', isInCart);
  const isBundled = usePromotionsView('cartBundle', hasBundle);
  const isSettled = isBundled || !isLoading;
  return (
    <>
      {!isBundled && <DrawerStrip {...bundles} />}
      <div aria-live="polite">
        <OnceWanted part={couponCard} isWanted={hasOffer && isSettled} props={{}} />
      </div>
      {isSettled && <MembershipPromo />}
    </>
  );
}

const hasBundle = (snapshot: Parameters<typeof appliedBundleId>[0]) => appliedBundleId(snapshot) !== null;
