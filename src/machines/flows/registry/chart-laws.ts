import type { Law, Seen } from '../../kit/laws.ts';
import { accountLaws, accountSeen } from './account-laws.ts';
import {
  membershipOfferLaws,
  membershipOfferSeen,
} from '../../account/club/membership-offer/membership-offer.laws.ts';
import { membershipLaws, membershipSeen } from '../../account/club/membership/membership.laws.ts';
import { welcomeLaws, welcomeSeen } from '../../account/club/welcome/welcome.laws.ts';
import { commandPaletteLaws } from '../../admin/frame/command-palette/command-palette.laws.ts';
import { invitationLaws } from '../../admin/invitation/invitation.laws.ts';
import { logoutLaws } from '../../account/logout/logout.laws.ts';
import { passwordSignInLaws, passwordSignInSeen } from '../../account/password-sign-in/password-sign-in.laws.ts';
import { sessionLaws, sessionSeen } from '../../account/session/session.laws.ts';
import { signInLaws, signInSeen } from '../../account/sign-in/sign-in.laws.ts';
import { campaignCalendarLaws } from '../../admin/campaign-calendar/campaign-calendar.laws.ts';
import { popupTestLaws, popupTestSeen } from '../../admin/sections/popup-test/popup-test.laws.ts';
import { cartBundleLaws, cartBundleSeen } from '../../cart/cart-bundle/cart-bundle.laws.ts';
import { cartSyncLaws, cartSyncSeen } from '../../cart/cart-sync/cart-sync.laws.ts';
import { cartLaws, cartSeen } from '../../cart/cart/cart.laws.ts';
import { catalogueLaws } from '../../catalogue/catalogue/catalogue.laws.ts';
import { deliveryCheckLaws, deliveryCheckSeen } from '../../catalogue/delivery-check/delivery-check.laws.ts';
import { productOptionsLaws, productOptionsSeen } from '../../catalogue/product-options/product-options.laws.ts';
import { shareLaws, shareSeen } from '../../catalogue/share/share.laws.ts';
import { recentProductsLaws, recentProductsSeen } from '../../catalogue/recent-products/recent-products.laws.ts';
import { stockAlertLaws, stockAlertSeen } from '../../catalogue/stock-alert/stock-alert.laws.ts';
import { wishPageLaws, wishPageSeen } from '../../catalogue/wish-page/wish-page.laws.ts';
import { wishlistLaws, wishlistSeen } from '../../catalogue/wishlist/wishlist.laws.ts';
import { flowChangesLaws } from '../flow-changes/flow-changes.laws.ts';
import { searchLaws } from '../../catalogue/search/search.laws.ts';
import { addressFormLaws, addressFormSeen } from '../../checkout/address-form/address-form.laws.ts';
import { checkoutLaws, checkoutSeen } from '../../checkout/checkout/checkout.laws.ts';
import { payLinkLaws, payLinkSeen } from '../../checkout/pay-link/pay-link.laws.ts';
import { payLaws, paySeen } from '../../checkout/pay/pay.laws.ts';
import { paymentLaws } from '../../checkout/payment/payment.laws.ts';
import { contactFormLaws, contactFormSeen } from '../../content/contact-form/contact-form.laws.ts';
import { supportCodeLaws, supportCodeSeen } from '../../content/support-code/support-code.laws.ts';
import { reviewFeedbackLaws, reviewFeedbackSeen } from '../../content/review-feedback/review-feedback.laws.ts';
import { reviewFormLaws, reviewFormSeen } from '../../content/review-form/review-form.laws.ts';
import { reviewListLaws, reviewListSeen } from '../../content/review-list/review-list.laws.ts';
import { reviewLaws } from '../../content/review/review.laws.ts';
import { confirmationLaws } from '../../kit/confirmation/confirmation.laws.ts';
import { countdownLaws } from '../../kit/countdown/countdown.laws.ts';
import { timedRevealLaws, timedRevealSeen } from '../../kit/timed-reveal/timed-reveal.laws.ts';
import { messageLaws } from '../../account/message-choices/message/message.laws.ts';
import { reorderLaws, reorderSeen } from '../../orders/reorder/reorder.laws.ts';
import { rewardLaws } from '../../account/referral/reward/reward.laws.ts';
import { refundLaws } from '../../checkout/refund/refund.laws.ts';
import { mandateLaws } from '../../orders/mandate/mandate.laws.ts';
import { draftOrderLaws } from '../../checkout/draft-order/draft-order.laws.ts';
import { orderReturnLaws } from '../../orders/order-return/order-return.laws.ts';
import { orderViewLaws, orderViewSeen } from '../../orders/order-view/order-view.laws.ts';
import { orderLaws } from '../../orders/order/order.laws.ts';
import { bookingLaws } from '../../orders/parcel/booking/booking.laws.ts';
import { parcelLaws } from '../../orders/parcel/parcel.laws.ts';
import { subscriptionLaws } from '../../orders/subscription/subscription.laws.ts';
import { prescriptionHoldLaws } from '../../prescriptions/prescription-hold/prescription-hold.laws.ts';
import { prescriptionLaws } from '../../prescriptions/prescription/prescription.laws.ts';
import { analyticsLaws } from '../../promotions/analytics/analytics.laws.ts';
import { bannerCarouselLaws, bannerCarouselSeen } from '../../promotions/banner-carousel/banner-carousel.laws.ts';
import { bundleBuilderLaws, bundleBuilderSeen } from '../../promotions/bundle-builder/bundle-builder.laws.ts';
import { bundleCardLaws, bundleCardSeen } from '../../promotions/bundle-card/bundle-card.laws.ts';
import { bundleStripLaws, bundleStripSeen } from '../../promotions/bundle-strip/bundle-strip.laws.ts';
import { cardVisibilityLaws } from '../../promotions/card-visibility/card-visibility.laws.ts';
import { codeCopyLaws, codeCopySeen } from '../../promotions/code-copy/code-copy.laws.ts';
import { couponPopupLaws, couponPopupSeen } from '../../promotions/coupon-popup/coupon-popup.laws.ts';
import { flashPopupLaws, flashPopupSeen } from '../../promotions/flash-popup/flash-popup.laws.ts';
import { overlaysLaws, overlaysSeen } from '../../promotions/overlays/overlays.laws.ts';
import { popupTriggerLaws } from '../../promotions/popup-trigger/popup-trigger.laws.ts';
import { promotionsLaws } from '../../promotions/promotions/promotions.laws.ts';
import {
  tierCelebrationLaws,
  tierCelebrationSeen,
} from '../../promotions/tier-celebration/tier-celebration.laws.ts';
import { tierProgressLaws, tierProgressSeen } from '../../promotions/tier-progress/tier-progress.laws.ts';
import { customerChoiceLaws, customerChoiceSeen } from '../../admin/frame/customer-choice/customer-choice.laws.ts';
import { draftQuoteLaws, draftQuoteSeen } from '../../admin/frame/draft-quote/draft-quote.laws.ts';
import { connectionLaws } from '../../shell/connection/connection.laws.ts';
import { consentLaws, consentSeen } from '../../shell/consent/consent.laws.ts';
import { consultationLaws, consultationSeen } from '../../shell/consultation/consultation.laws.ts';
import { upkeepLaws, upkeepSeen } from '../../shell/upkeep/upkeep.laws.ts';
import { menuLaws } from '../../shell/menu/menu.laws.ts';
import { navigationLaws, navigationSeen } from '../../shell/navigation/navigation.laws.ts';
import { openPlaceLaws, openPlaceSeen } from '../../shell/open-place/open-place.laws.ts';
import { shopLaws } from '../../shell/shop/shop.laws.ts';
import { splashLaws } from '../../shell/splash/splash.laws.ts';
import { themeLaws } from '../../shell/theme/theme.laws.ts';
import { toastLaws } from '../../shell/toast/toast.laws.ts';
import { toastsLaws } from '../../shell/toasts/toasts.laws.ts';
import { stepCountLaws } from '../../shell/step-count/step-count.laws.ts';
import { trackingLaws } from '../../shell/tracking/tracking.laws.ts';

