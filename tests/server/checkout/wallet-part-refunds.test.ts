import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WireQuote } from '../../../src/contract/cart/cart.calls.ts';
import type { DraftOrder } from '../../../src/contract/orders/draft/draft-order.calls.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import { delivered, say } from '../../support/admin/admin-moves.ts';
import {
  address,
  type Buyer,
  line,
  openOrderShop,
  type OrderShop,
  orderOf,
  place,
} from '../../support/orders/order-shop.ts';
import { draftDesk, draftsPath } from '../../support/orders/drafts.ts';
import { choose, tell } from '../../support/checkout/sandbox-bank.ts';
import { partWallet, splitOrder } from '../../support/checkout/wallet-part.ts';

let shop: OrderShop;
let wallet: ReturnType<typeof partWallet>;
let buyer: Buyer;
let admin: Buyer;

beforeAll(async () => {
  shop = await openOrderShop();
  wallet = partWallet(shop);
  admin = await shop.buyer({ isAdmin: true });
  await shop.context.database.execute(sql`UPDATE stock SET units = 100000 WHERE sku = 'sleep-mantra'`);
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.buyer();
  await wallet.fill(buyer, 320);
});

const balance = async () => wallet.balance(buyer);

async function cashTotal(): Promise<number> {
  const body = { lines: [line('sleep-mantra')], paymentMethod: 'cod', pincode: '560066' };
  return (await shop.call('POST', '/v1/order/quote', { token: buyer.token, body })).json<WireQuote>().total;
}

test('CHK-04, ACC-05 a paid order that is cancelled returns ₹280 to the card and ₹320 to the wallet', async () => {
  const { order: placed, payment } = await place(shop, buyer, splitOrder());
  await choose(shop, payment, 'pay');
  await tell(shop, payment);
  const cancel = async () => shop.call('POST', `/v1/order/${placed.id}/cancel`, { token: buyer.token });
  await Promise.all([cancel(), cancel()]);
  expect(await wallet.lastMessage('order-cancelled')).toContain(
    '₹280 will be refunded to your original payment method. ₹320 goes back to your wallet.',
  );
  await shop.runJobs();
  await shop.runJobs();
  expect([
    (await wallet.read(buyer, placed.id)).order.status,
    await wallet.payments(placed.id),
    await balance(),
  ]).toEqual(['refunded', ['280 card refunded', '320 wallet refunded'], 320]);
});

test('CHK-04, ORD-04 a return refunds the card first and the wallet’s part last', async () => {
  await wallet.fill(buyer, 80);
  const body = orderOf([line('sleep-mantra', 2)], 1200, { fromWallet: 400, paymentMethod: 'upi' });
  const { order: placed, payment } = await place(shop, buyer, body);
  await choose(shop, payment, 'pay');
  await tell(shop, payment);
  await say(shop, admin, placed.id, 'pack');
  await say(shop, admin, placed.id, 'ship', { courier: 'India Post', trackingNumber: 'EU123456789IN' });
  await say(shop, admin, placed.id, 'deliver');
  const giveBack = async () => {
    shop.pass(1000);
    const asked = await shop.call('POST', `/v1/order/${placed.id}/return`, {
      token: buyer.token,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        reason: 'not-wanted',
        note: '',
        refundTo: 'source',
        photoIds: [],
        lines: [{ line: 0, quantity: 1 }],
        expectedTotal: 600,
      },
    });
    const id = asked.json<OrderAnswer>().order.returns.at(-1)?.id ?? '';
    const move = async (what: string, body?: object) =>
      shop.call('POST', `/v1/admin/return/${id}/${what}`, { token: admin.token, ...(body ? { body } : {}) });
    await move('approve', { isSentBack: true, answer: '' });
    await move('receive');
    await shop.runJobs();
  };
  const refunds = async () =>
    shop.context.database.query(sql`
      SELECT refund.amount, way, refund.status FROM refund JOIN payment ON payment.id = payment_id
      WHERE order_id = ${placed.id} ORDER BY ordered_at, way`);
  await giveBack();
  expect([await refunds(), await balance()]).toEqual([[{ amount: 600, way: 'gateway', status: 'done' }], 0]);
  await giveBack();
  expect([await refunds(), await balance()]).toEqual([
    [
      { amount: 600, way: 'gateway', status: 'done' },
      { amount: 200, way: 'gateway', status: 'done' },
      { amount: 400, way: 'wallet', status: 'done' },
    ],
    400,
  ]);
  expect(await wallet.lastMessage('return-refunded')).toContain(
    '₹200 is on its way back to you and ₹400 is in your wallet',
  );
});

test('CHK-04, ORD-06 with cash on delivery the courier collects what the wallet leaves', async () => {
  const total = await cashTotal();
  const body = orderOf([line('sleep-mantra')], total, { fromWallet: 320, paymentMethod: 'cod' });
  const { order: done } = await delivered(shop, { buyer, admin }, body);
  expect(await wallet.payments(done.id)).toEqual([`${total - 320} cod paid`, '320 wallet paid']);
  expect(await wallet.lastMessage('order-placed')).toContain(
    `₹${total - 320} of it to be paid in cash at the door`,
  );
});

test('CHK-04, DRF-01 an edit that costs less lowers the cash first, then gives the wallet its part back', async () => {
  const total = await cashTotal();
  await wallet.fill(buyer, 680);
  const lines = [line('sleep-mantra', 2)];
  const body = orderOf(lines, total + 600, { fromWallet: 1000, paymentMethod: 'cod' });
  const { order: placed } = await place(shop, buyer, body);
  const desk = draftDesk(shop, admin);
  const { id, version, phone } = (
    await desk.send('POST', `/v1/admin/order/${placed.id}/edit`, {})
  ).json<DraftOrder>();
  const wanted = { phone, lines: [line('sleep-mantra')], address, next: 'apply' };
  const done = await desk.send('PUT', `${draftsPath}/${id}`, wanted, { 'if-match': `"${version}"` });
  expect([done.status, (await wallet.read(buyer, placed.id)).order.fromWallet]).toEqual([200, total]);
  expect([await wallet.payments(placed.id), await balance()]).toEqual([
    ['0 cod pending', '1000 wallet held'],
    1000 - total,
  ]);
  await say(shop, admin, placed.id, 'cancel');
  expect([await wallet.payments(placed.id), await balance()]).toEqual([
    ['0 cod failed', '1000 wallet failed'],
    1000,
  ]);
});

test('CHK-04 a cash order that is cancelled, or comes back unopened, gives the wallet its part back', async () => {
  const total = await cashTotal();
  const body = orderOf([line('sleep-mantra')], total, { fromWallet: 320, paymentMethod: 'cod' });
  const cancelled = await place(shop, buyer, body);
  await shop.call('POST', `/v1/order/${cancelled.order.id}/cancel`, { token: buyer.token });
  expect([await wallet.payments(cancelled.order.id), await balance()]).toEqual([
    [`${total - 320} cod failed`, '320 wallet failed'],
    320,
  ]);
  const { order: refused } = await place(shop, buyer, body);
  await say(shop, admin, refused.id, 'pack');
  await say(shop, admin, refused.id, 'ship', { courier: 'India Post', trackingNumber: 'EU123456789IN' });
  const back = await say(shop, admin, refused.id, 'return');
  expect([back.status, (await wallet.payments(refused.id))[1], await balance()]).toEqual([
    200,
    '320 wallet failed',
    320,
  ]);
});
