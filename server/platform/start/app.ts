import { randomUUID } from 'node:crypto';
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { accountAdminRoutes } from '../../account/account/account-admin.routes.ts';
import { confirmEmailRoutes } from '../../account/account/confirm-email.ts';
import { accountRoutes } from '../../account/account/account.routes.ts';
import { auditRoutes } from '../audit/audit.routes.ts';
import { addressRoutes } from '../../account/address/address.routes.ts';
import { adminHomeRoutes } from '../../admin/admin-home/admin-home.routes.ts';
import { campaignRoutes } from '../../promotions/campaign/campaign.routes.ts';
import { bannerRoutes } from '../../promotions/banner/banner.routes.ts';
import { blogAdminRoutes } from '../../content/blog/blog-admin.routes.ts';
import { blogRoutes } from '../../content/blog/blog.routes.ts';
import { feedRoutes } from '../../content/blog/feed.routes.ts';
import { postCategoryRoutes } from '../../content/blog/post-category.routes.ts';
import { businessRoutes } from '../../content/business/business.routes.ts';
import { bundleAnalyticsRoutes } from '../../promotions/bundle-analytics/bundle-analytics.routes.ts';
import { bundleRoutes } from '../../promotions/bundle/bundle.routes.ts';
import { cartRoutes } from '../../cart/cart.routes.ts';
import { verifyCouponRoutes } from '../../cart/verify-coupon.routes.ts';
import { personalData } from '../../personal-data.ts';
import { pauseSubscriptions } from '../../orders/subscription/pause-subscriptions.ts';
import { catalogueRoutes } from '../../catalogue/catalogue.routes.ts';
import { checkoutRoutes } from '../../checkout/checkout.routes.ts';
import type { ShopContext } from './context.ts';
import { cspReportRoutes } from '../../shell/csp-report/csp-report.routes.ts';
import { contactRoutes } from '../../content/contact.routes.ts';
import { searchRoutes } from '../../content/search.routes.ts';
import { productReviewRoutes } from '../../content/review/product-review.routes.ts';
import { reviewAdminRoutes } from '../../content/review/review-admin.routes.ts';
import { reviewFormRoutes } from '../../content/review/review-form.routes.ts';
import { couponAdminRoutes } from '../../promotions/coupon/coupon-admin.routes.ts';
import { couponRoutes } from '../../promotions/coupon/coupon.routes.ts';
import { deliveryRoutes } from '../../catalogue/delivery/delivery.routes.ts';
import { courierAdminRoutes } from '../../catalogue/delivery/courier/courier-admin.routes.ts';
import { bookingRoutes } from '../../orders/parcel/booking/booking.routes.ts';
import { courierNewsRoutes } from '../../orders/parcel/booking/courier-news.ts';
import { zoneRoutes } from '../../catalogue/delivery/zone.routes.ts';
import { fileRoutes } from '../file/file.routes.ts';
import { gatewayAdminRoutes } from '../../checkout/gateway/gateway-admin.routes.ts';
import { returnRoutes } from '../../checkout/gateway/return.routes.ts';
import { sandboxMandateRoutes } from '../../checkout/gateway/sandbox/sandbox-mandate.routes.ts';
import { sandboxPayRoutes } from '../../checkout/gateway/sandbox/sandbox-pay.routes.ts';
import { healthRoutes } from '../http/health.routes.ts';
import { metricsRoutes } from '../http/metrics.routes.ts';
import { acceptJsonOnly, bodyLimit } from '../http/input/body.ts';
import { limitBodyTime } from '../http/input/body-time.ts';
import { acceptMultipart } from '../http/input/multipart.ts';
import { refusalHeaders, sendSecurityHeaders } from '../http/guard/headers.ts';
import { openApiRoutes } from '../http/openapi/openapi.routes.ts';
import { sendSharedCaching } from '../../shell/cdn/shared-cache.ts';
import { purgeOnChange } from '../../shell/cdn/purge.ts';
import { answerBrokenRequest, answerError, answerErrors, answerUnknownRoutes } from '../http/problem-answer.ts';
import { imageRoutes } from '../../catalogue/image/image.routes.ts';
import { traceRequests } from '../http/trace-requests.ts';
import { serializerOf } from '../http/openapi/serializers.ts';
import { invoiceRoutes } from '../../orders/invoice/invoice.routes.ts';
import { choicesRoutes } from '../../account/message/choices.routes.ts';
import { orderHistoryRoutes } from '../../orders/order/history.routes.ts';
import { premiumRoutes } from '../../account/membership/premium.routes.ts';
import { videoRoutes } from '../../content/video/video.routes.ts';
import { membershipRoutes } from '../../orders/placing/membership.routes.ts';
import { orderReturnRoutes } from '../../orders/order-return/order-return.routes.ts';
import { orderAdminRoutes } from '../../orders/order-admin/order-admin.routes.ts';
import { trackRoutes } from '../../orders/tracking/track.routes.ts';
import { orderListRoutes } from '../../orders/order-admin/order-list.routes.ts';
import { orderRoutes } from '../../orders/placing/order.routes.ts';
import { draftRoutes } from '../../orders/placing/draft/draft.routes.ts';
import { payLinkRoutes } from '../../orders/placing/draft/pay-link.routes.ts';
import { passwordRoutes } from '../../account/password/password.routes.ts';
import { browserErrorRoutes } from '../../admin/browser-error/browser-error.routes.ts';
import { flowCountsRoutes } from '../../shell/flow-counts/flow-counts.routes.ts';
import { supportRecordingRoutes } from '../../shell/support-recording/support-recording.routes.ts';
import { pageSpeedRoutes } from '../../admin/page-speed/page-speed.routes.ts';
import { paymentRoutes } from '../../orders/payment/payment.routes.ts';
import { unmatchedRoutes } from '../../orders/order-admin/unmatched.routes.ts';
import { tierAdminRoutes } from '../../promotions/tier/tier-admin.routes.ts';
import { popupRoutes } from '../../promotions/popup/popup.routes.ts';
import { prescriberRoutes } from '../../prescriptions/prescriber.routes.ts';
import { reviewRoutes } from '../../prescriptions/review.routes.ts';
import { pdfRoutes } from '../../prescriptions/pdf.routes.ts';
import { prescriptionAdminRoutes } from '../../prescriptions/prescription-admin.routes.ts';
import { prescriptionRoutes } from '../../prescriptions/prescription.routes.ts';
import { reelRoutes } from '../../content/reel/reel.routes.ts';
import { sandboxRoutes } from '../sandbox/sandbox.routes.ts';
import { enrolRoutes } from '../../account/second-factor/enrol.routes.ts';
import { secondFactorRoutes } from '../../account/second-factor/second-factor.routes.ts';
import { sessionRoutes } from '../../account/session/session.routes.ts';
import { invitationRoutes } from '../../account/staff/invitation.routes.ts';
import { staffRoleRoutes } from '../../account/staff/staff-role.routes.ts';
import { userRoutes } from '../../account/user/user.routes.ts';
import { rehearsalRoutes } from '../../shell/rehearsal/rehearsal.routes.ts';
import { answerRehearsals } from '../../shell/rehearsal/rehearsals.ts';
import { referralAdminRoutes } from '../../account/referral/referral-admin.routes.ts';
import { stockAdminRoutes } from '../../catalogue/product/stock-admin.routes.ts';
import { stockAlertRoutes } from '../../catalogue/wish/stock-alert.routes.ts';
import { wishRoutes } from '../../catalogue/wish/wish.routes.ts';
import { productAdminRoutes } from '../../catalogue/product/product-admin.routes.ts';
import { referralRoutes } from '../../account/referral/referral.routes.ts';
import { paletteRoutes } from '../../admin/palette/palette.routes.ts';
import { simulatorRoutes } from '../../admin/simulator/simulator.routes.ts';
import { mandateRoutes } from '../../orders/subscription/mandate.routes.ts';
import { subscriptionRoutes } from '../../orders/subscription/subscription.routes.ts';
import { walletAdminRoutes } from '../../account/wallet/wallet-admin.routes.ts';
import { walletRoutes } from '../../account/wallet/wallet.routes.ts';

