import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../../src/contract/api.ts';
import type { Call } from '../../../../src/contract/call.ts';
import {
  accounts,
  type Got,
  goodAddress,
  problemOf,
  startTestServer,
  type TestServer,
  wireLine,
} from '../../../support/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn(accounts.admin);
});
afterAll(() => server.close());

const strange = '00000000-0000-4000-8000-000000000000';
const goodBundle = {
  name: 'Day and Night',
  type: 'combo',
  products: [{ sku: 'sleep-mantra', quantity: 1 }, { sku: 'peace-mantra' }],
  percentage: 15,
  startsAt: '2026-11-21T00:00:00Z',
  validUntil: '2026-12-21T00:00:00+05:30',
  minOrderValue: 999,
  excludedProducts: ['dog-mantra'],
  stockLevel: 10,
};
const goodEvent = {
  bundleId: strange,
  bundleName: 'Day and Night',
  action: 'view',
  sourcePage: 'pdp',
  deviceType: 'mobile',
  sessionId: 'one',
  userId: null,
  timestamp: '2026-11-21T00:00:00Z',
  bundlePrice: 999,
  potentialSavings: 99,
  cartValue: 0,
  metadata: { visibilityDuration: 1200, scrollDepth: 50, reason: 'shown', bundleType: 'combo', position: 0 },
};

const goodCoupon = {
  code: 'FUZZ',
  name: 'Fuzz',
  type: 'percentage',
  value: 10,
  maxDiscountValue: 100,
  minOrderValue: 500,
  totalLimit: 5,
  perCustomerLimit: 1,
  startsAt: '2026-11-21T00:00:00Z',
  expiresAt: '2026-12-21T00:00:00Z',
  isFlashOffer: true,
  urgencyMessage: 'Soon',
};
const goodOfferEvent = {
  couponId: strange,
  page: '/shop',
  cartValue: 900,
  userId: null,
  timestamp: '2026-11-21T00:00:00Z',
};

/** A good body of each call, to be broken in one place. */
const good: Partial<Record<keyof typeof api, unknown>> = {
  sendOtp: { phone: '+919876543210' },
  verifyOtp: { phone: '+919876543210', code: '123456' },
  putCart: [wireLine(), wireLine('peace-mantra', { quantity: 3, price: 1299 })],
  createAddress: goodAddress,
  quoteOrder: {
    lines: [wireLine()],
    couponCode: 'WELCOME10',
    bundleId: strange,
    pincode: '560066',
    paymentMethod: 'cod',
  },
  previewReturn: { lines: [{ line: 0, quantity: 1 }] },
  askReturn: {
    lines: [{ line: 0, quantity: 1 }],
    reason: 'damaged',
    note: 'Broken',
    refundTo: 'wallet',
    upiId: 'name@bank',
    photoIds: [strange],
    expectedTotal: 1,
  },
  openReview: { line: 0 },
  changeWishes: { changes: [{ sku: 'sleep-mantra', isWished: true }] },
  askStockAlert: { variant: '', flavour: '', phone: '+919876543210', email: 'asha@example.com' },
  saveReview: { stars: 4, words: 'I sleep through the night.', author: 'Asha', photoIds: [strange] },
  reportReview: { reason: 'advert' },
  moderateReview: { decision: 'reject', rejectReason: 'advert', rejectWords: 'No adverts', answer: '' },
  approveReturn: { isSentBack: true, answer: '' },
  refuseReturn: { answer: 'No' },
  shipOrder: {
    courier: 'India Post',
    trackingNumber: 'EU123456789IN',
    trackingUrl: 'https://courier.example.in/1',
  },
  correctShipment: { courier: 'India Post', trackingNumber: 'EU987654321IN' },
  refundOrder: { to: 'wallet' },
  placeOrder: { lines: [wireLine()], address: goodAddress, paymentMethod: 'card', expectedTotal: 1 },
  retryPayment: { orderId: '00000000-0000-4000-8000-000000000000', paymentMethod: 'card' },
  verifyVpa: { vpa: 'name@bank' },
  toggleGateway: { gateway: 'sandbox' },
  saveBundle: goodBundle,
  changeBundles: { ids: [strange], action: 'deactivate' },
  saveBundleSettings: { enabled: true, visibleCount: 3 },
  calculateBundle: { products: [{ sku: 'sleep-mantra', quantity: 1 }], bundleId: strange },
  suggestBundles: {
    currentProduct: 'sleep-mantra',
    userContext: { cart: [{ sku: 'peace-mantra', quantity: 1 }], cartValue: 1299 },
    deviceType: 'mobile',
    requestSource: 'pdp',
  },
  trackBundleEvents: { events: [goodEvent], batchId: strange, timestamp: '2026-11-21T00:00:00Z' },
  viewRecommendation: { recommendationId: strange, context: { page: 'pdp', bundles: 3 } },
  touchRecommendation: { recommendationId: strange, action: 'click', data: { bundleId: strange } },
  verifyCoupon: { code: 'FLASH50', cartValue: 2000, lines: [wireLine()] },
  saveCoupon: goodCoupon,
  trackCouponDisplay: { ...goodOfferEvent, trigger: 'auto', deviceType: 'mobile', sessionId: 'one' },
  trackCouponDismissal: { ...goodOfferEvent, reason: 'applied', timeDisplayed: 1200 },
  savePopupSettings: { timerDuration: 60, enabledPages: ['/shop/*'], popupTitle: 'Sale', discountPercent: 5 },
  saveBanner: { text: 'Hello', backgroundColor: '#000000', icon: 'diya', priority: 1, link: '/shop' },
  buyMembership: { paymentMethod: 'card', expectedTotal: 999, address: goodAddress },
};

