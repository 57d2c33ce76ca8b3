import * as accountAdminCalls from './account/account-admin.calls.ts';
import * as accountCalls from './account/account.calls.ts';
import * as addressCalls from './account/address.calls.ts';
import * as messageCalls from './account/message.calls.ts';
import * as passwordCalls from './account/password.calls.ts';
import * as premiumCalls from './account/premium.calls.ts';
import * as referralAdminCalls from './account/referral/referral-admin.calls.ts';
import * as referralCalls from './account/referral/referral.calls.ts';
import * as secondFactorCalls from './account/second-factor.calls.ts';
import * as staffAdminCalls from './account/staff/staff-admin.calls.ts';
import * as staffCalls from './account/staff/staff.calls.ts';
import * as userCalls from './account/user.calls.ts';
import * as walletAdminCalls from './account/wallet/wallet-admin.calls.ts';
import * as walletCalls from './account/wallet/wallet.calls.ts';
import * as adminHomeCalls from './admin/admin-home.calls.ts';
import * as browserErrorCalls from './admin/browser-error.calls.ts';
import * as flowCountsCalls from './shell/flow-counts.calls.ts';
import * as supportRecordingCalls from './shell/support-recording.calls.ts';
import * as pageSpeedCalls from './admin/page-speed.calls.ts';
import * as paletteCalls from './admin/palette.calls.ts';
import * as simulatorCalls from './admin/simulator.calls.ts';
import * as cartCalls from './cart/cart.calls.ts';
import * as courierCalls from './catalogue/courier.calls.ts';
import * as deliveryCalls from './catalogue/delivery.calls.ts';
import * as emptySearchCalls from './catalogue/empty-search.calls.ts';
import * as deliveryZoneCalls from './catalogue/delivery-zone.calls.ts';
import * as imageCalls from './catalogue/image.calls.ts';
import * as salePriceCalls from './catalogue/product/sale-price.calls.ts';
import * as stockCalls from './catalogue/product/stock.calls.ts';
import * as productAdminCalls from './catalogue/product/product-admin.calls.ts';
import * as productCalls from './catalogue/product/product.calls.ts';
import * as searchCalls from './catalogue/search.calls.ts';
import * as stockAlertCalls from './catalogue/stock-alert.calls.ts';
import * as wishCalls from './catalogue/wish.calls.ts';
import * as checkoutCalls from './checkout/checkout.calls.ts';
import * as gatewayCalls from './checkout/payment/gateway.calls.ts';
import * as paymentCalls from './checkout/payment/payment.calls.ts';
import * as unmatchedCalls from './checkout/payment/unmatched.calls.ts';
import * as blogAdminCalls from './content/blog/blog-admin.calls.ts';
import * as blogCalls from './content/blog/blog.calls.ts';
import * as businessCalls from './content/business.calls.ts';
import * as contactCalls from './content/contact.calls.ts';
import { instagramCalls, reelCalls } from './content/reel.calls.ts';
import * as reviewCalls from './content/review.calls.ts';
import * as videoCalls from './content/video.calls.ts';
import * as draftOrderCalls from './orders/draft/draft-order.calls.ts';
import * as payLinkCalls from './orders/draft/pay-link.calls.ts';
import * as mandateCalls from './orders/mandate/mandate.calls.ts';
import * as orderReturnCalls from './orders/order-return/order-return.calls.ts';
import * as bookingCalls from './orders/order/booking.calls.ts';
import * as historyCalls from './orders/order/history.calls.ts';
import * as membershipCalls from './orders/order/membership.calls.ts';
import * as orderAdminCalls from './orders/order/order-admin.calls.ts';
import * as orderListCalls from './orders/order/order-list.calls.ts';
import * as orderCalls from './orders/order/order.calls.ts';
import * as subscriptionCalls from './orders/subscription.calls.ts';
import * as auditCalls from './platform/audit.calls.ts';
import * as sandboxCalls from './platform/sandbox.calls.ts';
import * as prescriptionAdminCalls from './prescriptions/prescription-admin.calls.ts';
import * as prescriberCalls from './prescriptions/prescriber.calls.ts';
import * as prescriptionCalls from './prescriptions/prescription.calls.ts';
import * as bannerCalls from './promotions/banner.calls.ts';
import * as campaignCalls from './promotions/campaign.calls.ts';
import * as bundleAnalyticsCalls from './promotions/bundle/bundle-analytics.calls.ts';
import * as bundleCalls from './promotions/bundle/bundle.calls.ts';
import * as suggestionCalls from './promotions/bundle/suggestion.calls.ts';
import * as couponAdminCalls from './promotions/coupon/coupon-admin.calls.ts';
import * as couponEventCalls from './promotions/coupon/coupon-event.calls.ts';
import * as couponCalls from './promotions/coupon/coupon.calls.ts';
import * as popupCalls from './promotions/popup.calls.ts';
import * as tierAdminCalls from './promotions/tier-admin.calls.ts';
import * as cspReportCalls from './shell/csp-report.calls.ts';
import * as rehearsalCalls from './shell/rehearsal.calls.ts';
import type { Call } from './call.ts';

type CallsOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Call ? Name : never]: Module[Name];
};

/** The calls of a module, without the schemas that it exports as well. */
function callsOf<Module extends object>(module: Module): CallsOf<Module>;
function callsOf(module: object): object {
  const isCall = ([, value]: [string, unknown]) => typeof value === 'object' && value !== null && 'path' in value;
  return Object.fromEntries(Object.entries(module).filter(isCall));
}

/** Every call of the shop, by the name that its module exports. A route that is not here does not exist. */
export const api = {
  ...callsOf(accountAdminCalls),
  ...callsOf(accountCalls),
  ...callsOf(addressCalls),
  ...callsOf(messageCalls),
  ...callsOf(passwordCalls),
  ...callsOf(premiumCalls),
  ...callsOf(referralAdminCalls),
  ...callsOf(referralCalls),
  ...callsOf(secondFactorCalls),
  ...callsOf(staffAdminCalls),
  ...callsOf(staffCalls),
  ...callsOf(userCalls),
  ...callsOf(walletAdminCalls),
  ...callsOf(walletCalls),
  ...callsOf(adminHomeCalls),
  ...callsOf(flowCountsCalls),
  ...callsOf(supportRecordingCalls),
  ...callsOf(pageSpeedCalls),
  ...callsOf(browserErrorCalls),
  ...callsOf(paletteCalls),
  ...callsOf(simulatorCalls),
  ...callsOf(cartCalls),
  ...callsOf(courierCalls),
  ...callsOf(deliveryCalls),
  ...callsOf(deliveryZoneCalls),
  ...callsOf(imageCalls),
  ...callsOf(productAdminCalls),
  ...callsOf(stockCalls),
  ...callsOf(salePriceCalls),
  ...callsOf(productCalls),
  ...callsOf(searchCalls),
  ...callsOf(emptySearchCalls),
  ...callsOf(wishCalls),
  ...callsOf(stockAlertCalls),
  ...callsOf(checkoutCalls),
  ...callsOf(gatewayCalls),
  ...callsOf(paymentCalls),
  ...callsOf(unmatchedCalls),
  ...callsOf(blogAdminCalls),
  ...callsOf(blogCalls),
  ...callsOf(businessCalls),
  ...callsOf(contactCalls),
  ...callsOf(reviewCalls),
  ...callsOf(videoCalls),
  ...callsOf(draftOrderCalls),
  ...callsOf(payLinkCalls),
  ...callsOf(mandateCalls),
  ...callsOf(orderReturnCalls),
  ...callsOf(bookingCalls),
  ...callsOf(historyCalls),
  ...callsOf(membershipCalls),
  ...callsOf(orderAdminCalls),
  ...callsOf(orderListCalls),
  ...callsOf(orderCalls),
  ...callsOf(subscriptionCalls),
  ...callsOf(auditCalls),
  ...callsOf(sandboxCalls),
  ...callsOf(prescriptionAdminCalls),
  ...callsOf(prescriberCalls),
  ...callsOf(prescriptionCalls),
  ...callsOf(bannerCalls),
  ...callsOf(bundleAnalyticsCalls),
  ...callsOf(campaignCalls),
  ...callsOf(bundleCalls),
  ...callsOf(suggestionCalls),
  ...callsOf(couponAdminCalls),
  ...callsOf(couponEventCalls),
  ...callsOf(couponCalls),
  ...callsOf(popupCalls),
  ...callsOf(tierAdminCalls),
  ...callsOf(cspReportCalls),
  ...callsOf(rehearsalCalls),
  listReels: reelCalls.list,
  listAllReels: reelCalls.listAll,
  readReel: reelCalls.read,
  createReel: reelCalls.create,
  changeReel: reelCalls.change,
  deleteReel: reelCalls.remove,
  reorderReels: reelCalls.reorder,
  listInstagram: instagramCalls.list,
  listAllInstagram: instagramCalls.listAll,
  readInstagram: instagramCalls.read,
  createInstagram: instagramCalls.create,
  changeInstagram: instagramCalls.change,
  deleteInstagram: instagramCalls.remove,
  reorderInstagram: instagramCalls.reorder,
} as const;

export type Api = typeof api;
