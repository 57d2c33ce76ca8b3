import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { WireQuote } from '../../src/contract/cart/cart.calls.ts';
import type { OrderAnswer } from '../../src/contract/orders/order/order.calls.ts';
import { line, orderOf } from '../support/orders/order-shop.ts';
import { ownShop } from '../support/orders/own-shop.ts';

const shop = await ownShop();

const sent = 12;

test('MNY-11, API-03 a price that changes between quote and order is a 409 with the fresh quote, never another charge', async () => {
  const admin = await shop.buyer({ isAdmin: true });
  const repriced = async (price: number) =>
    shop.call('POST', '/v1/admin/product/import', {
      token: admin.token,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: `--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nsku,price,category,description\nsleep-mantra,${price},Sleep,Drops\r\n--x--\r\n`,
    });
  const tried = async () =>
    shop.call('POST', '/v1/order', {
      // Each of its own, so that no limit of unpaid orders comes in between.
      token: (await shop.buyer()).token,
      body: orderOf([line('sleep-mantra')], 600),
      headers: { 'idempotency-key': randomUUID() },
    });
  const answers = await Promise.all(
    Array.from({ length: sent }, async (_, index) => {
      await repriced(index % 2 === 0 ? 700 : 600);
      return tried();
    }),
  );
  const last = await repriced(700);
  expect([last.status, last.body]).toEqual([200, last.body]);
  answers.push(await tried());
  for (const answer of answers) {
    if (answer.status === 201) expect(answer.json<OrderAnswer>().order.total).toBe(600);
    else {
      expect(answer.status).toBe(409);
      expect(answer.json<{ quote: WireQuote }>().quote.total).toBe(700);
    }
  }
  expect(answers.at(-1)?.status).toBe(409);
});

test('ORD-02, API-03 goods that are sold while an admin sets the stock, unpublishes or deletes are never sold twice', async () => {
  const admin = await shop.buyer({ isAdmin: true });
  const buyer = await shop.buyer();
  const bulk = async (body: object) =>
    shop.call('POST', '/v1/admin/product/bulk', { token: admin.token, body: { ids: ['calm-mantra'], ...body } });
  const order = async () =>
    shop.call('POST', '/v1/order', {
      token: buyer.token,
      body: orderOf([line('calm-mantra')], 349),
      headers: { 'idempotency-key': randomUUID() },
    });
  await bulk({ action: 'stock', stock: 2 });
  const answers = await Promise.all([
    ...Array.from({ length: sent }, order),
    bulk({ action: 'draft' }),
    bulk({ action: 'publish' }),
  ]);
  const placed = answers.slice(0, sent).filter(({ status }) => status === 201).length;
  expect(answers.slice(0, sent).every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect(await shop.stock('calm-mantra')).toBe(2 - placed);
  await bulk({ action: 'draft' });
  expect((await order()).status).toBe(409);
});
