import {
  addressFormCases,
  addressFormInput,
  addressFormKey,
} from '../../checkout/address-form/address-form.cases.ts';
import { addressFormMachine } from '../../checkout/address-form/address-form.machine.ts';
import { analyticsCases, analyticsInput, analyticsKey } from '../../promotions/analytics/analytics.cases.ts';
import { analyticsMachine } from '../../promotions/analytics/analytics.machine.ts';
import {
  bannerCarouselCases,
  bannerCarouselInput,
  bannerCarouselStarts,
} from '../../promotions/banner-carousel/banner-carousel.cases.ts';
import { bannerCarouselMachine } from '../../promotions/banner-carousel/banner-carousel.machine.ts';
import {
  bundleBuilderCases,
  bundleBuilderInput,
  bundleBuilderKey,
} from '../../promotions/bundle-builder/bundle-builder.cases.ts';
import { bundleBuilderMachine } from '../../promotions/bundle-builder/bundle-builder.machine.ts';
import { cardVisibilityInput } from '../../promotions/card-visibility/card-visibility.cases.ts';
import { cardVisibilityMachine } from '../../promotions/card-visibility/card-visibility.machine.ts';
import {
  bundleCardCases,
  bundleCardInput,
  bundleCardStarts,
} from '../../promotions/bundle-card/bundle-card.cases.ts';
import { bundleCardMachine } from '../../promotions/bundle-card/bundle-card.machine.ts';
import { bundleStripCases, bundleStripInput } from '../../promotions/bundle-strip/bundle-strip.cases.ts';
import { bundleStripMachine } from '../../promotions/bundle-strip/bundle-strip.machine.ts';
import { cartBundleCases, cartBundleInput, cartBundleKey } from '../../cart/cart-bundle/cart-bundle.cases.ts';
import { cartBundleMachine } from '../../cart/cart-bundle/cart-bundle.machine.ts';
import { cartCases, cartInput, cartKey } from '../../cart/cart/cart.cases.ts';
import { cartMachine } from '../../cart/cart/cart.machine.ts';
import { cartSyncCases, cartSyncInput, cartSyncKey } from '../../cart/cart-sync/cart-sync.cases.ts';
import { cartSyncMachine } from '../../cart/cart-sync/cart-sync.machine.ts';
import { catalogueCases, catalogueInput } from '../../catalogue/catalogue/catalogue.cases.ts';
import { catalogueMachine } from '../../catalogue/catalogue/catalogue.machine.ts';
import { checkoutParts } from '../../checkout/checkout/checkout.cases.ts';
import { checkoutMachine } from '../../checkout/checkout/checkout.machine.ts';
import { confirmationCases, confirmationInput } from '../../kit/confirmation/confirmation.cases.ts';
import { confirmationMachine } from '../../kit/confirmation/confirmation.machine.ts';
import { connectionMachine } from '../../shell/connection/connection.machine.ts';
import { consentCases, consentInput, consentKey } from '../../shell/consent/consent.cases.ts';
import { consentMachine } from '../../shell/consent/consent.machine.ts';
import { consultationCases, consultationInput } from '../../shell/consultation/consultation.cases.ts';
import { consultationMachine } from '../../shell/consultation/consultation.machine.ts';
import { countdownCases, countdownInput } from '../../kit/countdown/countdown.cases.ts';
import { countdownMachine } from '../../kit/countdown/countdown.machine.ts';
import {
  dashboardSectionCases,
  dashboardSectionInput,
  dashboardSectionStarts,
} from '../../account/dashboard-section/dashboard-section.cases.ts';
import { dashboardSectionMachine } from '../../account/dashboard-section/dashboard-section.machine.ts';
import { deliveryCheckCases, deliveryCheckInput } from '../../catalogue/delivery-check/delivery-check.cases.ts';
import { deliveryCheckMachine } from '../../catalogue/delivery-check/delivery-check.machine.ts';
import { type CatalogueEntry, dashboard, shopper } from './chart-entry.ts';
import { flowCharts } from './flow-charts.ts';
import { campaignCharts } from './promotion-charts.ts';
import { serverCharts } from './server-charts.ts';
import { accountCharts } from './account-charts.ts';
import { adminCharts } from './admin-charts.ts';
import { prescriptionCharts } from './prescription-charts.ts';
import { reviewCharts } from './review-charts.ts';
import { nobody } from '../../kit/cases.ts';
import { logoutCases } from '../../account/logout/logout.cases.ts';
import { logoutMachine } from '../../account/logout/logout.machine.ts';
import { membershipCases, membershipInput, membershipKey } from '../../account/club/membership/membership.cases.ts';
import { membershipMachine } from '../../account/club/membership/membership.machine.ts';
import { membershipOfferInput } from '../../account/club/membership-offer/membership-offer.cases.ts';
import { membershipOfferMachine } from '../../account/club/membership-offer/membership-offer.machine.ts';
import { searchParts } from '../../catalogue/search/search.cases.ts';
import { searchMachine } from '../../catalogue/search/search.machine.ts';
import { menuMachine } from '../../shell/menu/menu.machine.ts';
import { navigationCases, navigationInput, navigationKey } from '../../shell/navigation/navigation.cases.ts';
import { navigationMachine } from '../../shell/navigation/navigation.machine.ts';
import { orderViewCases, orderViewInput, orderViewStarts } from '../../orders/order-view/order-view.cases.ts';
import { orderViewMachine } from '../../orders/order-view/order-view.machine.ts';
import {
  orderReturnFormCases,
  orderReturnFormInput,
  orderReturnFormKey,
} from '../../orders/order-return-form/order-return-form.cases.ts';
import { orderReturnFormMachine } from '../../orders/order-return-form/order-return-form.machine.ts';
import { ordersCases, ordersInput } from '../../orders/orders/orders.cases.ts';
import { ordersMachine } from '../../orders/orders/orders.machine.ts';
import { reorderCases, reorderInput, reorderKey } from '../../orders/reorder/reorder.cases.ts';
import { reorderMachine } from '../../orders/reorder/reorder.machine.ts';
import { overlaysCases, overlaysInput, overlaysKey } from '../../promotions/overlays/overlays.cases.ts';
import { overlaysMachine } from '../../promotions/overlays/overlays.machine.ts';
import { payCases, payInput, payKey } from '../../checkout/pay/pay.cases.ts';
import { payMachine } from '../../checkout/pay/pay.machine.ts';
import { moneyCharts } from './money-charts.ts';
import { codeCopyCases, codeCopyInput } from '../../promotions/code-copy/code-copy.cases.ts';
import { codeCopyMachine } from '../../promotions/code-copy/code-copy.machine.ts';
import {
  couponPopupCases,
  couponPopupInput,
  couponPopupKey,
  couponPopupStarts,
} from '../../promotions/coupon-popup/coupon-popup.cases.ts';
import { couponPopupMachine } from '../../promotions/coupon-popup/coupon-popup.machine.ts';
import { flashPopupCases, flashPopupInput, flashPopupKey } from '../../promotions/flash-popup/flash-popup.cases.ts';
import { flashPopupMachine } from '../../promotions/flash-popup/flash-popup.machine.ts';
import {
  popupTriggerCases,
  popupTriggerInput,
  popupTriggerStarts,
} from '../../promotions/popup-trigger/popup-trigger.cases.ts';
import { popupTriggerMachine } from '../../promotions/popup-trigger/popup-trigger.machine.ts';
import { popupTestCases, popupTestInput, popupTestKey } from '../../admin/sections/popup-test/popup-test.cases.ts';
import { popupTestMachine } from '../../admin/sections/popup-test/popup-test.machine.ts';
import {
  productOptionsCases,
  productOptionsInput,
  clubInput,
  goneInput,
  soldOutInput,
  splitInput,
} from '../../catalogue/product-options/product-options.cases.ts';
import { productOptionsMachine } from '../../catalogue/product-options/product-options.machine.ts';
import { promotionsCases, promotionsInput } from '../../promotions/promotions/promotions.cases.ts';
import { promotionsMachine } from '../../promotions/promotions/promotions.machine.ts';
import { sessionCases, sessionInput, sessionKey } from '../../account/session/session.cases.ts';
import { sessionMachine } from '../../account/session/session.machine.ts';
import { shopCases, shopInput } from '../../shell/shop/shop.cases.ts';
import { shopMachine } from '../../shell/shop/shop.machine.ts';
import { signInCases, signInInfeasible, signInInput, signInKey } from '../../account/sign-in/sign-in.cases.ts';
import { signInMachine } from '../../account/sign-in/sign-in.machine.ts';
import { splashInput, splashStarts } from '../../shell/splash/splash.cases.ts';
import { splashMachine } from '../../shell/splash/splash.machine.ts';
import { themeCases } from '../../shell/theme/theme.cases.ts';
import { themeMachine } from '../../shell/theme/theme.machine.ts';
import {
  tierCelebrationCases,
  tierCelebrationInput,
} from '../../promotions/tier-celebration/tier-celebration.cases.ts';
import { tierCelebrationMachine } from '../../promotions/tier-celebration/tier-celebration.machine.ts';
import {
  tierProgressCases,
  tierProgressInput,
  tierProgressKey,
} from '../../promotions/tier-progress/tier-progress.cases.ts';
import { tierProgressMachine } from '../../promotions/tier-progress/tier-progress.machine.ts';
import { timedRevealInput } from '../../kit/timed-reveal/timed-reveal.cases.ts';
import { timedRevealMachine } from '../../kit/timed-reveal/timed-reveal.machine.ts';
import { toastMachine } from '../../shell/toast/toast.machine.ts';
import { toastInput } from '../../shell/toast/toast.cases.ts';
import { toastsCases, toastsKey } from '../../shell/toasts/toasts.cases.ts';
import { toastsMachine } from '../../shell/toasts/toasts.machine.ts';
import { trackingCases, trackingInput, trackingKey, trackingStarts } from '../../shell/tracking/tracking.cases.ts';
import { trackingMachine } from '../../shell/tracking/tracking.machine.ts';
import { welcomeCases, welcomeInput, welcomeKey } from '../../account/club/welcome/welcome.cases.ts';
import { welcomeMachine } from '../../account/club/welcome/welcome.machine.ts';

