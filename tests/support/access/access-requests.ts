import { randomUUID } from 'node:crypto';
import { insertSubscription } from '../../../server/orders/tables/subscription.queries.ts';
import type { Api } from '../../../src/contract/api.ts';
import { adminRequests } from '../admin/admin-requests.ts';
import { orderRequests } from '../orders/order-requests.ts';
import { sendFile } from '../account/prescriptions.ts';
import { goodAddress, type TestServer, wireLine } from '../server.ts';

/** Makes something that belongs to whoever holds the token, and answers its id. */
export type Maker = (server: TestServer, token: string) => Promise<string>;

/** A line for each kind of thing that belongs to one person. */
export const things = {
  order: async (server, token) => (await placed(server, token)).order.id,
  address: (server, token) => made(server, token, '/v1/user/address', goodAddress),
  session: otherSession,
  subscription: begunSubscription,
  prescription: async (server, token) => (await sendFile(server, { token })).prescription.id,
} satisfies Record<string, Maker>;

export interface Asking {
  /** Whose `{id}` it is: a thing of one person, to anybody else as if it were not there. */
  readonly thing?: keyof typeof things;
  /** Roles that may have anybody's. */
  readonly alsoFor?: readonly ('prescriber' | 'admin')[];
  /** Follows the path; `{id}` in it is the thing too. */
  readonly query?: string;
  /** A good body, around the thing's id. */
  readonly body?: (id: string) => unknown;
}

const anybody: Asking = {};

/**
 * How each call is asked, one line a call. `anybody` is right for calls that touch nothing of one person by an id, for
 * calls to the admin and for what is public; all others say whose thing they touch: the matrix then proves that
 * somebody else's is as if it were not there. A call that is missing here does not compile.
 */
export const requests: { readonly [Name in keyof Api]: Asking } = {
  sendOtp: anybody,
  verifyOtp: anybody,
  logout: anybody,
  reportLogouts: anybody,
  getProfile: anybody,
  listProducts: anybody,
  search: { query: '?q=sleep' },
  getProduct: anybody,
  getCart: anybody,
  putCart: anybody,
  listAddresses: anybody,
  createAddress: anybody,
  updateAddress: { thing: 'address', body: () => goodAddress },
  deleteAddress: { thing: 'address' },
  startRegistration: anybody,
  register: anybody,
  startLogin: anybody,
  finishLogin: anybody,
  startPassword: anybody,
  setPassword: anybody,
  saveProfile: anybody,
  sendEmailCode: anybody,
  readAccount: anybody,
  endSession: { thing: 'session' },
  endOtherSessions: anybody,
  downloadData: anybody,
  deleteAccount: anybody,
  saveGatewayKeys: anybody,
  removeGatewayKeys: anybody,
  listGateways: anybody,
  checkGateway: anybody,
  checkDelivery: anybody,
  readWishes: anybody,
  changeWishes: anybody,
  readCards: { query: '?skus=sleep-mantra' },
  askStockAlert: anybody,
  readStockAlerts: anybody,
  stopStockAlert: { query: '?variant=&flavour=' },
  quoteOrder: {
    thing: 'address',
    body: (addressId) => ({ lines: [wireLine()], addressId }),
  },
  placeOrder: {
    thing: 'address',
    body: (addressId) => ({ lines: [wireLine()], addressId, paymentMethod: 'cod', expectedTotal: 1 }),
  },
  // Its own order waits for none, which it is told; somebody else's is as if it were not there.
  namePrescription: { thing: 'order', body: () => ({ prescriptionId: randomUUID() }) },
  // By the secret of a link, which is whoever's it was sent to.
  readInvitation: anybody,
  acceptInvitation: anybody,
  readSecondFactor: anybody,
  listFactors: anybody,
  startPasskey: anybody,
  addPasskey: anybody,
  startTotp: anybody,
  addTotp: anybody,
  // Of staff alone, whose matrix is in tests/server/account/sign-in/second-factor-access.test.ts.
  removeFactor: anybody,
  renewRecoveryCodes: anybody,
  challengePasskey: anybody,
  proveSecondFactor: anybody,
  resetSecondFactor: anybody,
  ...adminRequests,
  ...orderRequests,
  paymentStatus: { thing: 'order', query: '?orderId={id}' },
  retryPayment: { thing: 'order', body: (orderId) => ({ orderId, paymentMethod: 'upi' }) },
  paymentWebhook: anybody,
  courierNews: anybody,
  verifyVpa: anybody,
  currentGateway: anybody,
  toggleGateway: anybody,
  listMessages: anybody,
  getMessageChoices: anybody,
  saveMessageChoices: anybody,
  keepCheckout: anybody,
  resumeCheckout: anybody,
  listBundles: anybody,
  exportBundles: anybody,
  readBundle: anybody,
  saveBundle: anybody,
  updateBundle: anybody,
  deleteBundle: anybody,
  setBundleStatus: anybody,
  changeBundles: anybody,
  getBundleSettings: anybody,
  saveBundleSettings: anybody,
  bundleAnalytics: anybody,
  calculateBundle: anybody,
  suggestBundles: anybody,
  bundleMetrics: anybody,
  readSpeed: {},
  reportSpeed: anybody,
  reportFlowCounts: anybody,
  showSupport: anybody,
  readSupportRecording: anybody,
  readFlowCounts: { query: '?chart=cart&from=2026-11-01&until=2026-11-21&device=all' },
  reportViolation: anybody,
  reportBrowserError: anybody,
  trackBundleEvents: anybody,
  viewRecommendation: anybody,
  touchRecommendation: anybody,
  listTiers: anybody,
  listActiveCoupons: anybody,
  couponUrgency: anybody,
  verifyCoupon: anybody,
  comboDiscount: anybody,
  trackCouponDisplay: anybody,
  trackCouponDismissal: anybody,
  readBanner: anybody,
  exportBanners: anybody,
  changeBanners: anybody,
  orderBanners: anybody,
  getPopupSettings: anybody,
  savePopupSettings: anybody,
  readPopupSettings: anybody,
  replacePopupSettings: anybody,
  listActiveBanners: anybody,
  listBanners: anybody,
  saveBanner: anybody,
  updateBanner: anybody,
  deleteBanner: anybody,
  listReels: anybody,
  listAllReels: anybody,
  readReel: anybody,
  createReel: anybody,
  changeReel: anybody,
  deleteReel: anybody,
  reorderReels: anybody,
  listInstagram: anybody,
  listAllInstagram: anybody,
  readInstagram: anybody,
  createInstagram: anybody,
  changeInstagram: anybody,
  deleteInstagram: anybody,
  reorderInstagram: anybody,
  sendVideo: anybody,
  listPosts: anybody,
  getPost: anybody,
  readAbout: anybody,
  listPostCategories: anybody,
  sendContactMail: anybody,
  buyMembership: anybody,
  membershipStatus: anybody,
  getWallet: anybody,
  readWalletOf: anybody,
  changeWallet: anybody,
  initSubscription: {
    thing: 'address',
    body: (addressId) => ({
      lines: [wireLine('sleep-mantra', { packageType: 'weekly' })],
      addressId,
      paymentMethod: 'cod',
      expectedTotal: 1,
    }),
  },
  listSubscriptions: anybody,
  commandSubscription: { thing: 'subscription', body: () => ({ command: 'skip' }) },
  changeSubscription: { thing: 'subscription', body: () => ({ quantity: 2 }) },
  askMandate: { thing: 'subscription', body: () => ({ method: 'upi' }) },
  withdrawMandate: { thing: 'subscription' },
  getReferral: anybody,
  listPrescriptions: anybody,
  uploadPrescription: anybody,
  // Owners alone, and by form data, which the matrix does not send; tests/server/prescriptions/prescription.test.ts has who may not.
  addPrescriptionFile: anybody,
  getPrescription: { thing: 'prescription', alsoFor: ['prescriber', 'admin'] },
  // A fresh prescription has no signed paper, so that its owner too is told of nothing; the same test has who may not.
  linkPrescriptionFile: anybody,
  listReviews: anybody,
  findPatient: anybody,
  listEarlier: anybody,
  readSigner: anybody,
  saveSigner: anybody,
  listTemplates: anybody,
  saveTemplate: anybody,
  deleteTemplate: anybody,
  createPrescription: anybody,
  writePrescription: anybody,
  reviewPrescription: anybody,
  listPrescriptionAccess: anybody,
};

