import * as fc from 'fast-check';
import sql from 'sql-template-tag';
import { type CouponRow, couponTermsOf } from '../../../server/promotions/coupon/coupon.queries.ts';
import { packageTypes } from '../../../src/domain/catalogue/product/product.ts';
import { readFacts, type ShopFacts, type Wish, type WishLine } from './independent-pricer.ts';
import { accounts, type Got, problemOf, startTestServer, type TestServer } from '../server.ts';

export interface PricingShop {
  readonly server: TestServer;
  readonly facts: ShopFacts;
  readonly customer: string;
  readonly admin: string;
  /** Somebody with a membership. */
  readonly member: string;
}

/** The seeded shop with goods, coupons and bundles that never run out, and what it publishes. */
export async function openPricingShop(): Promise<PricingShop> {
  const server = await startTestServer();
  const { database } = server;
  await database.execute(sql`UPDATE stock SET units = 1000000 WHERE sku <> 'bliss-club'`);
  await database.execute(sql`
    UPDATE coupon SET starts_at = NULL, expires_at = '2099-01-01', total_limit = NULL, per_customer_limit = NULL`);
  await database.execute(sql`
    UPDATE bundle SET starts_at = '2026-01-01', is_time_limited = false, stock_level = 100000`);
  const customer = await server.signIn(accounts.customer);
  const admin = await server.signIn(accounts.admin);
  const member = await server.signIn('+919812345678');
  await database.execute(sql`UPDATE shopper SET premium_until = '2090-01-01' WHERE phone = '+919812345678'`);
  const coupons = await database.query<CouponRow & { [column: string]: unknown }>(
    sql`SELECT * FROM coupon WHERE is_enabled`,
  );
  const facts = await readFacts(async (path) => (await server.call('GET', path)).body, coupons.map(couponTermsOf));
  return { server, facts, customer, admin, member };
}

/** What random carts are made of. */
export const skus = ['sleep-mantra', 'peace-mantra', 'dog-mantra', 'green-mantra'];

/** A line as a screen would send it, with a bundle's own words where it is in one. */
export function lineOf(
  facts: ShopFacts,
  sku: string,
  packageType: string,
  quantity: number,
  bundleId: string | null,
  choice = 0,
): WishLine {
  const product = facts.products.get(sku);
  const line = {
    sku,
    flavour: product?.flavours.at(choice % Math.max(1, product.flavours.length)) ?? 'Standard',
    variant: product?.variants[0] ?? 'Yearly',
    quantity,
    packageType,
  };
  if (bundleId === null) return line;
  const about = {
    bundleType: 'dynamic',
    discountPercentage: 99,
    originalPrice: 1,
    bundleSize: 4,
    bundleLabel: 'x',
    createdAt: '',
  };
  return { ...line, bundleInfo: { bundleId, ...about } };
}

const plainLine = fc
  .tuple(
    fc.constantFrom(...skus),
    fc.constantFrom('trial', 'weekly', 'monthly'),
    fc.integer({ min: 1, max: 10 }),
    fc.nat(2),
  )
  .map(([sku, plan, quantity, choice]) => ({ sku, plan, quantity, bundle: null, choice }));
const clubLine = fc.constant({ sku: 'bliss-club', plan: 'trial', quantity: 1, bundle: null, choice: 0 });
const anyLine = fc
  .tuple(
    fc.constantFrom(...skus, 'bliss-club'),
    fc.constantFrom(...packageTypes),
    fc.integer({ min: 1, max: 10 }),
    fc.constantFrom(null, 'one', 'two'),
    fc.nat(2),
  )
  .map(([sku, plan, quantity, bundle, choice]) => ({ sku, plan, quantity, bundle, choice }));
const built = fc
  .tuple(fc.shuffledSubarray(skus, { minLength: 2, maxLength: 4 }), fc.constantFrom('mine', 'yours'))
  .map(([of, bundle]) => of.map((sku) => ({ sku, plan: 'comboDiscount', quantity: 1, bundle, choice: 0 })));

interface PickedLine {
  readonly sku: string;
  readonly plan: string;
  readonly quantity: number;
  readonly bundle: string | null;
  readonly choice: number;
}

/** Mostly what the screens can make, and one in three with something that they cannot. */
const someCart: fc.Arbitrary<readonly PickedLine[]> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.array(plainLine, { maxLength: 5 }), fc.option(built), fc.option(clubLine))
      .map(([lines, bundle, club]) => [...lines, ...(bundle ?? []), ...(club ? [club] : [])]),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.array(plainLine, { maxLength: 3 }), fc.array(anyLine, { minLength: 1, maxLength: 3 }))
      .map(([lines, hostile]) => [...lines, ...hostile]),
  },
);
export const someWish = fc.record({
  lines: someCart,
  coupon: fc.constantFrom(undefined, 'FLASH50', 'welcome 10', 'LAMP200', 'COMBODISCOUNT', 'NOSUCH'),
  bundle: fc.option(fc.nat(9), { nil: undefined }),
  isMember: fc.boolean(),
  isCash: fc.boolean(),
});
export type Picked = typeof someWish extends fc.Arbitrary<infer Each> ? Each : never;

/** A drawn wish with what this shop sells. */
export function wishOf(facts: ShopFacts, { lines, coupon, bundle, isMember, isCash }: Picked): Wish {
  return {
    lines: lines.map(({ sku, plan, quantity, bundle: id, choice }) =>
      lineOf(facts, sku, plan, quantity, id, choice),
    ),
    couponCode: coupon,
    bundleId: bundle === undefined ? undefined : (facts.bundles[bundle % facts.bundles.length]?.id ?? undefined),
    isMember,
    isCash,
  };
}

/** The body of a quote for a wish. */
export function bodyOf({ lines, couponCode, bundleId, isCash }: Wish) {
  return {
    lines,
    ...(couponCode === undefined ? {} : { couponCode }),
    ...(bundleId === undefined ? {} : { bundleId }),
    ...(isCash ? { paymentMethod: 'cod' } : {}),
  };
}

/** What the server answered, in the independent pricer's words. */
export function verdictOf(got: Got, listName = 'lines') {
  if (got.status === 200) return { kind: 'priced', total: (got.body as { total: number }).total };
  const [first] = problemOf(got).errors ?? [];
  const [list, line, name] = (first?.field ?? '').split('.');
  return { kind: got.status === 422 && list === listName ? 'refused' : got.text, line: Number(line), member: name };
}
