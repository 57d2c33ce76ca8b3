import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeProduct } from '../../../server/catalogue/product/store-product.ts';
import { productUpsertSchema } from '../../../src/contract/catalogue/product/product-admin.calls.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import { wrongSums } from '../../support/catalogue/stock-books.ts';
import { type Buyer, line, openOrderShop, orderOf, type OrderShop } from '../../support/orders/order-shop.ts';

let shop: OrderShop;
let admin: Buyer;
beforeAll(async () => {
  shop = await openOrderShop();
  admin = await shop.buyer({ isAdmin: true });
  const options = [
    { variant: '30 ml', flavour: '', price: 400, stock: 12 },
    { variant: '100 ml', flavour: '', price: 1000, stock: 3 },
  ];
  const product = { sku: 'neem-oil', name: 'Neem oil', category: 'Skin', price: 1, published: true, hsn: '3004' };
  const body = productUpsertSchema.parse({ ...product, description: 'Pressed cold.', options });
  await storeProduct(shop.context, body, { actorId: admin.id, now: shop.context.clock() });
});
afterAll(() => shop.close());

test('STK-01, ORD-03 sales, cancellations and moves by hand at once: moves add up to the units, options to their sum', async () => {
  const { database } = shop.context;
  const rows = await database.query<{ id: number }>(
    sql`SELECT id FROM stock WHERE sku = 'neem-oil' AND NOT is_sum`,
  );
  const ordered = async (place: number) => {
    const { token } = await shop.buyer();
    const [variant, price] = place % 2 === 0 ? (['30 ml', 400] as const) : (['100 ml', 1000] as const);
    const lines = [line('neem-oil', 1, { flavour: '', variant }), line('sleep-mantra')];
    const answer = await shop.call('POST', '/v1/order', {
      token,
      body: orderOf(lines, price + 600),
      headers: { 'idempotency-key': randomUUID() },
    });
    if (answer.status === 201 && place % 3 === 0) {
      const { order } = answer.json<OrderAnswer>();
      await shop.call('POST', `/v1/order/${order.id}/cancel`, { token });
    }
    return answer.status;
  };
  const moved = async (place: number) => {
    const reason = place % 2 === 0 ? 'purchase' : 'adjustment';
    const body = { reason, units: place % 2 === 0 ? 2 : -1, note: '', lowAt: 10 };
    const id = rows[place % rows.length]?.id ?? 0;
    return (await shop.call('POST', `/v1/admin/stock/${id}/move`, { token: admin.token, body })).status;
  };
  const answers = await Promise.all(
    Array.from({ length: 24 }, async (_, at) => (at % 4 === 3 ? moved(at) : ordered(at))),
  );
  expect(answers.filter((status) => ![200, 201, 409, 422].includes(status))).toEqual([]);
  expect(answers).toContain(201);
  expect(await wrongSums(database)).toEqual([]);
});
