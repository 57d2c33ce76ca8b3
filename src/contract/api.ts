import { adminCalls } from './admin/admin-api.ts';
import { orderCalls } from './orders/order/order-api.ts';
import {
  deleteAccount,
  downloadData,
  endOtherSessions,
  endSession,
  readAccount,
  saveProfile,
  sendEmailCode,
} from './account/account.calls.ts';
import {
  checkGateway,
  listGateways,
  removeGatewayKeys,
  saveGatewayKeys,
} from './checkout/payment/gateway.calls.ts';
import { createAddress, deleteAddress, listAddresses, updateAddress } from './account/address.calls.ts';
import {
  changeBundles,
  deleteBundle,
  exportBundles,
  getBundleSettings,
  listBundles,
  readBundle,
  saveBundle,
  saveBundleSettings,
  setBundleStatus,
  updateBundle,
} from './promotions/bundle/bundle.calls.ts';
import { reportViolation } from './shell/csp-report.calls.ts';
import { readSpeed, reportSpeed } from './admin/page-speed.calls.ts';
import {
  bundleAnalytics,
  touchRecommendation,
  trackBundleEvents,
  viewRecommendation,
} from './promotions/bundle/bundle-analytics.calls.ts';
import { bundleMetrics, calculateBundle, suggestBundles } from './promotions/bundle/suggestion.calls.ts';
import { getPost, listPostCategories, listPosts } from './content/blog/blog.calls.ts';
import { sendContactMail } from './content/contact.calls.ts';
import {
  changeBanners,
  deleteBanner,
  exportBanners,
  listActiveBanners,
  listBanners,
  orderBanners,
  readBanner,
  saveBanner,
  updateBanner,
} from './promotions/banner.calls.ts';
import { getCart, putCart } from './cart/cart.calls.ts';
import { keepCheckout, resumeCheckout } from './checkout/checkout.calls.ts';
import {
  comboDiscount,
  couponUrgency,
  listActiveCoupons,
  listTiers,
  verifyCoupon,
} from './promotions/coupon/coupon.calls.ts';
import { trackCouponDismissal, trackCouponDisplay } from './promotions/coupon/coupon-event.calls.ts';
import { checkDelivery } from './catalogue/delivery.calls.ts';
import { getMessageChoices, saveMessageChoices } from './account/message.calls.ts';
import {
  finishLogin,
  register,
  setPassword,
  startLogin,
  startPassword,
  startRegistration,
} from './account/password.calls.ts';
import {
  currentGateway,
  paymentStatus,
  paymentWebhook,
  retryPayment,
  toggleGateway,
  verifyVpa,
} from './checkout/payment/payment.calls.ts';
import { sendVideo } from './content/video.calls.ts';
import {
  getPopupSettings,
  readPopupSettings,
  replacePopupSettings,
  savePopupSettings,
} from './promotions/popup.calls.ts';
import {
  addPrescriptionFile,
  createPrescription,
  findPatient,
  getPrescription,
  linkPrescriptionFile,
  listReviews,
  listPrescriptionAccess,
  listPrescriptions,
  reviewPrescription,
  uploadPrescription,
  writePrescription,
} from './prescriptions/prescription.calls.ts';
import { getProduct, listProducts } from './catalogue/product/product.calls.ts';
import { readAbout } from './content/business.calls.ts';
import { instagramCalls, reelCalls } from './content/reel.calls.ts';
import { secondFactorCalls } from './account/second-factor.calls.ts';
import { listMessages } from './platform/sandbox.calls.ts';
import { getReferral } from './account/referral/referral.calls.ts';
import { askMandate, withdrawMandate } from './orders/mandate/mandate.calls.ts';
import {
  changeSubscription,
  commandSubscription,
  initSubscription,
  listSubscriptions,
} from './orders/subscription.calls.ts';
import { changeWallet, getWallet, readWalletOf } from './account/wallet/wallet.calls.ts';
import { getProfile, logout, reportLogouts, sendOtp, verifyOtp } from './account/user.calls.ts';

/** Every call of the shop, by name. Routes that aren't listed here don't exist. */
export const api = {
  ...adminCalls,
  ...orderCalls,
  ...secondFactorCalls,
  sendOtp,
  verifyOtp,
  logout,
  reportLogouts,
  getProfile,
  listProducts,
  getProduct,
  getCart,
  putCart,
  listAddresses,
  createAddress,
  updateAddress,
  deleteAddress,
  startRegistration,
  register,
  startLogin,
  finishLogin,
  startPassword,
  setPassword,
  saveProfile,
  sendEmailCode,
  readAccount,
  endSession,
  endOtherSessions,
  downloadData,
  deleteAccount,
  checkDelivery,
  paymentStatus,
  retryPayment,
  paymentWebhook,
  verifyVpa,
  currentGateway,
  toggleGateway,
  listMessages,
  getMessageChoices,
  saveMessageChoices,
  keepCheckout,
  resumeCheckout,
  listBundles,
  exportBundles,
  readBundle,
  saveBundle,
  updateBundle,
  deleteBundle,
  setBundleStatus,
  changeBundles,
  getBundleSettings,
  saveBundleSettings,
  readSpeed,
  reportSpeed,
  reportViolation,
  bundleAnalytics,
  calculateBundle,
  suggestBundles,
  bundleMetrics,
  trackBundleEvents,
  viewRecommendation,
  touchRecommendation,
  listTiers,
  listActiveCoupons,
  couponUrgency,
  verifyCoupon,
  comboDiscount,
  trackCouponDisplay,
  trackCouponDismissal,
  getPopupSettings,
  savePopupSettings,
  readPopupSettings,
  replacePopupSettings,
  listActiveBanners,
  listBanners,
  saveBanner,
  updateBanner,
  deleteBanner,
  readBanner,
  exportBanners,
  changeBanners,
  orderBanners,
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
  sendVideo,
  listPosts,
  getPost,
  readAbout,
  listPostCategories,
  sendContactMail,
  getWallet,
  readWalletOf,
  changeWallet,
  listPrescriptions,
  uploadPrescription,
  addPrescriptionFile,
  getPrescription,
  linkPrescriptionFile,
  listReviews,
  findPatient,
  createPrescription,
  writePrescription,
  reviewPrescription,
  listPrescriptionAccess,
  initSubscription,
  listSubscriptions,
  commandSubscription,
  changeSubscription,
  askMandate,
  withdrawMandate,
  getReferral,
  checkGateway,
  listGateways,
  removeGatewayKeys,
  saveGatewayKeys,
} as const;

export type Api = typeof api;
