import { lineOf, type CartLine } from '../../src/domain/cart/cart.ts';
import type { CouponTerms } from '../../src/domain/coupon/coupon.ts';
import type { PricingInput } from '../../src/domain/pricing/pricing.ts';
import type { PackageType, PricedProduct } from '../../src/domain/product/product.ts';
import { readRules } from '../../server/catalogue/rules.queries.ts';
import { openDatabase } from '../../server/database/database.ts';
import { readSoldProducts } from '../../server/order/sold-products.ts';
import { exactTotal } from '../../tests/domain/support/exact-price.ts';
import { silentLog } from '../../tests/support/silent-log.ts';
import type { Chance } from './chance.ts';
import { type Ask, each, jsonOf, openCaller, upTo } from './http-caller.ts';
import type { Part } from './part.ts';
import { newPerson } from './people.ts';

const atOnce = 8;
const couponCodes = ['WELCOME10', 'FLASH50', 'NOSUCHCODE', undefined, undefined, undefined];
const sold = ['trial', 'weekly', 'monthly'] as const;
/** A member of a line that a client may send and that the shop doesn't sell by itself. */
const notSold = 'comboDiscount';

interface Shelf {
  readonly products: ReadonlyMap<string, PricedProduct>;
  readonly rules: PricingInput['rules'];
  readonly coupons: ReadonlyMap<string, CouponTerms>;
}

interface WireLine {
  readonly sku: string;
  readonly flavour: string;
  readonly variant: string;
  readonly quantity: number;
  readonly packageType: PackageType;
  readonly price?: number;
  readonly bundleInfo?: Readonly<Record<string, unknown>>;
}

/** Carts over HTTP against a price that is worked out a second time, in other code and exact arithmetic (MNY-10, SEC-01). */
export const carts: Part = async ({ workshop, chance, findings, say }, size) => {
  const server = await workshop.database('carts');
  const shop = await workshop.shop({ environment: { DATABASE_URL: server.url } });
  const pool = workshop.pool(server.url);
  await pool.query('UPDATE product SET stock = 1000000');
  const shelf = await readShelf(server.url);
  const caller = openCaller(shop.url);
  const [member, customer] = [await newPerson(pool, { isMember: true }), await newPerson(pool)];
  const totals = { carts: 0, priced: 0, 'hostile lines': 0, refused: 0 };
  await each(upTo(size), atOnce, async (at) => {
    const own = chance.fork(`cart ${at}`);
    const isMember = own.happens(0.3);
    const lines = someLines(shelf, own);
    const couponCode = own.pick(couponCodes);
    const cashOnDelivery = own.happens(0.3);
    const body = { lines, couponCode, paymentMethod: cashOnDelivery ? 'cod' : 'upi' };
    const ask: Ask = { method: 'POST', path: '/v1/order/quote', token: (isMember ? member : customer).token, body };
    const reply = await caller.send(ask);
    totals.carts += 1;
    const isHostile = lines.some(({ packageType }) => packageType === notSold);
    if (isHostile) totals['hostile lines'] += 1;
    const detail = () => `${JSON.stringify(body)} → ${reply.status} ${reply.text.slice(0, 200)}`;
    if (reply.status !== 200) {
      totals.refused += 1;
      findings.expect(isHostile && reply.status === 422, 'A cart of what the shop sells has a price', detail);
      return;
    }
    totals.priced += 1;
    const quote = jsonOf(reply) as {
      total: number;
      lines: { problems: { kind: string }[] }[];
      parts: { amount: number }[];
    };
    const isUnsold = quote.lines.some(({ problems }) => problems.some(({ kind }) => kind === 'unavailable'));
    const terms = (couponCode === undefined ? undefined : shelf.coupons.get(couponCode)) ?? null;
    const exact = Number(
      exactTotal({
        cart: cartOf(lines, shelf),
        products: shelf.products,
        rules: shelf.rules,
        isMember,
        coupon: couponCode === undefined ? null : { code: couponCode, terms },
        cashOnDelivery,
        now: new Date(),
      }),
    );
    const added = quote.parts.reduce((sum, { amount }) => sum + amount, 0);
    findings.expect(
      added === quote.total,
      'The parts of a price add up to its total',
      () => `${added}: ${detail()}`,
    );
    if (isUnsold) return;
    findings.expect(quote.total === exact, law(isHostile), () => `${quote.total} is not ${exact}: ${detail()}`);
  });
  say(`${totals.carts} carts`);
  caller.close();
  await shop.stop();
  return totals;
};

