import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import { address, line, openOrderShop, type OrderShop, orderOf, place } from '../../support/orders/order-shop.ts';
import { tell } from '../../support/checkout/sandbox-bank.ts';

let shop: OrderShop;
let invoice: string;

beforeAll(async () => {
  shop = await openOrderShop();
  const buyer = await shop.buyer();
  const body = orderOf([line('sleep-mantra'), line('calm-mantra')], 900, {
    address: { ...address, name: '<b>Asha</b>' },
  });
  const { order, payment } = await place(shop, buyer, body);
  await tell(shop, payment);
  const answer = await shop.call('GET', `/v1/order/${order.id}`, { token: buyer.token });
  invoice = answer.json<OrderAnswer>().order.invoiceUrl ?? '';
});

afterAll(() => shop.close());

test('CHK-07 the signed link shows the invoice without signing in, with its tax and nothing executable', async () => {
  const page = await shop.call('GET', invoice);
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  for (const text of [
    '₹535.72',
    'CGST',
    'SGST',
    '₹285.72',
    'Total ₹900',
    '&lt;b&gt;Asha&lt;/b&gt;',
    '3004',
    'Mantra Herbals (sandbox)',
  ]) {
    expect(page.body).toContain(text);
  }
  expect(page.body).not.toContain('<script');
  // Like the other pages behind a link, it begins with the shop's own sign.
  expect(page.body).toContain('<main class="wide"><a class="shop" href="/"><img src="/favicon.svg" alt="">');
});

test('CHK-07 a link that is changed, of another order or over leads nowhere', async () => {
  const [path = '', query = ''] = invoice.split('?');
  const status = async (url: string) => (await shop.call('GET', url)).status;
  const later = query.replace(/expires=(\d+)/, (_, expires) => `expires=${Number(expires) + 1}`);
  const flipped = `${query.slice(0, -1)}${query.endsWith('A') ? 'Q' : 'A'}`;
  expect(await status(`${path}?${later}`)).toBe(404);
  expect(await status(`${path}?${flipped}`)).toBe(404);
  expect(await status(path)).toBe(404);
  expect(await status(`/v1/order/00000000-0000-4000-8000-000000000000/invoice?${query}`)).toBe(404);
  shop.pass(24 * 3_600_000);
  expect(await status(invoice)).toBe(200);
  shop.pass(24 * 3_600_000);
  expect(await status(invoice)).toBe(404);
});
