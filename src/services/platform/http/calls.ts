import type { Api } from '../../../contract/api.ts';
import type { CallRef } from './http.ts';

type Used =
  | 'sendOtp'
  | 'verifyOtp'
  | 'logout'
  | 'reportLogouts'
  | 'getProfile'
  | 'listProducts'
  | 'getProduct'
  | 'getCart'
  | 'putCart'
  | 'listAddresses'
  | 'createAddress'
  | 'checkDelivery'
  | 'quoteOrder'
  | 'placeOrder'
  | 'keepCheckout'
  | 'resumeCheckout'
  | 'getOrder'
  | 'cancelOrder'
  | 'paymentStatus'
  | 'retryPayment'
  | 'membershipStatus'
  | 'listBundles'
  | 'getBundleSettings'
  | 'calculateBundle'
  | 'suggestBundles'
  | 'bundleMetrics'
  | 'trackBundleEvents'
  | 'viewRecommendation'
  | 'touchRecommendation'
  | 'listTiers'
  | 'listActiveCoupons'
  | 'couponUrgency'
  | 'verifyCoupon'
  | 'trackCouponDisplay'
  | 'trackCouponDismissal'
  | 'getPopupSettings'
  | 'listActiveBanners';

/**
 * Method and path of the browser's requests. Types come from the contract, its schemas stay out of the bundle. A
 * wrong method or path doesn't compile.
 */
export const calls: { readonly [Name in Used]: CallRef<Api[Name]> } = {
  listTiers: { method: 'GET', path: '/v1/coupon/tiers' },
  sendOtp: { method: 'POST', path: '/v1/user/otp/send' },
  verifyOtp: { method: 'POST', path: '/v1/user/otp/verify' },
  logout: { method: 'POST', path: '/v1/user/logout' },
  reportLogouts: { method: 'POST', path: '/v1/user/logouts' },
  getProfile: { method: 'GET', path: '/v1/user' },
  listProducts: { method: 'GET', path: '/v1/product' },
  getProduct: { method: 'GET', path: '/v1/product/{sku}' },
  getCart: { method: 'GET', path: '/v1/user/cart' },
  putCart: { method: 'PUT', path: '/v1/user/cart' },
  listAddresses: { method: 'GET', path: '/v1/user/address' },
  createAddress: { method: 'POST', path: '/v1/user/address' },
  checkDelivery: { method: 'GET', path: '/v1/delivery/{pincode}' },
  quoteOrder: { method: 'POST', path: '/v1/order/quote' },
  keepCheckout: { method: 'PUT', path: '/v1/checkout/draft' },
  resumeCheckout: { method: 'POST', path: '/v1/checkout/resume' },
  placeOrder: { method: 'POST', path: '/v1/order' },
  getOrder: { method: 'GET', path: '/v1/order/{id}' },
  cancelOrder: { method: 'POST', path: '/v1/order/{id}/cancel' },
  paymentStatus: { method: 'GET', path: '/v1/payment/status' },
  membershipStatus: { method: 'GET', path: '/v1/user/membership' },
  retryPayment: { method: 'POST', path: '/v1/payment' },
  listBundles: { method: 'GET', path: '/v1/bundle' },
  getBundleSettings: { method: 'GET', path: '/v1/bundle/settings' },
  calculateBundle: { method: 'POST', path: '/api/bundles/calculate' },
  suggestBundles: { method: 'POST', path: '/api/bundles/pdp-suggestions' },
  bundleMetrics: { method: 'GET', path: '/api/bundles/{id}/metrics' },
  trackBundleEvents: { method: 'POST', path: '/api/bundles/analytics/track' },
  viewRecommendation: { method: 'POST', path: '/api/bundles/analytics/view' },
  touchRecommendation: { method: 'POST', path: '/api/bundles/analytics/interaction' },
  listActiveCoupons: { method: 'GET', path: '/v1/coupon/time-limited/active' },
  couponUrgency: { method: 'GET', path: '/v1/coupon/time-limited/urgency/{couponId}' },
  verifyCoupon: { method: 'POST', path: '/v1/coupon/verify' },
  trackCouponDisplay: { method: 'POST', path: '/v1/coupon/track-display' },
  trackCouponDismissal: { method: 'POST', path: '/v1/coupon/track-dismissal' },
  getPopupSettings: { method: 'GET', path: '/v1/popup/settings' },
  listActiveBanners: { method: 'GET', path: '/v1/banners/active' },
};
