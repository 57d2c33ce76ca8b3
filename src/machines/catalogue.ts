import { addressFormCases, addressFormInput, addressFormKey } from './address-form/address-form.cases.ts';
import { addressFormMachine } from './address-form/address-form.machine.ts';
import { analyticsCases, analyticsInput, analyticsKey } from './analytics/analytics.cases.ts';
import { analyticsMachine } from './analytics/analytics.machine.ts';
import {
  bannerCarouselCases,
  bannerCarouselInput,
  bannerCarouselStarts,
} from './banner-carousel/banner-carousel.cases.ts';
import { bannerCarouselMachine } from './banner-carousel/banner-carousel.machine.ts';
import { bundleBuilderCases, bundleBuilderInput, bundleBuilderKey } from './bundle-builder/bundle-builder.cases.ts';
import { bundleBuilderMachine } from './bundle-builder/bundle-builder.machine.ts';
import { cardVisibilityInput } from './card-visibility/card-visibility.cases.ts';
import { cardVisibilityMachine } from './card-visibility/card-visibility.machine.ts';
import { bundleCardCases, bundleCardInput, bundleCardStarts } from './bundle-card/bundle-card.cases.ts';
import { bundleCardMachine } from './bundle-card/bundle-card.machine.ts';
import { bundleStripCases, bundleStripInput } from './bundle-strip/bundle-strip.cases.ts';
import { bundleStripMachine } from './bundle-strip/bundle-strip.machine.ts';
import { cartBundleCases, cartBundleInput, cartBundleKey } from './cart-bundle/cart-bundle.cases.ts';
import { cartBundleMachine } from './cart-bundle/cart-bundle.machine.ts';
import { cartCases, cartInput, cartKey } from './cart/cart.cases.ts';
import { cartMachine } from './cart/cart.machine.ts';
import { cartSyncCases, cartSyncInput, cartSyncKey } from './cart-sync/cart-sync.cases.ts';
import { cartSyncMachine } from './cart-sync/cart-sync.machine.ts';
import { catalogueCases, catalogueInput } from './catalogue/catalogue.cases.ts';
import { catalogueMachine } from './catalogue/catalogue.machine.ts';
import { checkoutCases, checkoutInput, checkoutKey } from './checkout/checkout.cases.ts';
import { checkoutMachine } from './checkout/checkout.machine.ts';
import { confirmationCases, confirmationInput } from './confirmation/confirmation.cases.ts';
import { confirmationMachine } from './confirmation/confirmation.machine.ts';
import { connectionMachine } from './connection/connection.machine.ts';
import { consentCases, consentInput, consentKey } from './consent/consent.cases.ts';
import { consentMachine } from './consent/consent.machine.ts';
import { consultationCases, consultationInput } from './consultation/consultation.cases.ts';
import { consultationMachine } from './consultation/consultation.machine.ts';
import { countdownCases, countdownInput } from './countdown/countdown.cases.ts';
import { countdownMachine } from './countdown/countdown.machine.ts';
import {
  dashboardSectionCases,
  dashboardSectionInput,
  dashboardSectionStarts,
} from './dashboard-section/dashboard-section.cases.ts';
import { dashboardSectionMachine } from './dashboard-section/dashboard-section.machine.ts';
import { deliveryCheckCases, deliveryCheckInput } from './delivery-check/delivery-check.cases.ts';
import { deliveryCheckMachine } from './delivery-check/delivery-check.machine.ts';
import { disclosureMachine } from './disclosure/disclosure.machine.ts';
import { flowRoomCases, flowRoomKey } from './flow-room/flow-room.cases.ts';
import { flowRoomMachine } from './flow-room/flow-room.machine.ts';
import { type CatalogueEntry, dashboard, designer, server, shopper } from './catalogue-entry.ts';
import { campaignCharts } from './catalogue-campaigns.ts';
import { accountCharts } from './catalogue-account.ts';
import { deskCharts } from './catalogue-desk.ts';
import { prescriptionCharts } from './catalogue-prescriptions.ts';
import { nobody } from './kit/cases.ts';
import { logoutCases } from './logout/logout.cases.ts';
import { logoutMachine } from './logout/logout.machine.ts';
import { mandateLabels } from './mandate/mandate.cases.ts';
import { mandateMachine } from './mandate/mandate.machine.ts';
import { membershipCases, membershipInput, membershipKey } from './membership/membership.cases.ts';
import { membershipMachine } from './membership/membership.machine.ts';
import { membershipOfferInput } from './membership-offer/membership-offer.cases.ts';
import { membershipOfferMachine } from './membership-offer/membership-offer.machine.ts';
import { menuMachine } from './menu/menu.machine.ts';
import { navigationCases, navigationInput } from './navigation/navigation.cases.ts';
import { navigationMachine } from './navigation/navigation.machine.ts';
import { orderCases, orderInput, orderLabels, orderStarts } from './order/order.cases.ts';
import { orderMachine } from './order/order.machine.ts';
import { orderReturnCases, orderReturnLabels } from './order-return/order-return.cases.ts';
import { orderReturnMachine } from './order-return/order-return.machine.ts';
import { subscriptionInput, subscriptionKey, subscriptionLabels } from './subscription/subscription.cases.ts';
import { subscriptionMachine } from './subscription/subscription.machine.ts';
import { orderViewCases, orderViewInput, orderViewStarts } from './order-view/order-view.cases.ts';
import { orderViewMachine } from './order-view/order-view.machine.ts';
import {
  orderReturnFormCases,
  orderReturnFormInput,
  orderReturnFormKey,
} from './order-return-form/order-return-form.cases.ts';
import { orderReturnFormMachine } from './order-return-form/order-return-form.machine.ts';
import { ordersCases, ordersInput } from './orders/orders.cases.ts';
import { ordersMachine } from './orders/orders.machine.ts';
import { reorderCases, reorderInput, reorderKey } from './reorder/reorder.cases.ts';
import { reorderMachine } from './reorder/reorder.machine.ts';
import { overlaysCases, overlaysInput, overlaysKey } from './overlays/overlays.cases.ts';
import { overlaysMachine } from './overlays/overlays.machine.ts';
import { payCases, payInput, payKey } from './pay/pay.cases.ts';
import { payMachine } from './pay/pay.machine.ts';
import { paymentCases, paymentInput, paymentLabels } from './payment/payment.cases.ts';
import { paymentMachine } from './payment/payment.machine.ts';
import { moneyCharts } from './money-charts.ts';
import { codeCopyCases, codeCopyInput } from './code-copy/code-copy.cases.ts';
import { codeCopyMachine } from './code-copy/code-copy.machine.ts';
import {
  couponPopupCases,
  couponPopupInput,
  couponPopupKey,
  couponPopupStarts,
} from './coupon-popup/coupon-popup.cases.ts';
import { couponPopupMachine } from './coupon-popup/coupon-popup.machine.ts';
import { flashPopupCases, flashPopupInput } from './flash-popup/flash-popup.cases.ts';
import { flashPopupMachine } from './flash-popup/flash-popup.machine.ts';
import { popupTriggerCases, popupTriggerInput, popupTriggerStarts } from './popup-trigger/popup-trigger.cases.ts';
import { popupTriggerMachine } from './popup-trigger/popup-trigger.machine.ts';
import { popupTestCases, popupTestKey } from './popup-test/popup-test.cases.ts';
import { popupTestMachine } from './popup-test/popup-test.machine.ts';
import { productOptionsCases, productOptionsInput } from './product-options/product-options.cases.ts';
import { productOptionsMachine } from './product-options/product-options.machine.ts';
import { promotionsCases, promotionsInput } from './promotions/promotions.cases.ts';
import { promotionsMachine } from './promotions/promotions.machine.ts';
import { sessionCases, sessionInput } from './session/session.cases.ts';
import { sessionMachine } from './session/session.machine.ts';
import { shopCases, shopInput } from './shop/shop.cases.ts';
import { shopMachine } from './shop/shop.machine.ts';
import { signInCases, signInInfeasible, signInInput, signInKey } from './sign-in/sign-in.cases.ts';
import { signInMachine } from './sign-in/sign-in.machine.ts';
import { stateScreenMachine } from './state-screen/state-screen.machine.ts';
import { splashInput, splashStarts } from './splash/splash.cases.ts';
import { splashMachine } from './splash/splash.machine.ts';
import { themeCases } from './theme/theme.cases.ts';
import { themeMachine } from './theme/theme.machine.ts';
import { tierCelebrationCases, tierCelebrationInput } from './tier-celebration/tier-celebration.cases.ts';
import { tierCelebrationMachine } from './tier-celebration/tier-celebration.machine.ts';
import { tierProgressCases, tierProgressInput, tierProgressKey } from './tier-progress/tier-progress.cases.ts';
import { tierProgressMachine } from './tier-progress/tier-progress.machine.ts';
import { timedRevealInput } from './timed-reveal/timed-reveal.cases.ts';
import { timedRevealMachine } from './timed-reveal/timed-reveal.machine.ts';
import { toastMachine } from './toast/toast.machine.ts';
import { toastInput } from './toast/toast.cases.ts';
import { toastsCases, toastsKey } from './toasts/toasts.cases.ts';
import { toastsMachine } from './toasts/toasts.machine.ts';
import { trackingCases, trackingInput, trackingKey, trackingStarts } from './tracking/tracking.cases.ts';
import { trackingMachine } from './tracking/tracking.machine.ts';
import { welcomeCases, welcomeInput, welcomeKey } from './welcome/welcome.cases.ts';
import { welcomeMachine } from './welcome/welcome.machine.ts';

