import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askForReviewLater } from '../../../server/orders/message/review-ask.ts';
import { askForReview } from '../../../server/content/review/ask-review.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import { delivered } from '../../support/admin/admin-moves.ts';
import { type Answer, type Buyer, line, type OrderShop, orderOf } from '../../support/orders/order-shop.ts';
import { openStaffedShop } from '../../support/orders/own-shop.ts';

let shop: OrderShop;
let buyer: Buyer;
let admin: Buyer;
beforeEach(async () => {
  ({ shop, buyer, admin } = await openStaffedShop());
});
afterEach(() => shop.close());

const day = 86_400_000;
const said = { stars: 4, words: 'I sleep through the night now.', author: 'Asha', photoIds: [] };

const write = async (token: string): Promise<Answer> =>
  shop.call('PUT', `/v1/review-form/${token}`, { body: said });

const mails = async () =>
  shop.context.database.query<{ template: string; body: string }>(sql`
    SELECT template, body FROM message WHERE template LIKE 'review-%' AND channel = 'sms' ORDER BY sent_at, id`);

const planned = async () =>
  shop.context.database.query<{ run_at: Date }>(sql`
    SELECT run_at FROM graphile_worker.jobs WHERE task_identifier = 'review.ask'`);

test('REV-01 somebody is asked once, ten days after delivery, only after a yes, and can say no by the link', async () => {
  const { order } = await delivered(
    shop,
    { buyer, admin },
    orderOf([line('sleep-mantra')], 640, { paymentMethod: 'cod' }),
  );
  const [job] = await planned();
  expect(job?.run_at.getTime()).toBe(shop.context.clock().getTime() + 10 * day);
  // A second parcel that arrives plans no second question.
  await shop.context.database.transaction((tx) => askForReviewLater(tx, shop.context, order.id));
  expect(await planned()).toHaveLength(1);
  await askForReview(shop.context, { orderId: order.id });
  expect(await mails()).toEqual([]);
  const choose = (body: object) => shop.call('PUT', '/v1/user/message-choices', { token: buyer.token, body });
  await choose({ whatsapp: false, reminders: false, reviews: true, language: 'en' });
  for (const _ of [1, 2]) await askForReview(shop.context, { orderId: order.id });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  const token = /\/review\/([\w-]+)/u.exec(mail?.body ?? '')?.[1] ?? '';
  expect((await write(token)).status).toBe(200);
  const off = /\/review-requests\/off\/[\w-]+/u.exec(mail?.body ?? '')?.[0] ?? '';
  expect([
    (await shop.call('GET', off)).status,
    (await shop.call('POST', off, { body: undefined })).status,
  ]).toEqual([200, 200]);
  const choices = await shop.call('GET', '/v1/user/message-choices', { token: buyer.token });
  expect(choices.json()).toEqual({ whatsapp: false, reminders: false, reviews: false, language: 'en' });
});

test('REV-01 of an order with several items, the one that cost most and has no review yet is asked about', async () => {
  const yes = { whatsapp: false, reminders: false, reviews: true, language: 'en' };
  await shop.call('PUT', '/v1/user/message-choices', { token: buyer.token, body: yes });
  await shop.context.database.execute(sql`UPDATE stock SET units = 5 WHERE sku = 'calm-mantra'`);
  const both = orderOf([line('calm-mantra'), line('sleep-mantra')], 940, { paymentMethod: 'cod' });
  for (const asked of ['Sleep', 'Calm']) {
    const { order } = await delivered(shop, { buyer, admin }, both);
    await askForReview(shop.context, { orderId: order.id });
    const mail = (await mails()).findLast(({ body }) => body.includes(asked));
    expect((await write(/\/review\/([\w-]+)/u.exec(mail?.body ?? '')?.[1] ?? '')).status).toBe(200);
  }
});

test('REV-01 nobody is asked about what they send back', async () => {
  const yes = { whatsapp: false, reminders: false, reviews: true, language: 'en' };
  await shop.call('PUT', '/v1/user/message-choices', { token: buyer.token, body: yes });
  const bought = orderOf([line('sleep-mantra')], 640, { paymentMethod: 'cod' });
  const { order } = await delivered(shop, { buyer, admin }, bought);
  const lines = [{ line: 0, quantity: 1 }];
  const wish = { reason: 'damaged', note: '', refundTo: 'wallet', photoIds: [], lines, expectedTotal: 640 };
  const asked = await shop.call('POST', `/v1/order/${order.id}/return`, {
    token: buyer.token,
    headers: { 'idempotency-key': randomUUID() },
    body: wish,
  });
  expect(asked.status).toBe(201);
  await askForReview(shop.context, { orderId: order.id });
  expect(await mails()).toEqual([]);
  const { returns } = asked.json<OrderAnswer>().order;
  const withdrawn = await shop.call('POST', `/v1/order/${order.id}/return/${returns[0]?.id}/withdraw`, {
    token: buyer.token,
  });
  expect(withdrawn.status).toBe(200);
  await askForReview(shop.context, { orderId: order.id });
  expect((await mails()).map(({ template }) => template)).toEqual(['review-request']);
});
