import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AdminReturn } from '../../../src/contract/orders/order-return/order-return.calls.ts';
import type { ReturnRefund } from '../../../src/contract/orders/order-return/order-return.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import { delivered, say } from '../../support/admin/admin-moves.ts';
import { type Answer, type Buyer, line, type OrderShop, orderOf } from '../../support/orders/order-shop.ts';
import { openStaffedShop } from '../../support/orders/own-shop.ts';
import { choose } from '../../support/checkout/sandbox-bank.ts';

let shop: OrderShop;
let buyer: Buyer;
let admin: Buyer;
beforeEach(async () => {
  ({ shop, buyer, admin } = await openStaffedShop());
});
afterEach(() => shop.close());

const day = 86_400_000;
const wish = { reason: 'not-wanted', note: '', refundTo: 'source', photoIds: [] };

async function ask(orderId: string, body: object, key: string = randomUUID()): Promise<Answer> {
  return shop.call('POST', `/v1/order/${orderId}/return`, {
    token: buyer.token,
    headers: { 'idempotency-key': key },
    body: { ...wish, ...body },
  });
}

async function preview(orderId: string, lines: object[], { token }: Buyer = buyer): Promise<Answer> {
  return shop.call('POST', `/v1/order/${orderId}/return/preview`, { token, body: { lines } });
}

async function answer(returnId: string, what: string, body?: unknown): Promise<Answer> {
  return shop.call('POST', `/v1/admin/return/${returnId}/${what}`, {
    token: admin.token,
    ...(body === undefined ? {} : { body }),
  });
}

async function read(orderId: string): Promise<OrderAnswer> {
  return (await shop.call('GET', `/v1/order/${orderId}`, { token: buyer.token })).json<OrderAnswer>();
}

/** Asked for, agreed to, and with the shop again. */
async function returned(orderId: string, body: object): Promise<string> {
  shop.pass(1000);
  const asked = await ask(orderId, body);
  if (asked.status !== 201) throw new Error(asked.body);
  const id = asked.json<OrderAnswer>().order.returns.at(-1)?.id ?? '';
  await answer(id, 'approve', { isSentBack: true, answer: '' });
  await answer(id, 'receive');
  return id;
}

/** The sandbox's bank has the money of the order. */
async function online(total = 1200, lines = [line('sleep-mantra', 2)]): Promise<OrderAnswer> {
  const placed = await shop.call('POST', '/v1/order', {
    token: buyer.token,
    headers: { 'idempotency-key': randomUUID() },
    body: orderOf(lines, total),
  });
  const { order, payment } = placed.json<OrderAnswer>();
  await choose(shop, payment, 'pay');
  await shop.runJobs();
  for (const [what, body] of [
    ['pack'],
    ['ship', { courier: 'A', trackingNumber: '7700112233' }],
    ['deliver'],
  ] as const) {
    await say(shop, admin, order.id, what, body);
  }
  return read(order.id);
}

test('ORD-04 a part goes back: previewed, asked for, agreed to, received, and its money is at the source', async () => {
  const { order } = await online();
  const units = [{ line: 0, quantity: 1 }];
  const { total } = (await preview(order.id, units)).json<ReturnRefund>();
  expect(total).toBe(600);
  expect((await ask(order.id, { lines: units, expectedTotal: 599 })).status).toBe(409);
  await returned(order.id, { lines: units, expectedTotal: total });
  expect((await read(order.id)).order.returns[0]).toMatchObject({ status: 'received', total: 600 });
  await shop.runJobs();
  const half = await read(order.id);
  expect([half.order.status, half.payment.status]).toEqual(['delivered', 'paid']);
  expect(half.order.returns[0]).toMatchObject({
    status: 'refunded',
    timeline: [
      { event: 'return.ask', status: 'requested', by: 'customer' },
      { event: 'return.approve', status: 'approved', by: 'admin' },
      { event: 'return.receive', status: 'received', by: 'admin' },
      { event: 'refund.completed', status: 'refunded', by: 'system' },
    ],
  });
  await returned(order.id, { lines: units, expectedTotal: 600 });
  await shop.runJobs();
  const whole = await read(order.id);
  expect([whole.order.status, whole.payment.status]).toEqual(['refunded', 'refunded']);
  expect(whole.order.documents.map(({ number }) => number)).toEqual([
    'I26-27/000001',
    'C26-27/000001',
    'C26-27/000002',
  ]);
});