/** Timeout for a request's headers in milliseconds; bodies have their own limit. */
const headersTimeout = 30_000;

/** Routes besides the calls: the pages, which need a built front end. */
export type AddPages = (app: FastifyInstance, context: ShopContext) => Promise<void>;

/** The complete server for this context; it doesn't listen yet. */
export async function buildApp(context: ShopContext, addPages?: AddPages): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = context.log;
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger per request costs more than a cached response; lines that need it include the request id.
    childLoggerFactory: () => loggerInstance,
    genReqId: () => randomUUID(),
    trustProxy: context.settings.trustProxy && [...context.settings.trustProxy],
    bodyLimit,
    requestTimeout: 0,
    // Requests on open connections during shutdown are answered with `Connection: close`.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request, reply.headers(refusalHeaders(context.settings))),
    clientErrorHandler: answerBrokenRequest(context.log, refusalHeaders(context.settings)),
  });
  app.server.headersTimeout = headersTimeout;
  limitBodyTime(app);
  app.setSerializerCompiler(serializerOf);
  app.decorateRequest('shopper', null);
  app.setErrorHandler(answerErrors(context.settings.business.shopName));
  traceRequests(app);
  if (!context.rehearsal) answerRehearsals(app, context, async (other) => buildApp(other, addPages));
  const isTold = context.log.isLevelEnabled('info');
  app.addHook('onResponse', (request, reply, done) => {
    if (isTold) {
      const { id, method, routeOptions } = request;
      const ms = Math.round(reply.elapsedTime);
      context.log.info({ id, method, route: routeOptions.url, status: reply.statusCode, ms }, 'answered');
    }
    done();
  });
  acceptJsonOnly(app);
  await acceptMultipart(app);
  sendSecurityHeaders(app, context.settings, () => context.business.tracking());
  sendSharedCaching(app, context.settings);
  answerUnknownRoutes(app);

  for (const addRoutes of features) addRoutes(app, context);
  await addPages?.(app, context);
  await purgeOnChange(app, context);
  return app;
}

