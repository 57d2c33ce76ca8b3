import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireOrder } from '../../../server/orders/payment/settle-payment.ts';
import type { WireQuote } from '../../../src/contract/cart/cart.calls.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import {
  type Answer,
  type Buyer,
  line,
  openOrderShop,
  type OrderShop,
  place,
} from '../../support/orders/order-shop.ts';
import { choose, tell } from '../../support/checkout/sandbox-bank.ts';
import { partWallet, splitOrder } from '../../support/checkout/wallet-part.ts';

let shop: OrderShop;
let wallet: ReturnType<typeof partWallet>;
let buyer: Buyer;

beforeAll(async () => {
  shop = await openOrderShop();
  wallet = partWallet(shop);
  await shop.context.database.execute(sql`UPDATE stock SET units = 100000 WHERE sku = 'sleep-mantra'`);
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.buyer();
  await wallet.fill(buyer, 320);
});

const balance = async () => wallet.balance(buyer);

async function order(body: unknown): Promise<Answer> {
  return shop.call('POST', '/v1/order', {
    token: buyer.token,
    body,
    headers: { 'idempotency-key': randomUUID() },
  });
}

test('CHK-04 the wallet pays ₹320 of ₹600 and the card ₹280; the order is paid once both are there', async () => {
  const placed = await place(shop, buyer, splitOrder());
  expect(placed).toMatchObject({
    order: { status: 'placed', total: 600, fromWallet: 320, paymentMethod: 'card' },
    payment: { status: 'pending', method: 'card', amount: 280 },
  });
  expect([await wallet.payments(placed.order.id), await balance()]).toEqual([
    ['280 card pending', '320 wallet held'],
    0,
  ]);
  await tell(shop, placed.payment);
  expect(await wallet.read(buyer, placed.order.id)).toMatchObject({
    order: { status: 'paid', fromWallet: 320 },
    payment: { status: 'paid', method: 'card', amount: 280 },
  });
  expect([await wallet.payments(placed.order.id), await balance()]).toEqual([
    ['280 card paid', '320 wallet paid'],
    0,
  ]);
  expect(await wallet.lastMessage('order-paid')).toContain('₹600 received');
});

test('CHK-04, ORD-03 an order that nobody pays in time gives the wallet its part back once', async () => {
  const { order: placed, payment } = await place(shop, buyer, splitOrder());
  await choose(shop, payment, 'stall');
  shop.pass(11 * 60_000);
  await Promise.all(Array.from({ length: 5 }, async () => expireOrder(shop.context, placed.id)));
  expect([
    (await wallet.read(buyer, placed.id)).order.status,
    await wallet.payments(placed.id),
    await balance(),
  ]).toEqual(['cancelled', ['280 card failed', '320 wallet failed'], 320]);
  expect(await wallet.lastMessage('order-cancelled')).toContain('₹320 goes back to your wallet.');
});

test('CHK-04, CHK-10 money that comes late takes the part once more, or goes back if the wallet is empty', async () => {
  const first = await place(shop, buyer, splitOrder());
  shop.pass(11 * 60_000);
  await expireOrder(shop.context, first.order.id);
  await tell(shop, first.payment);
  await tell(shop, first.payment);
  expect([
    (await wallet.read(buyer, first.order.id)).order.status,
    await wallet.payments(first.order.id),
    await balance(),
  ]).toEqual(['paid', ['280 card paid', '320 wallet failed', '320 wallet paid'], 0]);
  await wallet.fill(buyer, 320);
  const second = await place(shop, buyer, splitOrder());
  shop.pass(11 * 60_000);
  await expireOrder(shop.context, second.order.id);
  const other = await place(shop, buyer, splitOrder());
  await choose(shop, second.payment, 'pay');
  await tell(shop, second.payment);
  await shop.runJobs();
  expect([await wallet.payments(second.order.id), await wallet.payments(other.order.id), await balance()]).toEqual([
    ['280 card refunded', '320 wallet failed'],
    ['280 card pending', '320 wallet held'],
    0,
  ]);
});

test('CHK-04, CHK-02 the limit of cash on delivery is for what the courier collects, not for what the wallet pays', async () => {
  await wallet.fill(buyer, 2000);
  const cash = { lines: [line('sleep-mantra', 10)], paymentMethod: 'cod' };
  const seen = await order(splitOrder({ ...cash, fromWallet: 100, expectedTotal: 1 }));
  const { total } = seen.json<{ quote: WireQuote }>().quote;
  const { codLimit } = shop.context.settings;
  expect(total).toBeGreaterThan(codLimit);
  const over = await order(splitOrder({ ...cash, fromWallet: total - codLimit - 1, expectedTotal: total }));
  const refusal = { field: 'paymentMethod', message: 'Cash on delivery is available up to ₹5,000' };
  expect([over.status, over.json<Problem>().errors]).toEqual([422, [refusal]]);
  const within = await order(splitOrder({ ...cash, fromWallet: total - codLimit, expectedTotal: total }));
  expect([within.status, within.json<OrderAnswer>().payment.amount]).toEqual([201, codLimit]);
});

