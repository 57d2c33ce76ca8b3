import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  referralFilters,
  referralSearch,
  referralSource,
} from '../../../../server/account/referral/referral-admin.queries.ts';
import { readWallet } from '../../../../server/account/wallet/wallet.queries.ts';
import { countWork, readWork } from '../../../../server/admin/admin-home/admin-home.queries.ts';
import {
  countedAlone,
  countViews,
  orderConditions,
  orderSource,
} from '../../../../server/orders/order-admin/order-list.queries.ts';
import type { Session } from '../../../../server/platform/database/session.ts';
import { listAll } from '../../../../server/prescriptions/prescription.queries.ts';
import { lockSoldProducts, readSoldProducts } from '../../../../server/catalogue/sold-products.ts';
import {
  lowAlone,
  productConditions,
  productList,
  readProductPage,
  sortedBy,
} from '../../../../server/catalogue/product/product-admin.queries.ts';
import { readStockPage } from '../../../../server/catalogue/product/stock-admin.queries.ts';
import { readPage } from '../../../../server/platform/list/list.ts';
import { type AuditedShop, openAuditedShop } from '../../../support/admin/audited-shop.ts';
import { fillShop } from '../../../support/admin/large-shop.ts';
import { rowsRead, watched } from '../../../support/platform/watched-database.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

/** One in ten has the common name, and one in nine orders has a parcel to pack: more than are counted. */
const rows = 12_000;
const common = { q: 'meera' };
/** The numbers of those that wait for nobody, the newest first: every fifth waits. */
const newest = Array.from({ length: 20 }, (_, at) => at + 1)
  .filter((n) => n % 5 > 0)
  .map((n) => `PL${String(n).padStart(7, '0')}`);

let server: TestServer;
let desk: AuditedShop;
beforeAll(async () => {
  server = await startTestServer();
  desk = await openAuditedShop(server);
  await fillShop(server.database.url, { rows, coupons: 10, adminId: desk.admin.id, now: server.context.clock() });
}, 240_000);
afterAll(() => server.close());

/** The rows that the most expensive statement of `work` reads. */
async function mostRead(work: (session: Session) => Promise<unknown>): Promise<number> {
  const { database, statements } = watched(server.database);
  await work(database);
  let most = 0;
  for (const statement of statements) most = Math.max(most, await rowsRead(server.database, statement));
  return most;
}

test('PRF-04, ADM-02 the referrals of a common name are counted person by person, not by reading them all', async () => {
  const read = (session: Session) =>
    readPage(session, referralSource, {}, referralFilters(common), referralSearch(common));
  const { total, items } = await read(server.database);
  expect([total, items.length]).toEqual([1001, 25]);
  // Looking for 1,001 people of whom every tenth is found, and then at the referral of each.
  expect(await mostRead(read)).toBeLessThan(12_500);
});

test('PRF-04, ADM-01 work, views and figures of orders start from the parcels that have something left to do', async () => {
  expect(await mostRead(countWork)).toBeLessThan(6_000);
  expect(await mostRead(readWork)).toBeLessThan(12_500);
  expect(await mostRead(countViews)).toBeLessThan(4_500);
});

test('ADM-02 a page of a common name has only people of that name, in order, whichever way it was found', async () => {
  const names = async (path: string, filter = '') => {
    const { status, body } = await desk.call('GET', `${path}?q=meera&limit=100${filter}`);
    expect(status).toBe(200);
    return body as {
      total: number;
      items: {
        name: string;
        balance: number;
        friend: { name: string };
        referrer: { name: string };
        patient: { name: string };
      }[];
    };
  };
  const wallets = await names('/v1/admin/wallet');
  expect(new Set(wallets.items.map(({ name }) => name.split(' ')[0]))).toEqual(new Set(['Meera']));
  const balances = wallets.items.map(({ balance }) => balance);
  expect(balances).toEqual(balances.toSorted((one, other) => other - one));
  const referrals = await names('/v1/admin/referrals');
  const strangers = referrals.items.filter(
    ({ friend, referrer }) => !`${friend.name}, ${referrer.name}`.includes('Meera '),
  );
  expect([referrals.items.length, strangers]).toEqual([100, []]);
  const refused = await names('/v1/admin/referrals', '&status=refused');
  expect(refused.total).toBeLessThan(referrals.total);
  const prescriptions = await names('/v1/admin/prescriptions');
  expect([
    prescriptions.total,
    new Set(prescriptions.items.map(({ patient }) => patient.name.split(' ')[0])),
  ]).toEqual([1001, new Set(['Meera'])]);
});