function law(isHostile: boolean): string {
  return isHostile
    ? 'What a client sends chooses no price: a package that is not sold is refused, or costs what one unit costs'
    : 'A cart costs what it costs when it is worked out a second time';
}

async function readShelf(url: string): Promise<Shelf> {
  const database = openDatabase({ url, log: silentLog, poolSize: 2 });
  const skus = ['sleep-mantra', 'peace-mantra', 'dog-mantra', 'green-mantra', 'bliss-club'];
  const [products, rules] = [await readSoldProducts(database, skus, 'unlocked'), await readRules(database)];
  const { rows } = await database.pool.query<CouponTerms>(`
    SELECT code, name, type, value::float8 AS value, max_discount_value AS "maxDiscountValue", min_order_value AS "minOrderValue",
      starts_at AS "startsAt", expires_at AS "expiresAt" FROM coupon`);
  await database.close();
  return { products, rules, coupons: new Map(rows.map((row) => [row.code, row])) };
}

function someLines({ products }: Shelf, chance: Chance): WireLine[] {
  const goods = [...products.values()].filter(({ sku }) => sku !== 'bliss-club');
  const club = products.get('bliss-club');
  const found = new Map<string, WireLine>();
  const add = (product: PricedProduct, packageType: PackageType, bundle?: WireLine['bundleInfo']): void => {
    const line = {
      sku: product.sku,
      flavour: product.flavours[0] ?? '',
      variant: product.variants[0] ?? '',
      quantity: product.sku === 'bliss-club' ? 1 : 1 + chance.below(chance.happens(0.2) ? 10 : 3),
      packageType,
      // What the shopper was shown decides nothing, be it what it will.
      ...(chance.happens(0.2) ? { price: chance.pick([0, 1, product.price, 9_999_999]) } : {}),
      ...(bundle ? { bundleInfo: bundle } : {}),
    };
    found.set(`${line.sku} ${packageType} ${bundle ? 'bundled' : ''}`, line);
  };
  for (let count = 1 + chance.below(4); count > 0; count -= 1) {
    add(chance.pick(goods), chance.happens(0.04) ? notSold : chance.pick(sold));
  }
  if (chance.happens(0.25)) {
    const bundle = {
      bundleId: 'a-bundle',
      bundleType: 'dynamic',
      discountPercentage: chance.pick([5, 10, 99, 100]),
      originalPrice: chance.pick([0, 1, 10_000_000]),
      bundleSize: chance.pick([1, 2, 3, 20]),
      bundleLabel: 'Day and Night',
      createdAt: '2026-11-21T00:00:00.000Z',
    };
    for (let count = 1 + chance.below(3); count > 0; count -= 1) add(chance.pick(goods), 'trial', bundle);
  }
  if (club && chance.happens(0.15)) add(club, 'trial');
  return [...found.values()];
}

/** What the lines mean, with the shop's own products; a package that isn't sold is taken for one unit. */
function cartOf(lines: readonly WireLine[], { products }: Shelf): CartLine[] {
  return lines.flatMap(({ sku, flavour, variant, quantity, packageType, bundleInfo }) => {
    const product = products.get(sku);
    if (!product) return [];
    const line = lineOf(product, {
      flavour,
      variant,
      quantity,
      packageType: packageType === notSold ? 'trial' : packageType,
    });
    const info = { discountPercentage: 0, originalPrice: 0, bundleSize: 1, bundleLabel: '', createdAt: '' };
    return bundleInfo
      ? [{ ...line, bundleInfo: { ...info, bundleId: 'a-bundle', bundleType: 'dynamic' } }]
      : [line];
  });
}
