import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import { type Buyer } from '../../support/orders/order-shop.ts';
import { ownShop } from '../../support/orders/own-shop.ts';

const shop = await ownShop();

interface Wishes {
  readonly items: readonly { sku: string; name: string; product: { stock: number } | null }[];
}

const change = async ({ token }: Buyer, ...changes: readonly (readonly [sku: string, isWished: boolean])[]) =>
  shop.call('POST', '/v1/user/wishlist', {
    token,
    body: { changes: changes.map(([sku, isWished]) => ({ sku, isWished })) },
  });
const read = async ({ token }: Buyer) =>
  (await shop.call('GET', '/v1/user/wishlist', { token })).json<Wishes>().items;
const skus = (items: Wishes['items']) => items.map(({ sku }) => sku);

test('WSH-01 what a device remembered joins the account’s list: nothing is lost, nothing is there twice, sent twice or not', async () => {
  const buyer = await shop.buyer();
  await change(buyer, ['calm-mantra', true]);
  shop.pass(1000);
  const fromDevice = [
    ['sleep-mantra', true],
    ['calm-mantra', true],
  ] as const;
  for (const answer of [await change(buyer, ...fromDevice), await change(buyer, ...fromDevice)]) {
    expect(skus(answer.json<Wishes>().items)).toEqual(['sleep-mantra', 'calm-mantra']);
  }
  expect(skus(await read(buyer))).toEqual(['sleep-mantra', 'calm-mantra']);
});

test('WSH-01 two devices change one list at once, and all their changes hold', async () => {
  const buyer = await shop.buyer();
  await change(buyer, ['calm-mantra', true]);
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, async () => change(buyer, ['sleep-mantra', true])),
    ...Array.from({ length: 8 }, async () => change(buyer, ['calm-mantra', false])),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(skus(await read(buyer))).toEqual(['sleep-mantra']);
});

test('WSH-01 the last change of a product counts, and what the shop doesn’t sell is left out', async () => {
  const buyer = await shop.buyer();
  await change(
    buyer,
    ['sleep-mantra', false],
    ['never-sold', true],
    ['calm-mantra', true],
    ['sleep-mantra', true],
    ['calm-mantra', false],
  );
  expect(skus(await read(buyer))).toEqual(['sleep-mantra']);
});

test('WSH-01 SEC-01 a list is its owner’s alone, and holds a hundred', async () => {
  const [one, other] = [await shop.buyer(), await shop.buyer()];
  await change(one, ['sleep-mantra', true]);
  expect(await read(other)).toEqual([]);
  expect((await shop.call('GET', '/v1/user/wishlist')).status).toBe(401);
  await shop.context.database.execute(sql`
    INSERT INTO product (sku, name, price, discount, flavours, variants, stock, hsn, gst_rate)
    SELECT 'many-' || n, 'Many', 100, (SELECT discount FROM product WHERE sku = 'sleep-mantra'), '{}', '{}', 1, '3004', 5
    FROM generate_series(1, 100) AS n`);
  const all = Array.from({ length: 99 }, (_, n) => [`many-${n + 1}`, true] as const);
  expect((await change(one, ...all)).status).toBe(200);
  const refused = await change(one, ['many-100', true]);
  expect([refused.status, refused.json<Problem>().detail]).toEqual([409, 'A wishlist holds up to 100 products']);
  expect(await read(one)).toHaveLength(100);
});

test('WSH-01 what is sold out and what was withdrawn are said to be so', async () => {
  const buyer = await shop.buyer();
  const { database, catalogue } = shop.context;
  await database.execute(sql`
    INSERT INTO product (sku, name, price, discount, flavours, variants, stock, hsn, gst_rate)
    SELECT sku, initcap(sku), 100, (SELECT discount FROM product WHERE sku = 'sleep-mantra'), '{}', '{}', 0, '3004', 5
    FROM unnest(ARRAY['gone', 'empty']) AS sku`);
  await change(buyer, ['gone', true], ['empty', true]);
  await database.execute(sql`UPDATE product SET published = false WHERE sku = 'gone'`);
  await expect.poll(async () => (await catalogue.product('gone')) === null).toBe(true);
  expect(await read(buyer)).toMatchObject([
    { sku: 'empty', name: 'Empty', product: { stock: 0 } },
    { sku: 'gone', name: 'Gone', product: null },
  ]);
  const cards = await shop.call('GET', '/v1/product-cards?skus=gone,sleep-mantra,empty,never-sold,sleep-mantra');
  expect(skus(cards.json<{ products: Wishes['items'] }>().products)).toEqual(['sleep-mantra', 'empty']);
});

test.each(['', 'A', 'a,'.repeat(101), `a,${'b'.repeat(65)}`])(
  'WSH-01 SEC-02 codes that can’t be any are refused by name: %s',
  async (asked) => {
    const answer = await shop.call('GET', `/v1/product-cards?skus=${encodeURIComponent(asked)}`);
    expect(answer.status).toBe(422);
    expect(answer.json<Problem>().errors?.[0]?.field).toMatch(/^skus/u);
  },
);