/** The laws of each chart, by slug (LAW-01). */
export const chartLaws: Readonly<Record<string, readonly Law[]>> = {
  'membership-offer': membershipOfferLaws,
  membership: membershipLaws,
  welcome: welcomeLaws,
  'command-palette': commandPaletteLaws,
  'customer-choice': customerChoiceLaws,
  'draft-quote': draftQuoteLaws,
  invitation: invitationLaws,
  logout: logoutLaws,
  'password-sign-in': passwordSignInLaws,
  session: sessionLaws,
  'sign-in': signInLaws,
  'campaign-calendar': campaignCalendarLaws,
  'popup-test': popupTestLaws,
  'cart-bundle': cartBundleLaws,
  'cart-sync': cartSyncLaws,
  cart: cartLaws,
  catalogue: catalogueLaws,
  'delivery-check': deliveryCheckLaws,
  'product-options': productOptionsLaws,
  search: searchLaws,
  'flow-changes': flowChangesLaws,
  share: shareLaws,
  'recent-products': recentProductsLaws,
  'stock-alert': stockAlertLaws,
  'wish-page': wishPageLaws,
  wishlist: wishlistLaws,
  'address-form': addressFormLaws,
  checkout: checkoutLaws,
  'pay-link': payLinkLaws,
  pay: payLaws,
  payment: paymentLaws,
  'contact-form': contactFormLaws,
  'support-code': supportCodeLaws,
  'review-feedback': reviewFeedbackLaws,
  'review-form': reviewFormLaws,
  'review-list': reviewListLaws,
  review: reviewLaws,
  confirmation: confirmationLaws,
  countdown: countdownLaws,
  'timed-reveal': timedRevealLaws,
  mandate: mandateLaws,
  message: messageLaws,
  refund: refundLaws,
  reward: rewardLaws,
  'draft-order': draftOrderLaws,
  'order-return': orderReturnLaws,
  'order-view': orderViewLaws,
  reorder: reorderLaws,
  order: orderLaws,
  booking: bookingLaws,
  parcel: parcelLaws,
  subscription: subscriptionLaws,
  'prescription-hold': prescriptionHoldLaws,
  prescription: prescriptionLaws,
  analytics: analyticsLaws,
  'banner-carousel': bannerCarouselLaws,
  'bundle-builder': bundleBuilderLaws,
  'bundle-card': bundleCardLaws,
  'bundle-strip': bundleStripLaws,
  'card-visibility': cardVisibilityLaws,
  'code-copy': codeCopyLaws,
  'coupon-popup': couponPopupLaws,
  'flash-popup': flashPopupLaws,
  overlays: overlaysLaws,
  'popup-trigger': popupTriggerLaws,
  promotions: promotionsLaws,
  'tier-celebration': tierCelebrationLaws,
  'tier-progress': tierProgressLaws,
  connection: connectionLaws,
  consent: consentLaws,
  consultation: consultationLaws,
  menu: menuLaws,
  upkeep: upkeepLaws,
  navigation: navigationLaws,
  'open-place': openPlaceLaws,
  shop: shopLaws,
  splash: splashLaws,
  theme: themeLaws,
  toast: toastLaws,
  toasts: toastsLaws,
  tracking: trackingLaws,
  'step-count': stepCountLaws,
  ...accountLaws,
};

