import { expect, test } from 'vitest';
import sql from 'sql-template-tag';
import type { AnswerOf } from '../../../src/contract/call.ts';
import type { readCoupon } from '../../../src/contract/promotions/coupon/coupon-admin.calls.ts';
import { indianDay } from '../../../src/domain/kit/money/dates.ts';
import type { OrderAdmin } from '../../../src/contract/orders/order/order-list.calls.ts';
import { delivered } from '../../support/admin/admin-moves.ts';
import { address, type Answer, type Buyer, line, orderOf, place } from '../../support/orders/order-shop.ts';
import { ownShop } from '../../support/orders/own-shop.ts';

const shop = await ownShop();
const buyer = await shop.buyer();
const admin = await shop.buyer({ isAdmin: true });

async function get(path: string): Promise<Answer> {
  return shop.call('GET', `/v1/admin/order${path}`, { token: admin.token });
}

async function post(path: string, body: unknown): Promise<Answer> {
  return shop.call('POST', `/v1/admin/order${path}`, { token: admin.token, body });
}

test('ORD-02 notes are for admins, with who wrote them and when', async () => {
  const { order } = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  await post(`/${order.id}/note`, { text: '  Called: deliver after six  ' });
  const { notes } = (await get(`/${order.id}/desk`)).json<OrderAdmin>();
  expect(notes.map(({ id: _, ...note }) => note)).toEqual([
    { text: 'Called: deliver after six', author: 'An admin', at: '2026-11-21T06:30:00.000Z', isOwn: true },
  ]);
  const own = await shop.call('GET', `/v1/order/${order.id}`, { token: buyer.token });
  expect(own.body).not.toContain('deliver after six');
  expect((await post(`/${order.id}/note`, { text: '   ' })).status).toBe(422);
});

test('ORD-02, ADM-10 only who wrote a note takes it away, and that is kept', async () => {
  const { order } = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  const [note] = (await post(`/${order.id}/note`, { text: 'Call first' })).json<OrderAdmin>().notes;
  const other = await shop.buyer({ isAdmin: true });
  const remove = async ({ token }: Buyer) =>
    shop.app.inject({
      method: 'DELETE',
      url: `/v1/admin/order/${order.id}/note/${note?.id}`,
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await remove(other)).statusCode).toBe(404);
  const gone = await remove(admin);
  expect([gone.statusCode, gone.json<OrderAdmin>().notes]).toEqual([200, []]);
  expect((await remove(admin)).statusCode).toBe(404);
  const kept = await shop.context.database.query<{ action: string }>(sql`
    SELECT action FROM audit_entry WHERE record_id = ${order.id} ORDER BY id`);
  expect(kept.map(({ action }) => action)).toEqual(['noted', 'note removed']);
});

test('ORD-02, MNY-12 the GST file has each line of each document: HSN, taxable value, rates and place of supply', async () => {
  shop.pass(3 * 86_400_000);
  const here = { address: { ...address, city: 'Kochi', state: 'Kerala', pincode: '682001' } };
  const { order } = await delivered(shop, { buyer, admin }, orderOf([line('sleep-mantra', 2)], 1200, here));
  const body = {
    lines: [{ line: 0, quantity: 1 }],
    reason: 'damaged',
    note: '',
    refundTo: 'wallet',
    expectedTotal: 600,
  };
  shop.pass(60_000);
  await post(`/${order.id}/refund-part`, body);
  const { body: csv } = await get('/gst?from=2026-11-24&to=2026-11-24');
  const [invoice] = order.documents.map(({ number }) => number);
  const [first, second, ...more] = csv.trim().split('\r\n').slice(1);
  expect([first, more]).toEqual([
    `Invoice,${invoice},2026-11-24,,${order.number},Kerala (32),Sleep Mantra,3004,2,1071.43,12,0,0,128.57,1200`,
    [],
  ]);
  expect(second).toMatch(/^Credit note,[^,]+,2026-11-24,.*,-535\.\d+,12,0,0,-64\.\d+,-600$/u);
  expect((await get('/gst/summary?from=2026-11-01&to=2026-11-30')).json()).toEqual({
    invoices: 1,
    creditNotes: 1,
    taxable: 53_572,
    cgst: 0,
    sgst: 0,
    igst: 6428,
    paid: 60_000,
  });
  expect((await get('/gst/summary?from=2026-10-01&to=2026-10-31')).json()).toMatchObject({ invoices: 0, paid: 0 });
  expect((await get('/gst?from=2026-11-23&to=2026-11-23')).body.trim().split('\r\n')).toHaveLength(1);
  expect((await get('/gst?from=2026-11-25&to=2026-11-24')).status).toBe(422);
});

test('CPN-10 a coupon says by day what it gave, to how many people, and what their orders came to', async () => {
  const made = await shop.call('POST', '/v1/coupon', {
    token: admin.token,
    body: { code: 'FIGURES', name: 'Figures', type: 'amount', value: 100, expiresAt: '2030-01-01T00:00:00Z' },
  });
  const { id } = made.json<{ id: string }>();
  await place(shop, buyer, orderOf([line('sleep-mantra')], 500, { couponCode: 'FIGURES' }));
  const { usage } = (await shop.call('GET', `/v1/admin/coupons/${id}`, { token: admin.token })).json<
    AnswerOf<typeof readCoupon>
  >();
  expect(usage).toMatchObject({ orders: 1, customers: 1, revenue: 500, discount: 100 });
  expect(usage.days).toHaveLength(30);
  expect(usage.days.at(-1)).toEqual({ day: indianDay(shop.context.clock()), orders: 1, discount: 100 });
  expect(usage.days.slice(0, -1).every(({ orders, discount }) => orders === 0 && discount === 0)).toBe(true);
});

test('ADM-01 what waits is counted by section, for admins alone', async () => {
  const count = async ({ token }: Buyer) => shop.call('GET', '/v1/admin/work', { token });
  const before = (await count(admin)).json<{ orders: number }>();
  await place(shop, buyer, orderOf([line('sleep-mantra')], 640, { paymentMethod: 'cod' }));
  expect((await count(admin)).json()).toEqual({ ...before, orders: before.orders + 1 });
  expect((await count(buyer)).status).toBe(403);
});