export type { CatalogueEntry } from './chart-entry.ts';

/** Every chart of the shop. A test fails if one is missing. */
export const catalogue: readonly CatalogueEntry[] = [
  shopper('The shop', shopMachine, { input: shopInput, cases: shopCases }),
  shopper('Session', sessionMachine, { input: sessionInput, cases: sessionCases, key: sessionKey }),
  shopper('Logout', logoutMachine, { input: undefined, cases: logoutCases }),
  shopper('Sign-in', signInMachine, {
    input: signInInput,
    cases: signInCases,
    key: signInKey,
    infeasible: signInInfeasible,
  }),
  shopper('Cart', cartMachine, { input: cartInput, cases: cartCases, key: cartKey }),
  shopper('Cart sync', cartSyncMachine, { input: cartSyncInput, cases: cartSyncCases, key: cartSyncKey }),
  shopper('Product list', catalogueMachine, { input: catalogueInput, cases: catalogueCases }),
  shopper('Product options', productOptionsMachine, {
    input: productOptionsInput,
    starts: [soldOutInput, clubInput, splitInput, goneInput],
    cases: productOptionsCases,
  }),
  shopper('Bundle builder', bundleBuilderMachine, {
    input: bundleBuilderInput,
    cases: bundleBuilderCases,
    key: bundleBuilderKey,
  }),
  shopper('Delivery check', deliveryCheckMachine, { input: deliveryCheckInput, cases: deliveryCheckCases }),
  shopper('Checkout', checkoutMachine, checkoutParts),
  shopper('Address', addressFormMachine, { input: addressFormInput, cases: addressFormCases, key: addressFormKey }),
  shopper('Payment', payMachine, { input: payInput, cases: payCases, key: payKey }),
  shopper('One order', orderViewMachine, {
    input: orderViewInput,
    starts: orderViewStarts,
    cases: orderViewCases,
  }),
  shopper('Confirmation', confirmationMachine, { input: confirmationInput, cases: confirmationCases }),
  shopper('Consultation', consultationMachine, { input: consultationInput, cases: consultationCases }),
  shopper('Search', searchMachine, searchParts),
  shopper('Navigation', navigationMachine, {
    input: navigationInput,
    cases: navigationCases,
    key: navigationKey,
  }),
  shopper('Popup test page', popupTestMachine, {
    input: popupTestInput,
    cases: popupTestCases,
    key: popupTestKey,
  }),
  shopper('Banners', bannerCarouselMachine, {
    input: bannerCarouselInput,
    starts: bannerCarouselStarts,
    cases: bannerCarouselCases,
  }),
  shopper('Splash screen', splashMachine, { input: splashInput, starts: splashStarts, cases: {} }),
  shopper('Menu', menuMachine, { input: { parent: nobody }, cases: {} }),
  shopper('Theme', themeMachine, { input: undefined, cases: themeCases }),
  shopper('Connection', connectionMachine, { input: { parent: nobody }, cases: {} }),
  shopper('Toasts', toastsMachine, { input: undefined, cases: toastsCases, key: toastsKey }),
  shopper('Toast', toastMachine, { input: toastInput, cases: {} }),
  shopper('Promotions', promotionsMachine, { input: promotionsInput, cases: promotionsCases }),
  shopper('Consent', consentMachine, {
    input: consentInput,
    starts: [consentInput, { ...consentInput, asked: [] }],
    cases: consentCases,
    key: consentKey,
  }),
  shopper('Third-party analytics', trackingMachine, {
    input: trackingInput,
    starts: trackingStarts,
    cases: trackingCases,
    key: trackingKey,
  }),
  shopper('Bundle analytics', analyticsMachine, {
    input: analyticsInput,
    cases: analyticsCases,
    key: analyticsKey,
  }),
  shopper('Card visibility', cardVisibilityMachine, { input: cardVisibilityInput, cases: {} }),
  shopper('Overlays', overlaysMachine, { input: overlaysInput, cases: overlaysCases, key: overlaysKey }),
  shopper('Countdown', countdownMachine, { input: countdownInput, cases: countdownCases }),
  shopper('Tier progress', tierProgressMachine, {
    input: tierProgressInput,
    cases: tierProgressCases,
    key: tierProgressKey,
  }),
  shopper('Tier celebration', tierCelebrationMachine, { input: tierCelebrationInput, cases: tierCelebrationCases }),
  shopper('Membership', membershipMachine, {
    input: membershipInput,
    cases: membershipCases,
    key: membershipKey,
  }),
  shopper('Membership offer', membershipOfferMachine, { input: membershipOfferInput, cases: {} }),
  shopper('Club welcome', welcomeMachine, { input: welcomeInput, cases: welcomeCases, key: welcomeKey }),
  shopper('Timed reveal', timedRevealMachine, { input: timedRevealInput, cases: {} }),
  shopper('Flash sale', flashPopupMachine, { input: flashPopupInput, cases: flashPopupCases, key: flashPopupKey }),
  shopper('Coupon offers', couponPopupMachine, {
    input: couponPopupInput,
    starts: couponPopupStarts,
    cases: couponPopupCases,
    key: couponPopupKey,
  }),
  shopper('Copy button', codeCopyMachine, { input: codeCopyInput, cases: codeCopyCases }),
  shopper('Popup triggers', popupTriggerMachine, {
    input: popupTriggerInput,
    starts: popupTriggerStarts,
    cases: popupTriggerCases,
  }),
  dashboard('Dashboard section', dashboardSectionMachine, {
    input: dashboardSectionInput,
    starts: dashboardSectionStarts,
    cases: dashboardSectionCases,
  }),
  dashboard('Order list', ordersMachine, { input: ordersInput, cases: ordersCases }),
  dashboard('Reorder', reorderMachine, { input: reorderInput, cases: reorderCases, key: reorderKey }),
  dashboard('Return form', orderReturnFormMachine, {
    input: orderReturnFormInput,
    cases: orderReturnFormCases,
    key: orderReturnFormKey,
  }),
  ...moneyCharts.map(({ title, machine, ...parts }) => dashboard(title, machine, parts)),
  ...flowCharts,
  shopper('Bundle in the cart', cartBundleMachine, {
    input: cartBundleInput,
    cases: cartBundleCases,
    key: cartBundleKey,
  }),
  shopper('Bundle strip', bundleStripMachine, { input: bundleStripInput, cases: bundleStripCases }),
  shopper('Bundle card', bundleCardMachine, {
    input: bundleCardInput,
    starts: bundleCardStarts,
    cases: bundleCardCases,
  }),
  ...accountCharts,
  ...adminCharts,
  ...campaignCharts,
  ...prescriptionCharts,
  ...reviewCharts,
  ...serverCharts,
];
