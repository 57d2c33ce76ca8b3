import {
  deleteAccount,
  downloadData,
  endOtherSessions,
  endSession,
  readAccount,
  saveProfile,
  sendEmailCode,
} from './account/account.calls.ts';
import { readHome } from './admin-home/admin-home.calls.ts';
import {
  addAccountNote,
  blockAccount,
  changeRole,
  exportAccounts,
  listAccounts,
  readAnyAccount,
  removeAccountNote,
  unblockAccount,
} from './account/account-admin.calls.ts';
import {
  exportPremiumUsers,
  extendPremium,
  grantPremium,
  listPremiumUsers,
  revokePremium,
} from './membership/premium.calls.ts';
import { exportWalletEntries, exportWallets, listWalletEntries, listWallets } from './wallet/wallet-admin.calls.ts';
import {
  exportReferrals,
  listReferrals,
  refuseReferral,
  releaseReferral,
} from './referral/referral-admin.calls.ts';
import { browsePrescriptions } from './prescription/prescription-admin.calls.ts';
import { createAddress, deleteAddress, listAddresses, updateAddress } from './address/address.calls.ts';
import {
  changeBundles,
  deleteBundle,
  getBundleSettings,
  listBundles,
  saveBundle,
  saveBundleSettings,
  setBundleStatus,
  updateBundle,
} from './bundle/bundle.calls.ts';
import {
  bundleAnalytics,
  touchRecommendation,
  trackBundleEvents,
  viewRecommendation,
} from './bundle/bundle-analytics.calls.ts';
import { bundleMetrics, calculateBundle, suggestBundles } from './bundle/suggestion.calls.ts';
import { deleteBanner, listActiveBanners, listBanners, saveBanner, updateBanner } from './banner/banner.calls.ts';
import { getCart, putCart } from './cart/cart.calls.ts';
import { keepCheckout, resumeCheckout } from './checkout/checkout.calls.ts';
import { comboDiscount, couponUrgency, listActiveCoupons, listTiers, verifyCoupon } from './coupon/coupon.calls.ts';
import { deleteCoupon, listCoupons, saveCoupon, updateCoupon } from './coupon/coupon-admin.calls.ts';
import { trackCouponDismissal, trackCouponDisplay } from './coupon/coupon-event.calls.ts';
import { checkDelivery } from './delivery/delivery.calls.ts';
import { sendImage } from './image/image.calls.ts';
import { getMessageChoices, saveMessageChoices } from './message/message.calls.ts';
import { cancelOrder, getOrder, listOrders, placeOrder, quoteOrder } from './order/order.calls.ts';
import {
  cancelAnyOrder,
  deliverOrder,
  packOrder,
  readAnyOrder,
  refundOrder,
  repayOrder,
  shipOrder,
  takeOrderBack,
} from './order/order-admin.calls.ts';
import {
  approveReturn,
  askReturn,
  listReturns,
  previewReturn,
  receiveReturn,
  refuseReturn,
  repayReturn,
  sendReturnPhoto,
} from './order-return/order-return.calls.ts';
import { orderHistory } from './order/history.calls.ts';
import { buyMembership, membershipStatus } from './order/membership.calls.ts';
import {
  finishLogin,
  register,
  setPassword,
  startLogin,
  startPassword,
  startRegistration,
} from './password/password.calls.ts';
import {
  currentGateway,
  paymentStatus,
  paymentWebhook,
  retryPayment,
  toggleGateway,
  verifyVpa,
} from './payment/payment.calls.ts';
import { getPopupSettings, savePopupSettings } from './popup/popup.calls.ts';
import {
  addPrescriptionFile,
  createPrescription,
  findPatient,
  getPrescription,
  linkPrescriptionFile,
  listDesk,
  listPrescriptionAccess,
  listPrescriptions,
  reviewPrescription,
  uploadPrescription,
  writePrescription,
} from './prescription/prescription.calls.ts';
import { getProduct, listProducts } from './product/product.calls.ts';
import { listReels } from './reel/reel.calls.ts';
import { listMessages } from './sandbox/sandbox.calls.ts';
import { getReferral } from './referral/referral.calls.ts';
import {
  changeSubscription,
  commandSubscription,
  initSubscription,
  listSubscriptions,
} from './subscription/subscription.calls.ts';
import { changeWallet, getWallet, readWalletOf } from './wallet/wallet.calls.ts';
import { getProfile, logout, sendOtp, verifyOtp } from './user/user.calls.ts';

/** Every call of the shop, by name (API-04). A route that is not here does not exist. */
export const api = {
  sendOtp,
  verifyOtp,
  logout,
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
  quoteOrder,
  placeOrder,
  listOrders,
  getOrder,
  cancelOrder,
  previewReturn,
  askReturn,
  listReturns,
  approveReturn,
  refuseReturn,
  receiveReturn,
  repayReturn,
  sendReturnPhoto,
  readAnyOrder,
  packOrder,
  shipOrder,
  deliverOrder,
  cancelAnyOrder,
  takeOrderBack,
  refundOrder,
  repayOrder,
  orderHistory,
  readHome,
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
  saveBundle,
  updateBundle,
  deleteBundle,
  setBundleStatus,
  changeBundles,
  getBundleSettings,
  saveBundleSettings,
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
  listCoupons,
  saveCoupon,
  updateCoupon,
  deleteCoupon,
  getPopupSettings,
  savePopupSettings,
  listActiveBanners,
  listBanners,
  saveBanner,
  updateBanner,
  deleteBanner,
  listReels,
  sendImage,
  buyMembership,
  membershipStatus,
  getWallet,
  readWalletOf,
  changeWallet,
  listPrescriptions,
  uploadPrescription,
  addPrescriptionFile,
  getPrescription,
  linkPrescriptionFile,
  listDesk,
  findPatient,
  createPrescription,
  writePrescription,
  reviewPrescription,
  listPrescriptionAccess,
  initSubscription,
  listSubscriptions,
  commandSubscription,
  changeSubscription,
  getReferral,
  listAccounts,
  exportAccounts,
  readAnyAccount,
  changeRole,
  blockAccount,
  unblockAccount,
  addAccountNote,
  removeAccountNote,
  exportPremiumUsers,
  extendPremium,
  grantPremium,
  listPremiumUsers,
  revokePremium,
  exportWalletEntries,
  exportWallets,
  listWalletEntries,
  listWallets,
  exportReferrals,
  listReferrals,
  refuseReferral,
  releaseReferral,
  browsePrescriptions,
} as const;

export type Api = typeof api;