const strings = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    ' ',
    "' OR 1=1 --",
    '__proto__',
    'constructor',
    '\u202e',
    '9'.repeat(400),
    '%00',
    '${7*7}',
    '+91',
  ),
);
const leaves = fc.oneof(
  strings,
  fc.double(),
  fc.integer(),
  fc.constantFrom(null, true, false, [], {}, -0, 1e308, Number.MAX_SAFE_INTEGER),
);
const anything = fc.oneof(leaves, fc.jsonValue({ maxDepth: 4 }));

/** The value with one of its places replaced by something else. */
function broken(value: unknown): fc.Arbitrary<unknown> {
  if (isList(value)) {
    return fc.oneof(
      anything,
      fc.nat(value.length - 1).chain((at) => broken(value[at]).map((part) => value.with(at, part))),
    );
  }
  if (typeof value === 'object' && value !== null) {
    return fc.oneof(
      { weight: 1, arbitrary: anything },
      { weight: 1, arbitrary: fc.tuple(strings, leaves).map(([key, part]) => ({ ...value, [key]: part })) },
      {
        weight: 8,
        arbitrary: fc
          .constantFrom(...Object.keys(value))
          .chain((key) => broken(Reflect.get(value, key)).map((part) => ({ ...value, [key]: part }))),
      },
    );
  }
  return anything;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0;
}

/** How many places of the value can be broken: itself, its members and theirs. */
function placesOf(value: unknown): number {
  const parts: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return parts.reduce((sum: number, part) => sum + placesOf(part), 1);
}

function check(got: Got): void {
  if (got.status >= 500) throw new Error(got.text);
  if (got.status < 400) return;
  problemOf(got);
  expect(got.text).not.toMatch(/FST_|node_modules|\bSELECT\b|\.ts:\d/u);
}

test.for(Object.entries(good))(
  'API-04, API-05 %s: no body brings it to a 5xx, every refusal is a problem',
  async ([name, body]) => {
    const call: Call = api[name as keyof typeof api];
    await fc.assert(
      fc.asyncProperty(broken(body), fc.boolean(), async (sent, isSignedIn) => {
        check(
          await server.call(call.method, call.path, {
            token: isSignedIn || call.access !== 'public' ? token : undefined,
            body: JSON.stringify(sent),
            headers: { 'idempotency-key': crypto.randomUUID() },
          }),
        );
      }),
      // Each place is broken about as often, whatever the size of the body.
      { numRuns: Math.min(120, 12 * placesOf(body)) },
    );
  },
);

test('API-05 no query string and no path brings a read to a 5xx', async () => {
  const keys = fc.constantFrom(
    'q',
    'category',
    'flavour',
    'minPrice',
    'maxPrice',
    'sort',
    'limit',
    'offset',
    'to',
    'from',
    'status',
    'cartValue',
    'userId',
    'orderId',
  );
  const values = fc.oneof(strings, fc.constantFrom('0', '-1', '24', '1e3', 'price', '9999999', "a:*&!('b')", '\\'));
  const paths = fc.constantFrom(
    '/v1/product',
    '/v1/sandbox/messages',
    '/v1/payment/status',
    '/v1/delivery/',
    '/v1/product/',
    '/v1/bundle',
    '/v1/bundle/analytics',
    '/v1/coupon',
    '/v1/coupon/time-limited/active',
    '/v1/coupon/time-limited/urgency/',
    '/api/bundles/',
    '/v1/order/',
  );
  await fc.assert(
    fc.asyncProperty(
      paths,
      fc.array(fc.tuple(keys, values), { maxLength: 4 }),
      strings,
      async (path, pairs, end) => {
        const query = pairs.map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`).join('&');
        const tail = path.endsWith('/') ? encodeURIComponent(end.toWellFormed()) : '';
        check(await server.call('GET', `${path}${tail}?${query}`, { token }));
      },
    ),
    { numRuns: 600 },
  );
});

test('API-05 no bytes for a body bring a call to a 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 200 }), async (bytes) => {
      check(await server.call('PUT', '/v1/user/cart', { token, body: new Uint8Array(bytes) }));
    }),
    { numRuns: 200 },
  );
});