interface Placed {
  readonly order: { readonly id: string };
}

/** A cash order of one thing. */
async function placed(server: TestServer, token: string): Promise<Placed> {
  const lines = [wireLine()];
  const paymentMethod = 'cod';
  const quote = await server.call('POST', '/v1/order/quote', { token, body: { lines, paymentMethod } });
  const { total } = quote.body as { total: number };
  const answer = await server.call('POST', '/v1/order', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: { lines, address: goodAddress, paymentMethod, expectedTotal: total },
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body as Placed;
}

/** A weekly plan, as a paid order would have begun it. */
async function begunSubscription(server: TestServer, token: string): Promise<string> {
  const { order } = await placed(server, token);
  const { body } = await server.call('GET', '/v1/user', { token });
  const id = randomUUID();
  await insertSubscription(server.database, {
    id,
    shopper_id: (body as { id: string }).id,
    order_id: order.id,
    line: 0,
    sku: 'sleep-mantra',
    name: 'Sleep Mantra',
    variant: '30 ml',
    flavour: 'Plain',
    quantity: 1,
    plan: 'weekly',
    agreed_price: 1000,
    address: goodAddress,
    next_on: '2026-12-01',
    anchor: 1,
    created_at: server.context.clock(),
  });
  return id;
}

/** Another sign-in of the same person. */
async function otherSession(server: TestServer, token: string): Promise<string> {
  const { body } = await server.call('GET', '/v1/user', { token });
  server.pass(31_000);
  const other = await server.signIn((body as { phone: string }).phone);
  const account = await server.call('GET', '/v1/user/account', { token: other });
  const { sessions } = account.body as { sessions: { id: string; isThis: boolean }[] };
  return sessions.find(({ isThis }) => isThis)?.id ?? '';
}

/** Posts something and answers the id that it got. */
async function made(server: TestServer, token: string, path: string, body: unknown): Promise<string> {
  const answer = await server.call('POST', path, { token, body });
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return (answer.body as { id: string }).id;
}

/** Every route that the server has, as 'GET /v1/order/:id', by what it prints of itself. */
export function routesOf({ app }: TestServer): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((row) => {
      const [, indent = '', path = '', methods = ''] = /^([│├└─\s]*)(\S+) \(([A-Z, ]+)\)$/u.exec(row) ?? [];
      if (path === '') return [];
      const depth = indent.length / 4 - 1;
      above.splice(depth, above.length, path);
      return methods.split(', ').map((method) => `${method} ${above.join('')}`);
    })
    .filter((route) => !route.startsWith('HEAD ') && !route.includes(' *'));
}
