import { afterAll, beforeAll, expect, test } from 'vitest';
import { line, orderOf, place } from '../../support/orders/order-shop.ts';
import { openRazorpayShop, type RazorpayShop } from '../../support/checkout/razorpay-shop.ts';

let razorpay: RazorpayShop;

beforeAll(async () => {
  razorpay = await openRazorpayShop();
});
afterAll(() => razorpay.close());

test('SEC-05 of an order that was paid with less, a return gives back no more than is left', async () => {
  const { shop, pays, stand, settle, sentBack } = razorpay;
  const admin = await shop.buyer({ isAdmin: true });
  const placed = await place(shop, await shop.buyer(), orderOf([line('sleep-mantra', 2)], 1200));
  const taken = await pays(placed, { amount: 110_000 });
  await settle(admin, placed.order.id, { decision: 'accept', acceptsLess: true });
  const path = `/v1/admin/order/${placed.order.id}`;
  const shipment = { courier: 'India Post', trackingNumber: 'EU123456789IN' };
  for (const [step, body] of [['pack'], ['ship', shipment], ['deliver']] as const) {
    const done = await shop.call('POST', `${path}/${step}`, { token: admin.token, ...(body ? { body } : {}) });
    expect(done.status).toBe(200);
  }
  for (const total of [600, 500]) {
    const lines = [{ line: 0, quantity: 1 }];
    const preview = await shop.call('POST', `${path}/refund-part/preview`, { token: admin.token, body: { lines } });
    expect(preview.json<{ total: number }>().total).toBe(total);
    const body = { lines, reason: 'damaged', note: 'Leaked', refundTo: 'source', expectedTotal: total };
    expect((await shop.call('POST', `${path}/refund-part`, { token: admin.token, body })).status).toBe(200);
    await shop.runJobs();
  }
  expect([await stand(placed), sentBack(taken)]).toEqual([
    ['refunded', 'refunded'],
    [60_000, 50_000],
  ]);
});