test('ACC-03, PRF-04 the prescribers’ list begins with what waits longest, and a page reads no more than it shows', async () => {
  const read = (session: Session, offset = 0) => listAll(session, { limit: 20, offset });
  const { rows: first } = await read(server.database);
  expect(first.map(({ status }) => status)).toEqual(first.map(() => 'waiting'));
  const times = first.map(({ created_at: at }) => at.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  const { rows: later } = await read(server.database, rows / 5 - 5);
  expect(later.map(({ status }) => status)).toEqual([
    ...Array<string>(5).fill('waiting'),
    ...Array<string>(15).fill('approved'),
  ]);
  expect(later.slice(5).map(({ number }) => number)).toEqual(newest.slice(0, 15));
  expect(await mostRead(read)).toBeLessThan(1_500);
  expect(await mostRead((session) => read(session, 5_000))).toBeLessThan(9_000);
});

test('PRF-04, STK-01 the list of stock looks up the products that it counts and shows, not all of them', async () => {
  const read = (session: Session) => readStockPage(session, {});
  expect((await read(server.database)).total).toBe(1001);
  expect(await mostRead(read)).toBeLessThan(4_000);
  const asked = { q: 'large-1234' };
  const find = (session: Session) => readStockPage(session, asked);
  expect((await find(server.database)).items.map(({ sku }) => sku)).toEqual(['large-1234']);
  const common = (session: Session) => readStockPage(session, { q: 'mantra' });
  expect((await common(server.database)).items).toHaveLength(25);
  expect(await mostRead(common)).toBeLessThan(4_000);
  // The products are read once, and of the stock what belongs to the found ones.
  expect(await mostRead(find)).toBeLessThan(12_500);
});

test('PRF-04, STK-01 a page far down the list of stock skips rows without looking up their products', async () => {
  const far = { limit: 25, offset: 9_900 } as const;
  const expected = async (order: Sql) => {
    const found = await server.database.query<{ id: string }>(sql`
      SELECT stock.id::text AS id FROM stock JOIN product USING (sku)
      WHERE NOT is_sum AND removed_at IS NULL AND time_period IS NULL ORDER BY ${order} LIMIT 25 OFFSET 9900`);
    return found.map(({ id }) => id);
  };
  const byUnits = (session: Session) => readStockPage(session, far);
  expect((await byUnits(server.database)).items.map(({ id }) => id)).toEqual(await expected(sql`units, stock.id`));
  expect(await mostRead(byUnits)).toBeLessThan(11_000);
  const byName = (session: Session) => readStockPage(session, { ...far, sort: 'name' });
  expect((await byName(server.database)).items.map(({ id }) => id)).toEqual(await expected(sql`name, stock.id`));
  expect(await mostRead(byName)).toBeLessThan(32_000);
});

test.each([
  ['low', sql`units <= low_at`],
  ['out', sql`units = 0`],
] as const)(
  'PRF-04, STK-01 products that are %s are counted and listed without looking at the others’ stock',
  async (stock, isLow) => {
    const { total, first } = await server.database.one<{ total: number; first: string[] }>(sql`
      SELECT count(*)::integer AS total, (array_agg(sku ORDER BY rank, sku))[1:25] AS first FROM product
      WHERE removed_at IS NULL AND EXISTS (SELECT FROM stock WHERE stock.sku = product.sku AND NOT is_sum AND ${isLow})`);
    const read = async (session: Session) =>
      readPage(session, productList, {}, await productConditions(session, { stock }), lowAlone({ stock }));
    const page = await read(server.database);
    expect([page.total, page.items.map(({ sku }) => sku)]).toEqual([Math.min(total, 1001), first]);
    expect(await mostRead(read)).toBeLessThan(6_500);
    expect(lowAlone({ stock, q: 'calm' })).toBeUndefined();
  },
);

test('PRF-04, ADM-02 products by stock, and stock by name, are read along an index, the most or the last first', async () => {
  const bySize = { sort: '-stock' } as const;
  const products = async (session: Session) =>
    readPage(session, sortedBy(productList, bySize.sort), bySize, await productConditions(session, {}));
  const { items: shown } = await products(server.database);
  const { units } = await server.database.one<{ units: number[] }>(sql`
    SELECT array_agg(units) AS units FROM (
      SELECT units FROM stock JOIN product USING (sku)
      WHERE variant = '' AND flavour = '' AND removed_at IS NULL ORDER BY units DESC LIMIT 25) AS most`);
  expect(shown.map(({ stock }) => stock)).toEqual(units);
  expect(await mostRead(products)).toBeLessThan(4_000);

  const byName = { sort: '-name' } as const;
  const levels = (session: Session) => readStockPage(session, byName);
  const names = (await levels(server.database)).items.map(({ name }) => name);
  const { last } = await server.database.one<{ last: string[] }>(sql`
    SELECT array_agg(name) AS last FROM (
      SELECT name FROM product WHERE removed_at IS NULL AND time_period IS NULL ORDER BY name DESC LIMIT 25) AS ends`);
  expect(names).toEqual(last);
  expect(await mostRead(levels)).toBeLessThan(4_000);
});

test('PRF-04, ADM-02 pages far down the products by stock look up none that they skip, among ties and deleted ones too', async () => {
  await server.database.execute(sql`
    UPDATE product SET removed_at = now(), published = false WHERE sku LIKE 'large-%' AND rank % 90 = 7`);
  await server.database.execute(sql`
    INSERT INTO stock (sku, variant, flavour, units) SELECT sku, 'A size', '', 3 FROM product WHERE rank % 80 = 1`);
  await server.database.execute(sql`
    UPDATE stock SET is_sum = true WHERE variant = '' AND sku IN (SELECT sku FROM stock WHERE variant <> '')`);
  for (const [sort, order] of [
    ['stock', sql`units, stock.sku`],
    ['-stock', sql`units DESC, stock.sku DESC`],
  ] as const) {
    for (const offset of [0, 180, 5_000, 9_900, 11_860]) {
      const asked = { sort, limit: 50, offset };
      const { skus, total } = await server.database.one<{ skus: string[]; total: number }>(sql`
        SELECT least(count(*), ${Math.max(1_000, offset + 50) + 1})::integer AS total,
          (array_agg(sku ORDER BY place))[${offset + 1}::integer:${offset + 50}::integer] AS skus
        FROM (SELECT product.sku, row_number() OVER (ORDER BY ${order}) AS place FROM stock JOIN product USING (sku)
          WHERE variant = '' AND flavour = '' AND removed_at IS NULL) AS placed`);
      const page = await readProductPage(server.database, asked);
      expect([page.total, page.items.map(({ sku }) => sku)]).toEqual([total, skus]);
    }
    expect(await mostRead((session) => readProductPage(session, { sort, offset: 5_000 }))).toBeLessThan(6_000);
  }
});

test.each(['low', 'out'] as const)(
  'PRF-04, STK-01 products that are %s are sorted by stock without walking through all others, those with options among them',
  async (stock) => {
    const isLow = stock === 'low' ? sql`one.units <= one.low_at` : sql`one.units = 0`;
    for (const [sort, order] of [
      ['stock', sql`units, stock.sku`],
      ['-stock', sql`units DESC, stock.sku DESC`],
    ] as const) {
      const read = (session: Session, offset = 0) => readProductPage(session, { sort, stock, offset, limit: 50 });
      for (const offset of [0, 30, 590]) {
        const { skus } = await server.database.one<{ skus: string[] | null }>(sql`
          SELECT (array_agg(stock.sku ORDER BY ${order}))[${offset + 1}::integer:${offset + 50}::integer] AS skus
          FROM stock JOIN product USING (sku) WHERE variant = '' AND flavour = '' AND removed_at IS NULL AND EXISTS (
            SELECT FROM stock AS one WHERE one.sku = product.sku AND NOT one.is_sum AND ${isLow})`);
        expect((await read(server.database, offset)).items.map(({ sku }) => sku)).toEqual(skus ?? []);
      }
      expect(await mostRead(read)).toBeLessThan(4_000);
    }
  },
);

test('PRF-04, ADM-02 orders with a kind of payment are counted by their payments, each order once', async () => {
  const counted = async (payment: 'paid' | 'refunded') => {
    const read = async (session: Session) => {
      const conditions = await orderConditions(session, { payment });
      return readPage(session, orderSource, { limit: 1 }, conditions, countedAlone({ payment }));
    };
    expect(await mostRead(read)).toBeLessThan(2_500);
    return (await read(server.database)).total;
  };
  const { total } = await server.database.one<{ total: number }>(sql`
    SELECT least(1001, count(DISTINCT order_id))::integer AS total FROM payment WHERE status = 'refunded'`);
  expect([await counted('refunded'), await counted('paid')]).toEqual([total, 1001]);
  // Anything else asked for beside it is counted among the orders.
  expect(countedAlone({ payment: 'paid', method: 'upi' })).toBeUndefined();
  expect(countedAlone({ payment: 'paid', view: 'shipped' })).toBeUndefined();
});

test('PRF-03, PRF-04 an order and a quote look up the products that they are about, not all of them', async () => {
  const skus = ['large-77', 'sleep-mantra'];
  const lines = skus.map((sku) => ({ sku, variant: '', flavour: '' }));
  expect([...(await readSoldProducts(server.database, skus)).keys()].toSorted()).toEqual(skus);
  expect(await mostRead((session) => readSoldProducts(session, skus))).toBeLessThan(10);
  expect(await mostRead((session) => lockSoldProducts(session, lines))).toBeLessThan(10);
});

test('PRF-04, ADM-02 a wallet finds the order of each entry by its id, not by reading all orders', async () => {
  const { id } = await server.database.one<{ id: string }>(sql`
    SELECT shopper_id AS id FROM wallet_entry WHERE reason = 'refund' LIMIT 1`);
  const read = (session: Session) => readWallet(session, id, { limit: 20, offset: 0 });
  const { entries } = await read(server.database);
  expect(entries.map(({ orderNumber }) => orderNumber)).toEqual([expect.stringMatching(/^L26-\d+$/u)]);
  expect(await mostRead(read)).toBeLessThan(10);
});
