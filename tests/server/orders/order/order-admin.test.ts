import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { OrderAdmin } from '../../../../src/contract/orders/order/order-list.calls.ts';
import type { OrderAnswer } from '../../../../src/contract/orders/order/order.calls.ts';
import type { Problem } from '../../../../src/contract/platform/problem.ts';
import { say } from '../../../support/admin/admin-moves.ts';
import { line, orderOf, place } from '../../../support/orders/order-shop.ts';
import { ownShop } from '../../../support/orders/own-shop.ts';
import { choose } from '../../../support/checkout/sandbox-bank.ts';

const shop = await ownShop();
const buyer = await shop.buyer();
const admin = await shop.buyer({ isAdmin: true });

const parcel = {
  courier: 'India Post',
  trackingNumber: 'EU123456789IN',
  trackingUrl: 'https://courier.example.in/EU123456789IN',
};

async function paid(): Promise<OrderAnswer> {
  const placed = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  await choose(shop, placed.payment, 'pay');
  await shop.runJobs();
  return placed;
}

async function balance(): Promise<number> {
  return (await shop.call('GET', '/v1/user/wallet', { token: buyer.token })).json<{ balance: number }>().balance;
}

test('ORD-02, ORD-01 an admin packs, ships and delivers; each step is kept with who and when, and the parcel’s number', async () => {
  const { order } = await paid();
  for (const [what, body] of [['pack'], ['ship', parcel], ['deliver']] as const) {
    expect((await say(shop, admin, order.id, what, body)).status).toBe(200);
    shop.pass(60_000);
  }
  const mine = await shop.call('GET', `/v1/order/${order.id}`, { token: buyer.token });
  const { timeline, ...rest } = mine.json<OrderAnswer>().order;
  expect(rest).toMatchObject({ status: 'delivered', ...parcel });
  expect(timeline.map(({ event, by }) => [event, by])).toEqual([
    ['order.placed', 'customer'],
    ['payment.captured', 'gateway'],
    ['order.pack', 'admin'],
    ['order.ship', 'admin'],
    ['order.deliver', 'admin'],
  ]);
  expect(Date.parse(timeline[4]?.at ?? '') - Date.parse(timeline[3]?.at ?? '')).toBe(60_000);
});

test('ORD-02 what the chart does not know is refused and changes nothing, and nobody but an admin moves an order', async () => {
  const { order } = await paid();
  for (const [what, body] of [
    ['deliver'],
    ['ship', parcel],
    ['return'],
    ['refund', { to: 'wallet' }],
    ['repaid'],
  ] as const) {
    expect((await say(shop, admin, order.id, what, body)).json<Problem>()).toMatchObject({ status: 409 });
  }
  expect((await say(shop, buyer, order.id, 'pack')).status).toBe(403);
  expect((await say(shop, admin, '00000000-0000-4000-8000-000000000000', 'pack')).status).toBe(404);
  expect((await say(shop, admin, order.id, 'ship', { courier: ' ', trackingNumber: '1' })).status).toBe(422);
  const { order: same } = (
    await shop.call('GET', `/v1/admin/order/${order.id}`, { token: admin.token })
  ).json<OrderAnswer>();
  expect([same.status, same.courier]).toEqual(['paid', null]);
});

test('ORD-02 what the courier brings back is refunded to the wallet at once, or to its source by the bank', async () => {
  for (const [to, balanceAfter] of [
    ['wallet', 600],
    ['source', 600],
  ] as const) {
    const { order } = await paid();
    await say(shop, admin, order.id, 'pack');
    await say(shop, admin, order.id, 'ship', parcel);
    await say(shop, admin, order.id, 'return');
    expect((await say(shop, admin, order.id, 'refund', { to })).status).toBe(200);
    await shop.runJobs();
    expect((await say(shop, admin, order.id, 'refund', { to })).status).toBe(409);
    const { order: end, payment } = (
      await shop.call('GET', `/v1/order/${order.id}`, { token: buyer.token })
    ).json<OrderAnswer>();
    expect([end.status, payment.status, await balance()]).toEqual(['refunded', 'refunded', balanceAfter]);
    expect(end.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
  }
});

test('ORD-02 cash that the courier took is sent back by hand, and somebody says so', async () => {
  const cash = orderOf([line('sleep-mantra')], 640, { paymentMethod: 'cod' });
  const { order } = await place(shop, buyer, cash);
  for (const [what, body] of [['pack'], ['ship', parcel], ['deliver'], ['return']] as const) {
    await say(shop, admin, order.id, what, body);
  }
  expect((await say(shop, admin, order.id, 'refund', { to: 'source' })).json<Problem>()).toMatchObject({
    status: 422,
    errors: [{ field: 'upiId', message: 'Enter the customer’s UPI ID' }],
  });
  expect((await say(shop, admin, order.id, 'refund', { to: 'source', upiId: 'asha' })).status).toBe(422);
  await say(shop, admin, order.id, 'refund', { to: 'source', upiId: 'asha@bank' });
  await shop.runJobs();
  const get = async (path: string) => shop.call('GET', `/v1/admin/order${path}`, { token: admin.token });
  const detail = (await get(`/${order.id}/desk`)).json<OrderAdmin>();
  expect(detail.upiIds).toEqual([{ returnId: null, upiId: 'asha@bank' }]);
  const listed = (await get('?payment=by-hand')).json<{ items: object[] }>();
  expect(listed.items).toMatchObject([{ id: order.id, handRefund: { amount: 640, upiId: 'asha@bank' } }]);
  expect((await get('/export?payment=by-hand')).body).toMatch(/,640,asha@bank\r?\n$/u);
  const kept = await shop.context.database.query(sql`SELECT before, after, reason FROM audit_entry`);
  expect(JSON.stringify(kept)).not.toContain('asha@bank');
  const before = (await say(shop, admin, order.id, 'repaid')).json<OrderAnswer>();
  expect([before.order.status, before.payment.status]).toEqual(['refunded', 'refunded']);
  expect((await say(shop, admin, order.id, 'repaid')).status).toBe(409);
  expect((await get('?payment=by-hand')).json<{ items: object[] }>().items).toEqual([]);
});

test('ORD-02 an admin calls a paid order off, and its money goes back', async () => {
  const { order } = await paid();
  expect((await say(shop, admin, order.id, 'cancel')).status).toBe(200);
  await shop.runJobs();
  const { order: end } = (
    await shop.call('GET', `/v1/order/${order.id}`, { token: buyer.token })
  ).json<OrderAnswer>();
  expect([end.status, end.timeline.find(({ event }) => event === 'order.cancel')?.by]).toEqual([
    'refunded',
    'admin',
  ]);
});
