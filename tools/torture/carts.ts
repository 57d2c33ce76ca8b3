import {
  type FactProduct,
  independentPrice,
  readFacts,
  type ShopFacts,
  type Wish,
  type WishLine,
} from '../../tests/support/orders/independent-pricer.ts';
import type { Chance } from './chance.ts';
import { type Ask, each, type HttpCaller, jsonOf, openCaller, type Reply, upTo } from './http-caller.ts';
import type { Campaign, Part } from './part.ts';
import { newPerson } from './people.ts';

const atOnce = 8;
const couponCodes = ['WELCOME10', 'FLASH50', 'NOSUCHCODE', undefined, undefined, undefined];
const plans = ['trial', 'weekly', 'monthly'] as const;
const clubSku = 'bliss-club';

/** A line with the members that a client may add and that decide nothing. */
interface SentLine extends WishLine {
  readonly price?: number;
}

/** Carts over HTTP beside a pricer that shares no code with the shop: the same price, or refused by both (MNY-10, SEC-01). */
export const carts: Part = async (campaign, size) => {
  const { workshop, chance, say } = campaign;
  const server = await workshop.database('carts');
  const shop = await workshop.shop({ environment: { DATABASE_URL: server.url } });
  const pool = workshop.pool(server.url);
  await pool.query('UPDATE stock SET units = 1000000');
  const caller = openCaller(shop.url);
  const { rows } = await pool.query<ShopFacts['coupons'][number]>(`
    SELECT code, type, value::float8 AS value, max_discount_value AS "maxDiscountValue",
      min_order_value AS "minOrderValue" FROM coupon`);
  const facts = await readFacts(async (path) => jsonOf(await caller.send({ method: 'GET', path })), rows);
  const [member, customer] = [await newPerson(pool, { isMember: true }), await newPerson(pool)];
  const totals = { carts: 0, priced: 0, refused: 0 };
  await each(upTo(size), atOnce, async (at) => {
    const own = chance.fork(`cart ${at}`);
    const isMember = own.happens(0.3);
    const wish = { ...someWish(facts, own), isMember };
    const token = (isMember ? member : customer).token;
    const isPriced = await compare(campaign, caller, { facts, wish, token });
    totals.carts += 1;
    totals[isPriced ? 'priced' : 'refused'] += 1;
  });
  say(`${totals.carts} carts`);
  caller.close();
  await shop.stop();
  return totals;
};

interface Comparison {
  readonly facts: ShopFacts;
  readonly wish: Wish;
  readonly token: string;
}

/** Whether the cart has a price by the independent pricer; the shop must say the same. */
async function compare({ findings }: Campaign, caller: HttpCaller, { facts, wish, token }: Comparison) {
  const { lines, couponCode, isCash = false } = wish;
  const body = { lines, couponCode, paymentMethod: isCash ? 'cod' : 'upi' };
  const ask: Ask = { method: 'POST', path: '/v1/order/quote', token, body };
  const reply = await caller.send(ask);
  const verdict = independentPrice(facts, wish);
  const detail = () => `${JSON.stringify(verdict)}: ${JSON.stringify(body)} → ${said(reply)}`;
  if (verdict.kind === 'refused') {
    findings.expect(
      reply.status === 422,
      'What the shop does not sell has no price, whatever a client sends',
      detail,
    );
    return false;
  }
  if (!findings.expect(reply.status === 200, 'A cart of what the shop sells has a price', detail)) return true;
  const { total, parts } = jsonOf(reply) as { total: number; parts: { amount: number }[] };
  findings.expect(
    total === verdict.total,
    'A cart costs what it costs when it is worked out a second time',
    detail,
  );
  const added = parts.reduce((sum, { amount }) => sum + amount, 0);
  findings.expect(added === total, 'The parts of a price add up to its total', detail);
  return true;
}

function said({ status, text }: Reply): string {
  const total = /"total":\d+/u.exec(text)?.[0];
  return `${status} ${total ?? text.slice(0, 200)}`;
}

/** A cart as a shopper has it, and sometimes as only a hostile client sends it. */
function someWish({ products }: ShopFacts, chance: Chance): Wish {
  const goods = [...products.values()].filter(({ sku }) => sku !== clubSku);
  const club = products.get(clubSku);
  const found = new Map<string, SentLine>();
  const add = (
    product: FactProduct,
    packageType: string,
    quantity: number,
    bundleInfo?: WishLine['bundleInfo'],
  ) => {
    const line = {
      sku: product.sku,
      flavour: product.flavours[0] ?? '',
      variant: product.variants[0] ?? '',
      quantity,
      packageType,
      // What the shopper was shown decides nothing, be it what it will.
      ...(chance.happens(0.2) ? { price: chance.pick([0, 1, product.price, 9_999_999]) } : {}),
      ...(bundleInfo ? { bundleInfo } : {}),
    };
    found.set(`${line.sku} ${packageType} ${bundleInfo?.bundleId ?? ''}`, line);
  };
  for (let count = 1 + chance.below(4); count > 0; count -= 1) {
    const plan = chance.happens(0.04) ? 'comboDiscount' : chance.pick(plans);
    add(chance.pick(goods), plan, 1 + chance.below(chance.happens(0.2) ? 10 : 3));
  }
  if (chance.happens(0.3)) addBundle(goods, chance, add);
  if (club && chance.happens(0.15)) add(club, chance.happens(0.9) ? 'trial' : 'monthly', 1);
  return { lines: [...found.values()], couponCode: chance.pick(couponCodes), isCash: chance.happens(0.3) };
}

type Add = (product: FactProduct, packageType: string, quantity: number, bundleInfo: { bundleId: string }) => void;

/** A bundle of two to four products, mostly; its figures are the client's invention. */
function addBundle(goods: readonly FactProduct[], chance: Chance, add: Add): void {
  const info = {
    bundleId: 'a-bundle',
    bundleType: 'dynamic',
    discountPercentage: chance.pick([5, 10, 99, 100]),
    originalPrice: chance.pick([0, 1, 10_000_000]),
    bundleSize: chance.pick([1, 2, 3, 20]),
    bundleLabel: 'Day and Night',
    createdAt: '2026-11-21T00:00:00.000Z',
  };
  const isHostile = chance.happens(0.2);
  const from = chance.below(goods.length);
  for (let count = isHostile ? 1 : 2 + chance.below(2); count > 0; count -= 1) {
    const product = goods[(from + count) % goods.length];
    if (product) add(product, 'trial', isHostile && chance.happens(0.5) ? 5 : 1, info);
  }
}
