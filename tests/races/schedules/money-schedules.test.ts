import { assert, asyncProperty, boolean, shuffledSubarray, tuple } from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGateway, expireOrder } from '../../../server/orders/payment/settle-payment.ts';
import { receivedOf } from '../../../server/checkout/payment/left-of-payment.ts';
import { type PaymentRow, paymentsOf } from '../../../server/checkout/payment/payment.queries.ts';
import { refundsOf } from '../../../server/checkout/payment/refund.queries.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import { type Buyer, line, orderOf, place } from '../../support/orders/order-shop.ts';
import { openRazorpayShop, type RazorpayShop } from '../../support/checkout/razorpay-shop.ts';

let razorpay: RazorpayShop;
let admin: Buyer;
let buyer: Buyer;

beforeAll(async () => {
  razorpay = await openRazorpayShop();
  admin = await razorpay.shop.buyer({ isAdmin: true });
  buyer = await razorpay.shop.buyer();
});

afterAll(() => razorpay.close());

/** Money that the gateway takes, in the smallest unit; ₹600 was asked for. */
const money = {
  right: { amount: 60_000, currency: 'INR' },
  double: { amount: 60_000, currency: 'INR' },
  less: { amount: 50_050, currency: 'INR' },
  more: { amount: 70_000, currency: 'INR' },
  foreign: { amount: 2000, currency: 'USD' },
} as const;
type Coin = keyof typeof money;
const coins = ['right', 'double', 'less', 'more', 'foreign'] as const satisfies readonly Coin[];

const others = ['failed', 'expired', 'cancelled', 'forged', 'jobs'] as const;
type News = (typeof others)[number] | Coin | `lost ${Coin}`;
const news: readonly News[] = [...coins, ...coins, ...others, 'lost double', 'lost less'];

async function hear(what: News, placed: OrderAnswer, providerOrder: string): Promise<void> {
  const { shop, fake, tell } = razorpay;
  const coin = coins.find((each) => what === each || what === `lost ${each}`);
  if (coin) {
    const id = `pay_${coin}_${providerOrder}`;
    const known = fake.payments.get(providerOrder)?.find((each) => each['id'] === id);
    const taken = known ?? fake.capture(providerOrder, { ...money[coin], id });
    if (what === coin) expect((await tell('payment.captured', { ...taken, status: 'captured' })).status).toBe(200);
    return;
  }
  const entity = { id: 'pay_x', order_id: providerOrder, amount: 60_000, currency: 'INR', status: 'captured' };
  switch (what) {
    case 'failed':
      await tell('payment.failed', { ...entity, status: 'failed' });
      break;
    case 'forged':
      expect((await tell('payment.captured', entity, undefined, 'another secret')).status).toBe(401);
      break;
    case 'expired':
      await shop.context.database.execute(
        sql`UPDATE shop_order SET hold_until = ${shop.context.clock()} WHERE id = ${placed.order.id} AND status = 'placed'`,
      );
      await expireOrder(shop.context, placed.order.id);
      break;
    case 'cancelled':
      await shop.call('POST', `/v1/order/${placed.order.id}/cancel`, { token: buyer.token });
      break;
    default:
      await shop.runJobs();
  }
}

/** An admin settles all that waits for one: accepts the first that can be, or sends all back. */
async function settleAll(orderId: string, accepts: boolean): Promise<void> {
  const { shop, settle } = razorpay;
  for (const { id, status } of await paymentsOf(shop.context.database, orderId)) {
    if (status !== 'unmatched') continue;
    const accepted =
      accepts && (await settle(admin, orderId, { decision: 'accept', acceptsLess: true }, id)).status === 200;
    if (!accepted) expect((await settle(admin, orderId, { decision: 'refund' }, id)).status).toBe(200);
  }
}

/** Where an order has to end, told from what happened and not from when. */
function endOf(happened: ReadonlySet<News>, accepts: boolean): string {
  const came = new Set(coins.filter((coin) => happened.has(coin) || happened.has(`lost ${coin}`)));
  const isPaid = came.has('right') || came.has('double');
  const isAccepted = accepts && (came.has('less') || came.has('more'));
  if (happened.has('cancelled')) return came.size > 0 ? 'refunded' : 'cancelled';
  if (isPaid || isAccepted) return 'paid';
  if (came.size > 0) return 'refunded';
  return happened.has('expired') ? 'cancelled' : 'placed';
}

function kept(payments: readonly PaymentRow[], back: number): number {
  const paid = payments.filter(({ status }) => status === 'paid');
  return paid.reduce((units, payment) => units + receivedOf(payment).minorUnits, 0) - back * 100;
}

test('SEC-05 whatever money comes and in whatever order: what came in is kept or went back, and the order ends alike', async () => {
  const { shop, fake, providerOrder } = razorpay;
  const { database } = shop.context;
  const schedule = tuple(shuffledSubarray([...news, ...others], { minLength: 1 }), boolean());
  await assert(
    asyncProperty(schedule, async ([happening, accepts]) => {
      await database.execute(sql`UPDATE stock SET units = 40 WHERE sku = 'sleep-mantra'`);
      const placed = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
      const id = await providerOrder(placed);
      for (const what of happening) await hear(what, placed, id);
      const [first] = await paymentsOf(database, placed.order.id);
      if (first) {
        await database.execute(sql`UPDATE payment SET asked_at = NULL WHERE id = ${first.id}`);
        await askGateway(shop.context, first, 0);
      }
      await settleAll(placed.order.id, accepts);
      await shop.runJobs();
      await shop.runJobs();
      const payments = await paymentsOf(database, placed.order.id);
      const refunds = await refundsOf(database, placed.order.id);
      const taken = fake.payments.get(id) ?? [];
      const sent = (payment: unknown) =>
        fake.refunds.filter((each) => each.payment === payment).reduce((units, { amount }) => units + amount, 0);
      const left = taken.reduce((units, each) => units + Number(each['amount']) - sent(each['id']), 0);
      const end = await database.one<{ status: string; holds_stock: boolean }>(
        sql`SELECT status, holds_stock FROM shop_order WHERE id = ${placed.order.id}`,
      );
      const status = endOf(new Set(happening), accepts);
      expect({ ...end, left }).toEqual({
        status,
        holds_stock: status === 'paid' || status === 'placed',
        left: kept(
          payments,
          refunds.filter(({ status: done }) => done === 'done').reduce((all, { amount }) => all + amount, 0),
        ),
      });
      expect(payments.filter((each) => each.status === 'unmatched' || each.status === 'refunding')).toEqual([]);
      expect(new Set(payments.map((each) => each.provider_payment_id)).size).toBe(payments.length);
      const documents = await database.query(
        sql`SELECT kind FROM tax_document WHERE order_id = ${placed.order.id}`,
      );
      expect(documents.filter((each) => each['kind'] === 'invoice').length).toBeLessThanOrEqual(1);
      if (status === 'refunded' || status === 'cancelled') expect([left, documents.length % 2]).toEqual([0, 0]);
      if (status === 'paid') expect([left > 0, documents]).toEqual([true, [{ kind: 'invoice' }]]);
    }),
    { numRuns: 25 },
  );
}, 240_000);