/** All features with their routes. */
const features = [
  healthRoutes,
  metricsRoutes,
  openApiRoutes,
  sessionRoutes,
  secondFactorRoutes,
  enrolRoutes,
  userRoutes,
  staffRoleRoutes,
  invitationRoutes,
  passwordRoutes,
  (app: FastifyInstance, context: ShopContext) => accountRoutes(app, context, personalData),
  confirmEmailRoutes,
  (app: FastifyInstance, context: ShopContext) => accountAdminRoutes(app, context, pauseSubscriptions),
  catalogueRoutes,
  searchRoutes,
  productAdminRoutes,
  stockAdminRoutes,
  wishRoutes,
  stockAlertRoutes,
  cartRoutes,
  verifyCouponRoutes,
  addressRoutes,
  bundleRoutes,
  bundleAnalyticsRoutes,
  couponRoutes,
  couponAdminRoutes,
  popupRoutes,
  tierAdminRoutes,
  bannerRoutes,
  campaignRoutes,
  auditRoutes,
  businessRoutes,
  flowCountsRoutes,
  supportRecordingRoutes,
  pageSpeedRoutes,
  browserErrorRoutes,
  cspReportRoutes,
  reelRoutes,
  videoRoutes,
  blogRoutes,
  feedRoutes,
  blogAdminRoutes,
  postCategoryRoutes,
  contactRoutes,
  productReviewRoutes,
  reviewFormRoutes,
  reviewAdminRoutes,
  simulatorRoutes,
  rehearsalRoutes,
  paletteRoutes,
  deliveryRoutes,
  zoneRoutes,
  courierAdminRoutes,
  orderRoutes,
  draftRoutes,
  payLinkRoutes,
  checkoutRoutes,
  choicesRoutes,
  adminHomeRoutes,
  orderAdminRoutes,
  orderListRoutes,
  bookingRoutes,
  courierNewsRoutes,
  unmatchedRoutes,
  orderReturnRoutes,
  trackRoutes,
  orderHistoryRoutes,
  membershipRoutes,
  premiumRoutes,
  walletRoutes,
  walletAdminRoutes,
  subscriptionRoutes,
  mandateRoutes,
  referralRoutes,
  referralAdminRoutes,
  paymentRoutes,
  gatewayAdminRoutes,
  returnRoutes,
  sandboxPayRoutes,
  sandboxMandateRoutes,
  invoiceRoutes,
  fileRoutes,
  imageRoutes,
  prescriptionRoutes,
  prescriptionAdminRoutes,
  reviewRoutes,
  prescriberRoutes,
  pdfRoutes,
  sandboxRoutes,
];
