import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { ShopProcess } from '../../tests/support/platform/shop-process.ts';
import { chanceOf } from '../torture/chance.ts';
import { Findings } from '../torture/findings.ts';
import { openCaller } from '../torture/http-caller.ts';
import { checkLaws, countGoods } from '../torture/laws.ts';
import { newPeople } from '../torture/people.ts';
import type { Workshop } from '../torture/workshop.ts';
import { startBalancer } from './balancer.ts';
import { checkBooks, type Books } from './books.ts';
import type { LoadOptions } from './options.ts';
import { Seen } from './seen.ts';
import { watchProcesses, type Used } from './usage.ts';
import { type Goods, visit } from './visitor.ts';

export interface Sale {
  readonly processes: number;
  readonly seconds: number;
  readonly visits: number;
  readonly seen: Seen;
  readonly used: Used;
  readonly books: Books;
  readonly findings: Findings;
}

/** Connections that the database of a sale has for shops, shared among them. */
const connections = 40;
const people = 2_000;
/** Units of the product that everybody wants. */
const rareUnits = 20;
const warmUpVisits = 200;
/** Milliseconds from one change by an admin to the next: it empties the caches of every process. */
const changeEvery = 5_000;
/** Milliseconds for what is still to be done after the last visit, such as payments that the bank reports. */
const settling = 60_000;
/** Milliseconds for a start, which builds the shop if something has changed. */
const limitMs = 180_000;

/** Opens a shop on so many processes, plays a sale on it, and reads its books. */
export async function playSale(
  workshop: Workshop,
  processes: number,
  { seconds, visits, shoppers, buyers, seed }: LoadOptions,
): Promise<Sale> {
  const server = await workshop.database('load', { fsync: true, isEmpty: true });
  const poolSize = String(Math.max(2, Math.min(20, Math.floor(connections / processes))));
  const environment = { DATABASE_URL: server.url, DATABASE_POOL_SIZE: poolSize, PAGES: 'on' };
  const shops: ShopProcess[] = [];
  while (shops.length < processes) shops.push(await workshop.shop({ environment, limitMs }));
  const balancer = await startBalancer(shops.map(({ url }) => url));
  const caller = openCaller(balancer.url, { sockets: shoppers });
  const pool = workshop.pool(server.url, 2);
  const close = async (): Promise<void> => {
    caller.close();
    await balancer.close();
    for (const shop of shops) await shop.stop();
    await server.stop();
  };
  const goods = await fillShelves(pool);
  const visitors = {
    caller,
    chance: chanceOf(`${seed}/${processes}`),
    people: await newPeople(pool, people, { wallet: 900_000 }),
    ...goods,
    buying: buyers / 100,
  };
  const warm = new Seen();
  await crowd(shoppers, Math.min(visits, warmUpVisits), Infinity, () => visit({ ...visitors, seen: warm }));
  await settled(pool);
  await pool.query('UPDATE stock SET units = $2 WHERE sku = $1', [goods.rare.sku, rareUnits]);
  await countGoods(pool);

  const seen = new Seen();
  const watch = await watchProcesses(shops, server.dataDir);
  const admin = setInterval(() => {
    pool.query('UPDATE product SET tagline = tagline WHERE sku = $1', [goods.rare.sku]).catch(() => undefined);
  }, changeEvery);
  const began = performance.now();
  const done = await crowd(shoppers, visits, began + seconds * 1000, () => visit({ ...visitors, seen }));
  const took = (performance.now() - began) / 1000;
  clearInterval(admin);
  const used = await watch.stop();
  await settled(pool);
  const findings = new Findings();
  await checkLaws(pool, findings, 'after the sale');
  const books = await checkBooks(pool, seen);
  await close();
  return { processes, seconds: took, visits: done, seen, used, books, findings };
}

/** Lets so many at once visit, until all visits are made or the time is over. Says how many there were. */
async function crowd(atOnce: number, most: number, end: number, act: () => Promise<void>): Promise<number> {
  let begun = 0;
  const one = async () => {
    while (begun < most && performance.now() < end) {
      begun += 1;
      await act();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return begun;
}

async function fillShelves(pool: Pool): Promise<{ goods: readonly Goods[]; rare: Goods }> {
  await pool.query("UPDATE stock SET units = 10000000 WHERE sku <> 'bliss-club'");
  await pool.query(`
    INSERT INTO product (sku, name, price, discount, flavours, variants, stock, published)
    SELECT 'diwali-' || place, 'Diwali offer ' || place, 400 + 10 * place, discount, '{Mint}', '{50 g}', 10000000, true
    FROM product, generate_series(1, 40) AS place WHERE sku = 'sleep-mantra'`);
  const { rows } = await pool.query<{ sku: string; flavour: string; variant: string }>(`
    SELECT sku, flavours[1] AS flavour, variants[1] AS variant FROM product
    WHERE published AND sku <> 'bliss-club' AND NOT needs_prescription ORDER BY sku <> 'sleep-mantra', sku`);
  const goods = rows.map(({ sku, flavour, variant }) => ({
    sku,
    line: { sku, flavour, variant, quantity: 1, packageType: 'trial' },
  }));
  const rare = goods.at(-1);
  if (!rare) throw new Error('There are no products');
  return { goods: goods.slice(0, -1), rare };
}

/** Waits until nothing is due any more. */
async function settled(pool: Pool): Promise<void> {
  const end = performance.now() + settling;
  while (performance.now() < end) {
    const { rows } = await pool.query<{ due: number }>(
      'SELECT count(*)::int AS due FROM graphile_worker.jobs WHERE attempts < max_attempts AND run_at <= now()',
    );
    if (rows[0]?.due === 0) return;
    await delay(100);
  }
}