test('ORD-04 to the wallet the money is there at once, with the last return the order is repaid', async () => {
  const { order } = await online();
  await returned(order.id, { lines: [{ line: 0, quantity: 2 }], expectedTotal: 1200, refundTo: 'wallet' });
  const end = await read(order.id);
  expect([end.order.status, end.payment.status, end.order.returns[0]?.status]).toEqual([
    'refunded',
    'refunded',
    'refunded',
  ]);
  const wallet = await shop.call('GET', '/v1/user/wallet', { token: buyer.token });
  expect(wallet.json()).toMatchObject({
    balance: 1200,
    entries: [{ amount: 1200, reason: 'refund', orderNumber: order.number }],
  });
});

test('ORD-04 cash goes to the UPI address that is named, by a person who says so', async () => {
  const cash = orderOf([line('sleep-mantra')], 640, { paymentMethod: 'cod' });
  const { order } = await delivered(shop, { buyer, admin }, cash);
  const body = { lines: [{ line: 0, quantity: 1 }], expectedTotal: 640 };
  expect((await ask(order.id, body)).json<Problem>().errors?.map(({ field }) => field)).toEqual(['upiId']);
  const id = await returned(order.id, { ...body, upiId: 'asha@bank' });
  const list = await shop.call('GET', '/v1/admin/return?status=received', { token: admin.token });
  expect(list.json<{ total: number; returns: AdminReturn[] }>()).toMatchObject({
    total: 1,
    returns: [{ id, upiId: 'asha@bank', orderNumber: order.number, names: ['Sleep Mantra'] }],
  });
  expect((await answer(id, 'repaid')).json<AdminReturn>().status).toBe('refunded');
  expect((await answer(id, 'repaid')).status).toBe(409);
  expect((await read(order.id)).order.status).toBe('refunded');
});

test('ORD-04 broken goods need not come back, and a refusal says why; a refused return may be asked for again', async () => {
  const { order } = await online();
  const body = { lines: [{ line: 0, quantity: 1 }], expectedTotal: 600, reason: 'damaged' };
  const first = (await ask(order.id, body)).json<OrderAnswer>().order.returns[0]?.id ?? '';
  expect((await ask(order.id, body)).json<Problem>()).toMatchObject({ status: 409 });
  expect((await answer(first, 'refuse', { answer: ' ' })).status).toBe(422);
  await answer(first, 'refuse', { answer: 'The seal is broken' });
  shop.pass(1000);
  const second = (await ask(order.id, body)).json<OrderAnswer>().order.returns[1]?.id ?? '';
  await answer(second, 'approve', { isSentBack: false, answer: 'Keep it' });
  await shop.runJobs();
  const { order: end } = await read(order.id);
  expect(end.returns.map(({ status, answer: said }) => [status, said])).toEqual([
    ['refused', 'The seal is broken'],
    ['refunded', 'Keep it'],
  ]);
});

test('ORD-04 only what was delivered, within 7 days, and only one’s own goes back', async () => {
  const { order } = await online();
  const stranger = await shop.buyer();
  const units = [{ line: 0, quantity: 1 }];
  expect((await preview(order.id, units, stranger)).status).toBe(404);
  expect((await preview(order.id, [{ line: 0, quantity: 3 }])).json<Problem>().errors).toEqual([
    { field: 'lines.0.quantity', message: 'You can still return 2 of this item' },
  ]);
  shop.pass(7 * day - 1);
  expect((await preview(order.id, units)).status).toBe(200);
  shop.pass(1);
  expect((await preview(order.id, units)).status).toBe(409);
  expect((await ask(order.id, { lines: units, expectedTotal: 600 })).status).toBe(409);
});