test('CHK-04, CHK-06 two tabs with one wallet: the second sees what is left of it, and nothing is taken twice', async () => {
  const both = await Promise.all([order(splitOrder()), order(splitOrder())]);
  const statuses = both.map(({ status }) => status).toSorted((one, other) => one - other);
  expect([statuses, await balance()]).toEqual([[201, 409], 0]);
  const refused = both.find(({ status }) => status === 409)?.json<Problem & { quote: WireQuote }>();
  expect([refused?.type.split('/').at(-1), refused?.quote.total, refused?.quote.walletBalance]).toEqual([
    'quote-changed',
    600,
    undefined,
  ]);
});

test('CHK-04, API-05 a part that is the whole, or beside the wallet itself, is refused by name', async () => {
  await wallet.fill(buyer, 1000);
  const refused = await Promise.all(
    [{ fromWallet: 600 }, { fromWallet: 320, paymentMethod: 'wallet' }, { fromWallet: 0 }, { fromWallet: 1.5 }].map(
      async (change) => (await order(splitOrder(change))).json<Problem>().errors?.map(({ field }) => field),
    ),
  );
  expect([refused, await balance()]).toEqual([Array.from({ length: 4 }, () => ['fromWallet']), 1320]);
});

test('CHK-04 the rest of a failed payment is paid from the wallet, or by another way', async () => {
  await wallet.fill(buyer, 500);
  const again = async (orderId: string, paymentMethod: string) => {
    shop.pass(1000);
    return (
      await shop.call('POST', '/v1/payment', {
        token: buyer.token,
        body: { orderId, paymentMethod },
        headers: { 'idempotency-key': randomUUID() },
      })
    ).json<OrderAnswer>();
  };
  const first = await place(shop, buyer, splitOrder());
  await tell(shop, first.payment, { event: 'payment.failed' });
  expect((await again(first.order.id, 'upi')).payment).toMatchObject({ status: 'pending', amount: 280 });
  expect(await balance()).toBe(500);
  expect(await again(first.order.id, 'wallet')).toMatchObject({
    order: { status: 'paid' },
    payment: { amount: 280 },
  });
  expect([await wallet.payments(first.order.id), await balance()]).toEqual([
    ['280 card failed', '320 wallet paid', '280 upi failed', '280 wallet paid'],
    220,
  ]);
});

const step = fc.constantFrom('paid', 'paid again', 'failed', 'less', 'retry', 'cancel', 'expire', 'jobs');

test('CHK-04, SEC-05 whatever bank and shopper do, what the wallet gave and the bank kept is the order’s total, or nothing', async () => {
  const run = async (part: number, steps: readonly string[]) => {
    buyer = await shop.buyer();
    await wallet.fill(buyer, 320);
    const placed = await place(shop, buyer, splitOrder({ fromWallet: part }));
    const { id } = placed.order;
    let payment = placed.payment;
    let isTaken = false;
    for (const what of steps) {
      if (what === 'paid' || what === 'paid again') {
        if (!isTaken) await choose(shop, payment, 'pay');
        isTaken = true;
        await tell(shop, payment);
      }
      if (what === 'less' && !isTaken) await tell(shop, payment, { amount: 100 });
      if (what === 'failed' && !isTaken) await tell(shop, payment, { event: 'payment.failed' });
      if (what === 'retry' && !isTaken) {
        const again = await shop.call('POST', '/v1/payment', {
          token: buyer.token,
          body: { orderId: id, paymentMethod: 'upi' },
          headers: { 'idempotency-key': randomUUID() },
        });
        if (again.status === 200) payment = again.json<OrderAnswer>().payment;
      }
      if (what === 'cancel') await shop.call('POST', `/v1/order/${id}/cancel`, { token: buyer.token });
      if (what === 'expire') {
        shop.pass(11 * 60_000);
        await expireOrder(shop.context, id);
      }
      if (what === 'jobs') await shop.runJobs();
    }
    await shop.runJobs();
    await shop.runJobs();
    const { status } = (await wallet.read(buyer, id)).order;
    const all = await wallet.payments(id);
    const kept = all.filter((each) => / (?:paid|held)$/u.test(each)).map((each) => Number(each.split(' ')[0]));
    const isPaid = status === 'paid';
    const isOpen = status === 'placed';
    expect([status, 320 - (await balance())]).toEqual([status, isPaid || isOpen ? part : 0]);
    if (isPaid) expect(kept.reduce((sum, amount) => sum + amount, 0)).toBe(600);
    if (!isPaid && !isOpen) expect(kept).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 320 }), fc.array(step, { maxLength: 6 }), run), {
    numRuns: 25,
  });
});