/** A chart's laws; none for a chart without. */
export function lawsOf(slug: string): readonly Law[] {
  return new Map(Object.entries(chartLaws)).get(slug) ?? [];
}

/** What the screens of charts show, for their records (LAW-02). */
const chartsSeen: Readonly<Record<string, Seen>> = {
  'membership-offer': membershipOfferSeen,
  membership: membershipSeen,
  welcome: welcomeSeen,
  'password-sign-in': passwordSignInSeen,
  session: sessionSeen,
  'sign-in': signInSeen,
  'popup-test': popupTestSeen,
  'cart-bundle': cartBundleSeen,
  'cart-sync': cartSyncSeen,
  cart: cartSeen,
  'delivery-check': deliveryCheckSeen,
  'product-options': productOptionsSeen,
  share: shareSeen,
  'recent-products': recentProductsSeen,
  'stock-alert': stockAlertSeen,
  'wish-page': wishPageSeen,
  wishlist: wishlistSeen,
  'address-form': addressFormSeen,
  checkout: checkoutSeen,
  'customer-choice': customerChoiceSeen,
  'draft-quote': draftQuoteSeen,
  'pay-link': payLinkSeen,
  pay: paySeen,
  'contact-form': contactFormSeen,
  'support-code': supportCodeSeen,
  'review-feedback': reviewFeedbackSeen,
  'review-form': reviewFormSeen,
  'review-list': reviewListSeen,
  'timed-reveal': timedRevealSeen,
  'order-view': orderViewSeen,
  reorder: reorderSeen,
  'banner-carousel': bannerCarouselSeen,
  'bundle-builder': bundleBuilderSeen,
  'bundle-card': bundleCardSeen,
  'bundle-strip': bundleStripSeen,
  'code-copy': codeCopySeen,
  'coupon-popup': couponPopupSeen,
  'flash-popup': flashPopupSeen,
  overlays: overlaysSeen,
  'tier-celebration': tierCelebrationSeen,
  'tier-progress': tierProgressSeen,
  consent: consentSeen,
  consultation: consultationSeen,
  navigation: navigationSeen,
  'open-place': openPlaceSeen,
  upkeep: upkeepSeen,
  ...accountSeen,
};

/** What the screen of a chart shows at a moment; undefined for a chart without a view. */
export function seenOf(slug: string): Seen | undefined {
  return new Map(Object.entries(chartsSeen)).get(slug);
}
