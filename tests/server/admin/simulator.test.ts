import fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { simulate } from '../../../server/admin/simulator/simulate.ts';
import { price } from '../../../server/cart/price.ts';
import { percentOf } from '../../../src/domain/kit/money/money.ts';
import type { Simulation } from '../../../src/contract/admin/simulator.calls.ts';
import { addBundle } from '../../support/orders/bundles.ts';
import { addCoupon } from '../../support/orders/coupons.ts';
import {
  accounts,
  newPhone,
  refusedFields,
  startTestServer,
  type TestServer,
  wireLine,
} from '../../support/server.ts';

let server: TestServer;
let token: string;
let bundleId: string;
const codes = ['CAPPED', 'FLAT', 'SHIP', 'LATER', 'ONCE', 'GONE'];
const day = 86_400_000;

beforeAll(async () => {
  server = await startTestServer();
  const { database, context } = server;
  token = await server.signIn(accounts.admin);
  const inDays = (days: number) => new Date(context.clock().getTime() + days * day);
  await addCoupon(database, 'CAPPED', { type: 'percentage', value: 30, maxDiscount: 400, minOrder: 1700 });
  await addCoupon(database, 'FLAT', { value: 250 });
  await addCoupon(database, 'SHIP', { type: 'free_shipping', value: 0 });
  await addCoupon(database, 'LATER', { value: 300, startsAt: inDays(5), expiresAt: inDays(6) });
  await addCoupon(database, 'ONCE', { value: 200, perCustomer: 1 });
  await addCoupon(database, 'GONE', { value: 900, expiresAt: inDays(-1) });
  bundleId = await addBundle(database);
});
afterAll(() => server.close());

async function ask(body: object): Promise<Simulation> {
  const got = await server.call('POST', '/v1/admin/simulator', { token, body: { customer: {}, ...body } });
  expect([got.status, got.text.slice(0, 200)]).toMatchObject([200, expect.any(String)]);
  return got.body as Simulation;
}

const couponOf = (simulation: Simulation, code: string) =>
  simulation.coupons.find((coupon) => coupon.code === code)?.verdict;

const lines = fc.array(
  fc.record({
    sku: fc.constantFrom('peace-mantra', 'sleep-mantra', 'dog-mantra', 'bliss-club'),
    flavour: fc.constant(''),
    variant: fc.constant(''),
    quantity: fc.integer({ min: 1, max: 10 }),
    packageType: fc.constantFrom('trial', 'weekly', 'monthly'),
  }),
  { minLength: 1, maxLength: 6 },
);
const askings = fc.record({
  lines,
  couponCode: fc.option(fc.constantFrom(...codes, 'NOBODY', 'flat '), { nil: undefined }),
  hasBundle: fc.boolean(),
  isMember: fc.boolean(),
  paymentMethod: fc.constantFrom('upi', 'cod', 'wallet'),
  days: fc.integer({ min: 0, max: 400 }),
});

test('ADM-11 a simulated price is that of a real checkout at the same moment, to the rupee, over 500 random carts', async () => {
  const { context, database } = server;
  const phone = newPhone();
  await server.signIn(phone);
  const { id } = await database.one<{ id: string }>(sql`SELECT id FROM shopper WHERE phone = ${phone}`);
  await fc.assert(
    fc.asyncProperty(askings, async ({ lines: chosen, couponCode, hasBundle, isMember, paymentMethod, days }) => {
      const now = new Date(context.clock().getTime() + days * day);
      const asked = {
        lines: chosen,
        couponCode,
        bundleId: hasBundle ? bundleId : undefined,
        paymentMethod,
      } as const;
      const premiumUntil = isMember ? new Date(now.getTime() + day) : null;
      const { quote } = await price(context, { ...asked, shopper: { id, premiumUntil }, now });
      const simulated = await simulate(context, { ...asked, customer: { phone, isMember }, at: now.toISOString() });
      expect(simulated.quote).toEqual(quote);
      // What an offer is said to give is what it gives when it is asked for.
      for (const { code, verdict } of simulated.coupons) {
        if (verdict.kind === 'refused') continue;
        expect(verdict.total).toBeLessThanOrEqual(
          quote.total + (quote.coupon?.applied === true ? quote.coupon.saving : 0),
        );
        expect(code).not.toBe('COMBODISCOUNT');
      }
    }),
    { numRuns: 500 },
  );
}, 240_000);

test('ADM-11 every offer says what it gives, or why it does not and how far away it is', async () => {
  const simulation = await ask({ lines: [wireLine('sleep-mantra', { quantity: 1 })] });
  const { plainSubtotal, total } = simulation.quote;
  expect(plainSubtotal).toBe(1499);
  expect(couponOf(simulation, 'CAPPED')).toEqual({
    kind: 'refused',
    refusal: { kind: 'below-minimum', missing: 201 },
  });
  expect(couponOf(simulation, 'FLAT')).toEqual({ kind: 'available', saving: 250, total: total - 250 });
  expect(couponOf(simulation, 'LATER')).toEqual({ kind: 'refused', refusal: { kind: 'not-started' } });
  expect(couponOf(simulation, 'GONE')).toEqual({ kind: 'refused', refusal: { kind: 'expired' } });
  expect(simulation.coupons.map(({ code }) => code)).not.toContain('COMBODISCOUNT');
  const [first] = simulation.tiers;
  expect(first?.verdict).toEqual({
    kind: 'below-threshold',
    missing: (first?.tier.threshold ?? 0) - plainSubtotal,
    saving: percentOf(first?.tier.threshold ?? 0, first?.tier.discountPercentage ?? 0),
  });
  expect(simulation.bundles.find(({ id }) => id === bundleId)?.verdict).toEqual({
    kind: 'refused',
    refusal: { kind: 'product-missing', sku: 'sleep-mantra' },
  });
  expect(simulation.products).toContainEqual({ sku: 'sleep-mantra', name: 'Sleep Mantra' });
  expect(simulation.club).toMatchObject({ kind: 'offered', percentage: 20 });
});

test('ADM-11 a later moment shows what will run then, and a customer what is left for them', async () => {
  const cart = [wireLine('sleep-mantra', { quantity: 2 })];
  const then = new Date(server.context.clock().getTime() + 5.5 * day).toISOString();
  expect(couponOf(await ask({ lines: cart, at: then }), 'LATER')).toMatchObject({ kind: 'available', saving: 300 });
  expect(couponOf(await ask({ lines: cart }), 'ONCE')).toMatchObject({ kind: 'available', saving: 200 });
  const spent = await ask({ lines: cart, customer: { couponUses: 1 }, couponCode: 'ONCE' });
  expect(spent.quote.coupon).toEqual({ code: 'ONCE', applied: false, refusal: { kind: 'used-up' } });
  const member = await ask({
    lines: cart,
    customer: { phone: accounts.customer, isMember: true },
    pincode: '560066',
  });
  expect(member.club.kind).toBe('member');
  expect(member.club.saving).toBe((await ask({ lines: cart })).quote.total - member.quote.total);
  expect(member.customer).toMatchObject({ premiumUntil: null });
  expect(member.delivery).toMatchObject({ deliverable: true });
  const strange = { customer: { phone: '+917000000009' }, lines: cart };
  expect(refusedFields(await server.call('POST', '/v1/admin/simulator', { token, body: strange }))).toEqual([
    'customer.phone',
  ]);
});
