import { expect, test } from 'vitest';
import { getProfile } from '../../../src/contract/account/user.calls.ts';
import { getProduct, listProducts } from '../../../src/contract/catalogue/product/product.calls.ts';
import { quoteOrder } from '../../../src/contract/orders/order/order.calls.ts';
import { createDemoHttp } from '../../../src/app/platform/entry/demo-http.ts';
import type { Api } from '../../../src/contract/api.ts';
import type { QueryInputOf } from '../../../src/contract/call.ts';
import { demoBundles } from '../../../src/services/promotions/bundle/bundle.demo.ts';
import { demoShop } from '../../../tools/demo/demo-shop.ts';

const now = () => Date.parse('2026-11-04T04:30:00.000Z');
const http = createDemoHttp(demoShop(), now);

test('BND-12 without a server a bundle is neither applied nor removed, in the specification’s words', async () => {
  await expect(demoBundles.applyBundle()).rejects.toThrow('Demo mode - bundle application not implemented');
  await expect(demoBundles.removeBundle()).rejects.toThrow('Demo mode - bundle removal not implemented');
});

test('BND-12 without a server a cart costs what the shop’s own rules say', async () => {
  const line = { flavour: 'Plain', variant: '15 ml', packageType: 'trial', price: 899 } as const;
  const quote = await http.send(quoteOrder, {
    body: { lines: [{ ...line, sku: 'dog-mantra', quantity: 3 }] },
  });
  expect([quote.total, quote.savings]).toEqual([2697 - 135, 135]);
});

test('BND-12 without a server the list is searched, filtered, sorted and counted, and the club is not in it', async () => {
  const skus = async (query: QueryInputOf<Api['listProducts']>) =>
    (await http.send(listProducts, { query })).products.map(({ sku }) => sku);
  expect(await skus({ sort: 'price' })).toEqual(['dog-mantra', 'green-mantra', 'peace-mantra', 'sleep-mantra']);
  expect(await skus({ q: 'SLEEP' })).toEqual(['sleep-mantra']);
  expect(await skus({ category: 'Pets' })).toEqual(['dog-mantra']);
  expect(await skus({ minPrice: '1000', maxPrice: '1300', limit: '1' })).toEqual(['peace-mantra']);
});

test('BND-12 without a server what only a server can do is refused', async () => {
  const refused = { failure: { kind: 'refused', status: 501, slug: 'no-server' } };
  await expect(http.send(getProfile)).rejects.toMatchObject(refused);
  await expect(http.send(getProduct, { params: { sku: 'bliss-club' } })).rejects.toMatchObject({
    failure: { status: 404 },
  });
});
