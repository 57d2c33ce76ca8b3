import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import sql from 'sql-template-tag';
import { type Database, openDatabase } from '../../server/platform/database/database.ts';
import type { Row } from './row.ts';

const offers = 1_000;
const seconds = 3;
const connections = 20;

/** What a shop with a thousand bundles and a thousand coupons answers, twenty at a time (BND-20, BND-12). */
export async function offerCalls(url: string, databaseUrl: string): Promise<Row[]> {
  const database = openDatabase({ url: databaseUrl, log: { info: () => {}, warn: () => {}, error: () => {} } });
  try {
    const { bundleId, couponCode } = await fill(database);
    const cart = ['sleep-mantra', 'peace-mantra', 'dog-mantra'].map((sku) => ({ sku, quantity: 2 }));
    const userContext = { cart, cartValue: 7394 };
    const suggestion = { currentProduct: 'sleep-mantra', userContext, deviceType: 'mobile' };
    const lines = cart.map((line) => ({ ...line, flavour: 'Plain', variant: '30 ml', packageType: 'trial' }));
    const asked: [string, string, object][] = [
      ['suggestions for a product', '/api/bundles/pdp-suggestions', { ...suggestion, requestSource: 'pdp' }],
      ['suggestions for a cart', '/api/bundles/pdp-suggestions', { ...suggestion, requestSource: 'cart' }],
      ['quote with a bundle and a coupon', '/v1/order/quote', { lines, bundleId, couponCode }],
    ];
    const rows: Row[] = [];
    for (const [name, path, body] of asked) {
      const value = await medianLatency(url + path, body);
      rows.push({ name: `${name}, 1,000 of each, 20 at once, median`, value, unit: 'ms', atMost: 20 });
    }
    return rows;
  } finally {
    await database.close();
  }
}

/** Milliseconds, once the server is warm. */
async function medianLatency(url: string, body: object): Promise<number> {
  const options = {
    url,
    connections,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  } as const;
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} calls of ${url} were refused`);
  return result.latency.p50;
}

/** A thousand bundles of two seeded products and a thousand coupons; one of each to ask for. */
async function fill(database: Database): Promise<{ bundleId: string; couponCode: string }> {
  const [bundleId, couponCode] = [randomUUID(), 'BENCH500'];
  await database.execute(sql`
    INSERT INTO bundle (id, name, type, products, percentage, is_time_limited, starts_at, expires_in, stock_level, position)
    SELECT CASE WHEN n = 1 THEN ${bundleId}::uuid ELSE gen_random_uuid() END, 'Bench ' || n, 'combo',
      jsonb_build_array(
        jsonb_build_object('sku', 'sleep-mantra', 'quantity', 1),
        jsonb_build_object('sku', (ARRAY['peace-mantra', 'dog-mantra', 'green-mantra'])[1 + n % 3], 'quantity', 1)),
      10 + n % 30, n % 4 = 0, now() - interval '1 minute', 86400 + n, 1000000, n
    FROM generate_series(1, ${offers}::integer) AS n`);
  await database.execute(sql`
    INSERT INTO coupon (id, code, name, type, value, is_flash_offer, expires_at)
    SELECT gen_random_uuid(), 'BENCH' || n, 'Bench ' || n, 'percentage', 1 + n % 20, n % 2 = 0, now() + interval '2 days'
    FROM generate_series(1, ${offers}::integer) AS n`);
  return { bundleId, couponCode };
}
