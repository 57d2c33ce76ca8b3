import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { OrderAnswer } from '../../src/contract/orders/order/order.calls.ts';
import { line, orderOf, place } from '../support/orders/order-shop.ts';
import { ownShop } from '../support/orders/own-shop.ts';
import { tell } from '../support/checkout/sandbox-bank.ts';

const shop = await ownShop();

const clients = 30;

test('MNY-12 30 payments at once, each told three times, some called off: numbers without gap or double', async () => {
  await shop.context.database.execute(sql`UPDATE stock SET units = 1000`);
  const placed: { answer: OrderAnswer; token: string }[] = [];
  for (let count = 0; count < clients; count += 1) {
    const buyer = await shop.buyer();
    placed.push({ answer: await place(shop, buyer, orderOf([line('sleep-mantra')], 600)), token: buyer.token });
  }
  await Promise.all(
    placed.flatMap(({ answer, token }, place) => [
      tell(shop, answer.payment),
      tell(shop, answer.payment),
      tell(shop, answer.payment),
      ...(place % 4 === 0 ? [shop.call('POST', `/v1/order/${answer.order.id}/cancel`, { token })] : []),
    ]),
  );
  const rows = await shop.context.database.query<{ number: string; status: string }>(sql`
    SELECT tax_document.number, status FROM shop_order LEFT JOIN tax_document ON order_id = shop_order.id
    AND kind = 'invoice' ORDER BY tax_document.number`);
  const numbers = rows.flatMap(({ number }) => number ?? []);
  expect(numbers).toEqual(numbers.map((_, place) => `I26-27/${String(place + 1).padStart(6, '0')}`));
  expect(rows.filter(({ number, status }) => status === 'paid' && number === null)).toEqual([]);
  const { last } = await shop.context.database.one<{ last: number }>(sql`SELECT last FROM document_series`);
  expect(last).toBe(numbers.length);
  expect(numbers.length).toBeGreaterThanOrEqual(clients - Math.ceil(clients / 4));
});
