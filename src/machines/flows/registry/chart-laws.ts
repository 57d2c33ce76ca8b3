import type { Law } from '../../kit/laws.ts';
import { membershipOfferLaws } from '../../account/club/membership-offer/membership-offer.laws.ts';
import { membershipLaws } from '../../account/club/membership/membership.laws.ts';
import { welcomeLaws } from '../../account/club/welcome/welcome.laws.ts';
import { logoutLaws } from '../../account/logout/logout.laws.ts';
import { sessionLaws } from '../../account/session/session.laws.ts';
import { signInLaws } from '../../account/sign-in/sign-in.laws.ts';
import { cartSyncLaws } from '../../cart/cart-sync/cart-sync.laws.ts';
import { cartLaws } from '../../cart/cart/cart.laws.ts';
import { catalogueLaws } from '../../catalogue/catalogue/catalogue.laws.ts';
import { deliveryCheckLaws } from '../../catalogue/delivery-check/delivery-check.laws.ts';
import { searchLaws } from '../../catalogue/search/search.laws.ts';
import { productOptionsLaws } from '../../catalogue/product-options/product-options.laws.ts';
import { addressFormLaws } from '../../checkout/address-form/address-form.laws.ts';
import { checkoutLaws } from '../../checkout/checkout/checkout.laws.ts';
import { payLaws } from '../../checkout/pay/pay.laws.ts';
import { paymentLaws } from '../../checkout/payment/payment.laws.ts';
import { confirmationLaws } from '../../kit/confirmation/confirmation.laws.ts';
import { countdownLaws } from '../../kit/countdown/countdown.laws.ts';
import { timedRevealLaws } from '../../kit/timed-reveal/timed-reveal.laws.ts';
import { mandateLaws } from '../../orders/mandate/mandate.laws.ts';
import { orderReturnLaws } from '../../orders/order-return/order-return.laws.ts';
import { orderViewLaws } from '../../orders/order-view/order-view.laws.ts';
import { orderLaws } from '../../orders/order/order.laws.ts';
import { parcelLaws } from '../../orders/parcel/parcel.laws.ts';
import { subscriptionLaws } from '../../orders/subscription/subscription.laws.ts';
import { prescriptionHoldLaws } from '../../prescriptions/prescription-hold/prescription-hold.laws.ts';
import { prescriptionLaws } from '../../prescriptions/prescription/prescription.laws.ts';
import { bundleBuilderLaws } from '../../promotions/bundle-builder/bundle-builder.laws.ts';
import { bundleCardLaws } from '../../promotions/bundle-card/bundle-card.laws.ts';
import { cardVisibilityLaws } from '../../promotions/card-visibility/card-visibility.laws.ts';
import { codeCopyLaws } from '../../promotions/code-copy/code-copy.laws.ts';
import { overlaysLaws } from '../../promotions/overlays/overlays.laws.ts';
import { popupTriggerLaws } from '../../promotions/popup-trigger/popup-trigger.laws.ts';
import { tierCelebrationLaws } from '../../promotions/tier-celebration/tier-celebration.laws.ts';
import { connectionLaws } from '../../shell/connection/connection.laws.ts';
import { consentLaws } from '../../shell/consent/consent.laws.ts';
import { consultationLaws } from '../../shell/consultation/consultation.laws.ts';
import { menuLaws } from '../../shell/menu/menu.laws.ts';
import { navigationLaws } from '../../shell/navigation/navigation.laws.ts';
import { shopLaws } from '../../shell/shop/shop.laws.ts';
import { splashLaws } from '../../shell/splash/splash.laws.ts';
import { themeLaws } from '../../shell/theme/theme.laws.ts';
import { toastLaws } from '../../shell/toast/toast.laws.ts';
import { toastsLaws } from '../../shell/toasts/toasts.laws.ts';
import { trackingLaws } from '../../shell/tracking/tracking.laws.ts';

/** The laws of each chart, by slug (LAW-01). */
export const chartLaws: Readonly<Record<string, readonly Law[]>> = {
  'membership-offer': membershipOfferLaws,
  membership: membershipLaws,
  welcome: welcomeLaws,
  logout: logoutLaws,
  session: sessionLaws,
  'sign-in': signInLaws,
  'cart-sync': cartSyncLaws,
  cart: cartLaws,
  catalogue: catalogueLaws,
  search: searchLaws,
  'delivery-check': deliveryCheckLaws,
  'product-options': productOptionsLaws,
  'address-form': addressFormLaws,
  checkout: checkoutLaws,
  pay: payLaws,
  payment: paymentLaws,
  confirmation: confirmationLaws,
  countdown: countdownLaws,
  'timed-reveal': timedRevealLaws,
  mandate: mandateLaws,
  'order-return': orderReturnLaws,
  'order-view': orderViewLaws,
  order: orderLaws,
  parcel: parcelLaws,
  subscription: subscriptionLaws,
  'prescription-hold': prescriptionHoldLaws,
  prescription: prescriptionLaws,
  'bundle-builder': bundleBuilderLaws,
  'bundle-card': bundleCardLaws,
  'card-visibility': cardVisibilityLaws,
  'code-copy': codeCopyLaws,
  overlays: overlaysLaws,
  'popup-trigger': popupTriggerLaws,
  'tier-celebration': tierCelebrationLaws,
  connection: connectionLaws,
  consent: consentLaws,
  consultation: consultationLaws,
  menu: menuLaws,
  navigation: navigationLaws,
  shop: shopLaws,
  splash: splashLaws,
  theme: themeLaws,
  toast: toastLaws,
  toasts: toastsLaws,
  tracking: trackingLaws,
};

/** A chart's laws; none for a chart without. */
export function lawsOf(slug: string): readonly Law[] {
  return new Map(Object.entries(chartLaws)).get(slug) ?? [];
}
