import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { storeProduct } from '../../../server/catalogue/product/store-product.ts';
import { tellLowStock } from '../../../server/orders/message/tell-low-stock.ts';
import { productUpsertSchema } from '../../../src/contract/catalogue/product/product-admin.calls.ts';
import { toldOf } from '../../support/orders/order-shop.ts';
import { ownShop } from '../../support/orders/own-shop.ts';

const shop = await ownShop();
const admin = await shop.buyer({ isAdmin: true });

async function save(sku: string, change: object = {}): Promise<void> {
  const body = { sku, name: 'Amla tea', category: 'Calm', price: 300, hsn: '3004', stock: 6, ...change };
  const product = productUpsertSchema.parse({ ...body, description: 'Dried in the shade.', published: true });
  await storeProduct(shop.context, product, { actorId: admin.id, now: shop.context.clock() });
}

interface Stock {
  readonly units: number;
  readonly lowAt: number;
  readonly moves: readonly {
    readonly units: number;
    readonly reason: string;
    readonly note: string;
    readonly actor: string | null;
  }[];
}

async function stockOf(sku: string) {
  const { id } = await shop.context.database.one<{ id: number }>(sql`SELECT id FROM stock WHERE sku = ${sku}`);
  const path = `/v1/admin/stock/${id}`;
  return {
    read: async () => (await shop.call('GET', path, { token: admin.token })).json<Stock>(),
    move: async (body: object) => shop.call('POST', `${path}/move`, { token: admin.token, body }),
  };
}

test('STK-01 ADM-03 the list of products calls low what is low for that product, as its tab counts it', async () => {
  await save('kokum-tea');
  const row = await stockOf('kokum-tea');
  const listed = async (rest = '') => {
    const path = `/v1/admin/product?q=kokum-tea${rest}`;
    const answer = (await shop.call('GET', path, { token: admin.token })).json<{ items: { isLow: boolean }[] }>();
    return answer.items.map(({ isLow }) => isLow);
  };
  const count = async (units: number) => row.move({ note: '', lowAt: 5, reason: 'count', units });
  await count(9);
  expect([await listed(), await listed('&stock=low')]).toEqual([[false], []]);
  await count(5);
  expect([await listed(), await listed('&stock=low')]).toEqual([[true], [true]]);
});

test('STK-01 an admin moves stock with a reason and says from when it is low; too many aren’t taken', async () => {
  await save('amla-tea');
  await save('neem-oil', {
    options: [
      { variant: '30 ml', flavour: '', sku: 'neem-30', price: 400, stock: 5 },
      { variant: '100 ml', flavour: '', sku: 'neem-100', price: 1000, stock: 2 },
    ],
  });
  const row = await stockOf('amla-tea');
  const move = async (body: object) => row.move({ note: '', lowAt: 4, reason: 'adjustment', units: 0, ...body });
  expect((await move({ units: -7 })).status).toBe(422);
  expect((await move({ reason: 'count', units: -1 })).status).toBe(422);
  await move({ units: -2, note: ' A bottle broke ' });
  await move({ reason: 'purchase', units: 10 });
  const counted = (await move({ reason: 'count', units: 13, lowAt: 5 })).json<Stock>();
  expect([counted.units, counted.lowAt]).toEqual([13, 5]);
  // Only the threshold: nothing moves. A reason or a note without units would be lost.
  for (const body of [{}, { note: 'Two broke', lowAt: 9 }]) {
    expect((await move({ units: null, lowAt: 5, ...body })).status).toBe(422);
  }
  const { units, lowAt, moves } = (await move({ units: null, lowAt: 8 })).json<Stock>();
  expect([units, lowAt]).toEqual([13, 8]);
  expect(moves.map((each) => [each.reason, each.units, each.note, each.actor === null])).toEqual([
    ['count', -1, '', false],
    ['purchase', 10, '', false],
    ['adjustment', -2, 'A bottle broke', false],
    ['opening', 6, '', true],
  ]);
  const { items } = (await shop.call('GET', '/v1/admin/stock?q=neem-&sort=units', { token: admin.token })).json<{
    items: { code: string }[];
  }>();
  expect(items.map(({ code }) => code).toSorted()).toEqual(['neem-100', 'neem-30']);
});

test('STK-01 units that contradict their reason are refused at their field, and nothing moves', async () => {
  await save('tulsi-tea');
  const row = await stockOf('tulsi-tea');
  const move = async (reason: string, units: number) => row.move({ note: '', lowAt: 4, reason, units });
  for (const [reason, units, said] of [
    ['purchase', -5, 'how many came in'],
    ['purchase', 0, 'how many came in'],
    ['return', -1, 'how many came back'],
    ['adjustment', 5, 'how many left'],
    ['count', -1, 'how many units there are'],
  ] as const) {
    const refused = await move(reason, units);
    expect(refused.status).toBe(422);
    expect(Object.keys(toldOf(refused))).toEqual(['units']);
    expect(toldOf(refused)['units']).toContain(said);
  }
  expect((await row.read()).units).toBe(6);
  expect((await move('return', 2)).json<Stock>().units).toBe(8);
});

test('STK-01 the shop gets one mail when stock is low, and another after it was filled up; none of what isn’t sold', async () => {
  const { database, settings } = shop.context;
  const mails = async () =>
    database.query<{ subject: string }>(
      sql`SELECT subject FROM message WHERE recipient = ${settings.business.email} ORDER BY serial`,
    );
  await database.execute(sql`UPDATE stock SET units = 100 WHERE NOT is_sum`);
  const look = async (units: number) => {
    await database.execute(sql`UPDATE stock SET units = ${units} WHERE sku = 'sleep-mantra'`);
    await tellLowStock(shop.context);
    return (await mails()).map(({ subject }) => subject);
  };
  const first = 'Sleep Mantra is running out';
  expect(await look(10)).toEqual([first]);
  expect(await look(10)).toEqual([first]);
  expect(await look(3)).toEqual([first]);
  expect(await look(11)).toEqual([first]);
  expect(await look(2)).toEqual([first, first]);
  await look(100);
  await database.execute(sql`UPDATE product SET published = FALSE WHERE sku = 'sleep-mantra'`);
  expect(await look(1)).toEqual([first, first]);
  await database.execute(sql`UPDATE product SET published = TRUE WHERE sku = 'sleep-mantra'`);
});

test('STK-01 a product under the code of a deleted one is low from the usual number of units', async () => {
  await save('brahmi-tea');
  const first = await stockOf('brahmi-tea');
  const set = await first.move({ note: '', lowAt: 40, reason: 'count', units: null });
  expect(set.json<Stock>().lowAt).toBe(40);
  // Saving what is there changes no threshold.
  await save('brahmi-tea', { name: 'Brahmi tea' });
  expect((await first.read()).lowAt).toBe(40);
  expect((await shop.call('DELETE', '/v1/product/brahmi-tea', { token: admin.token })).status).toBeLessThan(300);
  await save('brahmi-tea', { stock: 11 });
  const { units, lowAt } = await (await stockOf('brahmi-tea')).read();
  expect([units, lowAt]).toEqual([11, 10]);
});
