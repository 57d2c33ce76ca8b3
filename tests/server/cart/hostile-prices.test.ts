import * as fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BundleRow, termsOf } from '../../../server/promotions/bundle/bundle.queries.ts';
import { cartOf } from '../../../server/cart/cart-lines.ts';
import { type CouponRow, couponTermsOf } from '../../../server/promotions/coupon/coupon.queries.ts';
import { wireLinesSchema } from '../../../src/contract/cart/cart.calls.ts';
import { priceCart } from '../../../src/domain/cart/pricing/price-cart.ts';
import { independentPrice } from '../../support/orders/independent-pricer.ts';
import {
  bodyOf,
  openPricingShop,
  type PricingShop,
  skus,
  someWish,
  verdictOf,
  wishOf,
} from '../../support/orders/random-carts.ts';

let shop: PricingShop;

beforeAll(async () => {
  shop = await openPricingShop();
});
afterAll(() => shop.server.close());

test('SEC-01 MNY-10 over HTTP every quote is what the requirements say, or names the line and member that no screen offers', async () => {
  await fc.assert(
    fc.asyncProperty(someWish, async (picked) => {
      const { server, customer, member } = shop;
      const wish = wishOf(shop.facts, picked);
      const got = await server.call('POST', '/v1/order/quote', {
        token: wish.isMember ? member : customer,
        body: bodyOf(wish),
      });
      expect(verdictOf(got)).toEqual(independentPrice(shop.facts, wish));
    }),
    { numRuns: Number(process.env['CARTS'] ?? 300) },
  );
});

test('SEC-01 the stored cart, the simulator and a coupon’s check answer the same price, and refuse the same lines', async () => {
  await fc.assert(
    fc.asyncProperty(someWish, async (picked) => {
      const { server, customer, member, admin } = shop;
      const { bundleId: _, ...wish } = wishOf(shop.facts, { ...picked, isCash: false });
      const { isMember = false, couponCode, lines } = wish;
      const token = isMember ? member : customer;
      const stored = await server.call('PUT', '/v1/user/cart', { token, body: lines });
      expect(verdictOf(stored)).toEqual(independentPrice(shop.facts, { lines, isMember }));
      const simulated = await server.call('POST', '/v1/admin/simulator', {
        token: admin,
        body: { lines, ...(couponCode === undefined ? {} : { couponCode }), customer: { isMember } },
      });
      const quoted =
        simulated.status === 200 ? { ...simulated, body: (simulated.body as { quote: unknown }).quote } : simulated;
      expect(verdictOf(quoted)).toEqual(independentPrice(shop.facts, wish));
      if (couponCode === undefined || lines.length === 0) return;
      server.pass(1000);
      const verified = await server.call('POST', '/v1/coupon/verify', { token, body: { code: couponCode, lines } });
      const { finalAmount } = (verified.body ?? {}) as { finalAmount?: number };
      expect(
        verdictOf({ ...verified, body: verified.status === 200 ? { total: finalAmount } : verified.body }),
      ).toEqual(independentPrice(shop.facts, wish));
    }),
    { numRuns: 60 },
  );
});

test('SEC-01 MNY-10 in process ten thousand carts cost what the requirements say', async () => {
  const { catalogue, database, clock } = shop.server.context;
  const products = await catalogue.soldNow([...skus, 'bliss-club']);
  const rules = await catalogue.rules();
  const bundles = new Map(
    (await database.query<BundleRow & { [column: string]: unknown }>(sql`SELECT * FROM bundle`)).map((row) => [
      row.id,
      termsOf(row),
    ]),
  );
  const coupons = await database.query<CouponRow & { [column: string]: unknown }>(
    sql`SELECT * FROM coupon WHERE code <> 'COMBODISCOUNT'`,
  );
  const now = clock();
  fc.assert(
    fc.property(someWish, (picked) => {
      const wish = wishOf(shop.facts, picked);
      const read = wireLinesSchema.safeParse(wish.lines);
      const expected = independentPrice(shop.facts, wish);
      if (!read.success) {
        const [line, name] = read.error.issues[0]?.path ?? [];
        expect({ kind: 'refused', line, member: name }).toEqual(expected);
        return;
      }
      const code = wish.couponCode?.replaceAll(' ', '').toUpperCase();
      const coupon = coupons.find((each) => each.code === code);
      const { total, parts } = priceCart({
        cart: cartOf(read.data, products, rules.bundleSizes),
        products,
        rules,
        isMember: wish.isMember ?? false,
        coupon:
          wish.couponCode === undefined
            ? null
            : { code: wish.couponCode, terms: coupon ? couponTermsOf(coupon) : null },
        bundle:
          wish.bundleId === undefined ? null : { id: wish.bundleId, terms: bundles.get(wish.bundleId) ?? null },
        cashOnDelivery: wish.isCash ?? false,
        now,
      });
      expect({ kind: 'priced', total }).toEqual(expected);
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    }),
    { numRuns: Number(process.env['CARTS_IN_PROCESS'] ?? 10_000) },
  );
});