test('ORD-04 a return that is sent twice is one, and 20 at once for the same goods are one', async () => {
  const { order } = await online();
  const body = { lines: [{ line: 0, quantity: 2 }], expectedTotal: 1200 };
  const key = randomUUID();
  const statuses = (await Promise.all([ask(order.id, body, key), ask(order.id, body, key)])).map(
    ({ status }) => status,
  );
  expect(statuses).toEqual([201, 201]);
  const many = await Promise.all(Array.from({ length: 20 }, async () => ask(order.id, body)));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([409]));
  const id = (await read(order.id)).order.returns[0]?.id ?? '';
  await answer(id, 'approve', { isSentBack: true, answer: '' });
  const received = await Promise.all(Array.from({ length: 10 }, async () => answer(id, 'receive')));
  expect(received.filter(({ status }) => status === 200)).toHaveLength(1);
  await shop.runJobs();
  const { order: end } = await read(order.id);
  expect([end.returns.length, end.status, end.documents.length]).toEqual([1, 'refunded', 2]);
});

test('ORD-04 photos are JPG or PNG, four at most, and shown to the shop by links that end', async () => {
  const { order } = await online();
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const send = async (bytes: Buffer) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'photo.png');
    const encoded = new Response(form);
    return shop.app.inject({
      method: 'POST',
      url: `/v1/order/${order.id}/return/photo`,
      headers: {
        authorization: `Bearer ${buyer.token}`,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  };
  expect((await send(Buffer.from('no picture'))).statusCode).toBe(415);
  const { id: photoId } = (await send(photo)).json<{ id: string }>();
  const body = { lines: [{ line: 0, quantity: 1 }], expectedTotal: 600 };
  expect((await ask(order.id, { ...body, photoIds: Array(5).fill(photoId) })).status).toBe(422);
  const stranger = randomUUID();
  expect((await ask(order.id, { ...body, photoIds: [stranger] })).json<Problem>().errors?.[0]?.field).toBe(
    'photoIds.0',
  );
  expect((await ask(order.id, { ...body, photoIds: [photoId] })).status).toBe(201);
  const list = await shop.call('GET', '/v1/admin/return', { token: admin.token });
  const [link] = list.json<{ returns: AdminReturn[] }>().returns[0]?.photos ?? [];
  const seen = await shop.call('GET', link ?? '');
  expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/png']);
  shop.pass(301_000);
  expect((await shop.call('GET', link ?? '')).status).toBe(404);
});

test('ORD-04 its shopper takes a return back before the shop has the goods, and can ask again; nobody else can', async () => {
  const { order } = await online();
  const units = [{ line: 0, quantity: 1 }];
  const asked = (await ask(order.id, { lines: units, expectedTotal: 600 })).json<OrderAnswer>();
  const id = asked.order.returns[0]?.id ?? '';
  const path = `/v1/order/${order.id}/return/${id}/withdraw`;
  expect((await shop.call('POST', path, { token: (await shop.buyer()).token })).status).toBe(404);
  expect(
    (await shop.call('POST', `/v1/order/${order.id}/return/${order.id}/withdraw`, { token: buyer.token })).status,
  ).toBe(404);
  const back = await shop.call('POST', path, { token: buyer.token });
  expect(back.json<OrderAnswer>().order.returns[0]).toMatchObject({
    status: 'withdrawn',
    timeline: [{ event: 'return.ask' }, { event: 'return.withdraw', by: 'customer' }],
  });
  expect((await shop.call('POST', path, { token: buyer.token })).status).toBe(409);
  expect((await answer(id, 'approve', { isSentBack: false, answer: '' })).status).toBe(409);
  const again = await returned(order.id, { lines: [{ line: 0, quantity: 2 }], expectedTotal: 1200 });
  const late = `/v1/order/${order.id}/return/${again}/withdraw`;
  expect((await shop.call('POST', late, { token: buyer.token })).status).toBe(409);
});