export type { CatalogueEntry } from './catalogue-entry.ts';

/** Every chart of the shop; one that is missing here fails a test. */
export const catalogue: readonly CatalogueEntry[] = [
  shopper('The shop', shopMachine, { input: shopInput, cases: shopCases }),
  shopper('Session', sessionMachine, { input: sessionInput, cases: sessionCases }),
  shopper('Logout', logoutMachine, { input: undefined, cases: logoutCases }),
  shopper('Sign-in', signInMachine, {
    input: signInInput,
    cases: signInCases,
    key: signInKey,
    infeasible: signInInfeasible,
  }),
  shopper('Cart', cartMachine, { input: cartInput, cases: cartCases, key: cartKey }),
  shopper('Sync of the cart', cartSyncMachine, { input: cartSyncInput, cases: cartSyncCases, key: cartSyncKey }),
  shopper('Product list', catalogueMachine, { input: catalogueInput, cases: catalogueCases }),
  shopper('Options of a product', productOptionsMachine, {
    input: productOptionsInput,
    cases: productOptionsCases,
  }),
  shopper('Builder of a bundle', bundleBuilderMachine, {
    input: bundleBuilderInput,
    cases: bundleBuilderCases,
    key: bundleBuilderKey,
  }),
  shopper('Delivery check', deliveryCheckMachine, { input: deliveryCheckInput, cases: deliveryCheckCases }),
  shopper('Checkout', checkoutMachine, { input: checkoutInput, cases: checkoutCases, key: checkoutKey }),
  shopper('Address', addressFormMachine, { input: addressFormInput, cases: addressFormCases, key: addressFormKey }),
  shopper('Paying', payMachine, { input: payInput, cases: payCases, key: payKey }),
  shopper('One order', orderViewMachine, {
    input: orderViewInput,
    starts: orderViewStarts,
    cases: orderViewCases,
  }),
  shopper('Question', confirmationMachine, { input: confirmationInput, cases: confirmationCases }),
  shopper('Consultation', consultationMachine, { input: consultationInput, cases: consultationCases }),
  shopper('Navigation', navigationMachine, { input: navigationInput, cases: navigationCases }),
  shopper('Test page of popups', popupTestMachine, {
    input: undefined,
    cases: popupTestCases,
    key: popupTestKey,
  }),
  shopper('Banners', bannerCarouselMachine, {
    input: bannerCarouselInput,
    starts: bannerCarouselStarts,
    cases: bannerCarouselCases,
  }),
  shopper('Splash', splashMachine, { input: splashInput, starts: splashStarts, cases: {} }),
  shopper('Menu', menuMachine, { input: { parent: nobody }, cases: {} }),
  shopper('Theme', themeMachine, { input: undefined, cases: themeCases }),
  shopper('Connection', connectionMachine, { input: { parent: nobody }, cases: {} }),
  shopper('Toasts', toastsMachine, { input: undefined, cases: toastsCases, key: toastsKey }),
  shopper('Toast', toastMachine, { input: toastInput, cases: {} }),
  shopper('Promotions', promotionsMachine, { input: promotionsInput, cases: promotionsCases }),
  shopper('Consent to measuring', consentMachine, {
    input: consentInput,
    starts: [consentInput, { ...consentInput, asked: [] }],
    cases: consentCases,
    key: consentKey,
  }),
  shopper('Measuring by others', trackingMachine, {
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
  shopper('Sight of a card', cardVisibilityMachine, { input: cardVisibilityInput, cases: {} }),
  shopper('Overlays', overlaysMachine, { input: overlaysInput, cases: overlaysCases, key: overlaysKey }),
  shopper('Countdown', countdownMachine, { input: countdownInput, cases: countdownCases }),
  shopper('Way to the next tier', tierProgressMachine, {
    input: tierProgressInput,
    cases: tierProgressCases,
    key: tierProgressKey,
  }),
  shopper('A tier unlocked', tierCelebrationMachine, { input: tierCelebrationInput, cases: tierCelebrationCases }),
  shopper('The club', membershipMachine, {
    input: membershipInput,
    cases: membershipCases,
    key: membershipKey,
  }),
  shopper('Offer of the club', membershipOfferMachine, { input: membershipOfferInput, cases: {} }),
  shopper('Welcome to the club', welcomeMachine, { input: welcomeInput, cases: welcomeCases, key: welcomeKey }),
  shopper('Timed reveal', timedRevealMachine, { input: timedRevealInput, cases: {} }),
  shopper('Flash sale', flashPopupMachine, { input: flashPopupInput, cases: flashPopupCases }),
  shopper('Coupon offers', couponPopupMachine, {
    input: couponPopupInput,
    starts: couponPopupStarts,
    cases: couponPopupCases,
    key: couponPopupKey,
  }),
  shopper('Copy button', codeCopyMachine, { input: codeCopyInput, cases: codeCopyCases }),
  shopper('Triggers of a popup', popupTriggerMachine, {
    input: popupTriggerInput,
    starts: popupTriggerStarts,
    cases: popupTriggerCases,
  }),
  dashboard('Section of the dashboard', dashboardSectionMachine, {
    input: dashboardSectionInput,
    starts: dashboardSectionStarts,
    cases: dashboardSectionCases,
  }),
  dashboard('Orders of a person', ordersMachine, { input: ordersInput, cases: ordersCases }),
  dashboard('The same order again', reorderMachine, { input: reorderInput, cases: reorderCases, key: reorderKey }),
  dashboard('Sending goods back', orderReturnFormMachine, {
    input: orderReturnFormInput,
    cases: orderReturnFormCases,
    key: orderReturnFormKey,
  }),
  ...moneyCharts.map(({ title, machine, ...parts }) => dashboard(title, machine, parts)),
  designer('Part of a screen', disclosureMachine, { input: undefined, cases: {} }),
  designer('Screen of a state', stateScreenMachine, { input: undefined, cases: {} }),
  designer('Flow room', flowRoomMachine, { input: undefined, cases: flowRoomCases, key: flowRoomKey }),
  shopper('Bundle of the cart', cartBundleMachine, {
    input: cartBundleInput,
    cases: cartBundleCases,
    key: cartBundleKey,
  }),
  shopper('Bundles on offer', bundleStripMachine, { input: bundleStripInput, cases: bundleStripCases }),
  shopper('One bundle', bundleCardMachine, {
    input: bundleCardInput,
    starts: bundleCardStarts,
    cases: bundleCardCases,
  }),
  server(
    'Life of an order',
    orderMachine,
    { input: orderInput, starts: orderStarts, cases: orderCases },
    orderLabels,
  ),
  ...accountCharts,
  ...deskCharts,
  ...campaignCharts,
  ...prescriptionCharts,
  server('Life of a return', orderReturnMachine, { input: undefined, cases: orderReturnCases }, orderReturnLabels),
  server(
    'Life of a subscription',
    subscriptionMachine,
    { input: subscriptionInput, cases: {}, key: subscriptionKey },
    subscriptionLabels,
  ),
  server('Life of a mandate', mandateMachine, { input: undefined, cases: {} }, mandateLabels),
  server('Life of a payment', paymentMachine, { input: paymentInput, cases: paymentCases }, paymentLabels),
];
