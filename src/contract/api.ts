import { createAddress, listAddresses } from './address/address.calls.ts';
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
import { getCart, putCart } from './cart/cart.calls.ts';
import { checkDelivery } from './delivery/delivery.calls.ts';
import { cancelOrder, getOrder, listOrders, placeOrder, quoteOrder } from './order/order.calls.ts';
import {
  currentGateway,
  paymentStatus,
  paymentWebhook,
  retryPayment,
  toggleGateway,
  verifyVpa,
} from './payment/payment.calls.ts';
import { getProduct, listProducts } from './product/product.calls.ts';
import { listMessages } from './sandbox/sandbox.calls.ts';
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
  checkDelivery,
  quoteOrder,
  placeOrder,
  listOrders,
  getOrder,
  cancelOrder,
  paymentStatus,
  retryPayment,
  paymentWebhook,
  verifyVpa,
  currentGateway,
  toggleGateway,
  listMessages,
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
} as const;

export type Api = typeof api;
