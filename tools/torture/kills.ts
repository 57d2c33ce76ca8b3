import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runningShopUrl, startEmbedded } from '../../server/platform/database/embedded/embedded.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { runningServer } from '../../server/platform/database/embedded/postmaster.ts';
import type { ShopProcess } from '../../tests/support/platform/shop-process.ts';
import { silentLog } from '../../tests/support/platform/silent-log.ts';
import type { Chance } from './chance.ts';
import { openCaller } from './http-caller.ts';
import { checkLaws } from './laws.ts';
import { Load } from './load.ts';
import type { Campaign, Part } from './part.ts';
import { checkPromises } from './promises.ts';
import { spawnStart } from './spawn-start.ts';
import { copyFolder } from './workshop.ts';

/** Shops that are killed at once: as many as a small machine has cores. */
const lanes = 2;
/** Kills of one shop before a fresh one takes its place, so that checking stays quick. */
const killsPerShop = 60;
const workers = 10;
const migrations = fileURLToPath(new URL('../../server/platform/database/migrations', import.meta.url));
/** Milliseconds that a start may take after a kill, on a machine that does other work as well. */
const longestStart = 30_000;

/** How a shop ends: alone, with its database, or in the middle of an orderly stop. */
const ways = ['shop', 'shop', 'shop', 'shop and database', 'stop'] as const;

/** kill -9 of real shops at random moments: under load, in a first start, in a migration, in a stop (RUN-04). */
export const kills: Part = async (campaign, size) => {
  const firstStarts = Math.ceil(size * 0.04);
  const inMigration = Math.ceil(size * 0.04);
  const underLoad = Math.max(0, size - firstStarts - inMigration);
  const totals = {
    underLoad: 0,
    firstStarts: 0,
    inMigration: 0,
    orders: 0,
    payments: 0,
    credits: 0,
    prescriptions: 0,
    sentAgain: 0,
  };
  let left = underLoad;
  const take = (): number => {
    const taken = Math.min(killsPerShop, Math.ceil(underLoad / lanes), left);
    left -= taken;
    return taken;
  };
  await Promise.all(
    Array.from({ length: Math.min(lanes, underLoad) }, async (_, lane) => {
      for (let rounds = take(), shop = 0; rounds > 0; rounds = take(), shop += 1) {
        const done = await killUnderLoad(campaign, campaign.chance.fork(`lane ${lane}.${shop}`), rounds);
        totals.underLoad += rounds;
        totals.orders += done.promised.orders.size;
        totals.payments += done.promised.paid.size;
        totals.credits += done.promised.credits.size;
        totals.prescriptions += done.promised.prescriptions.size;
        totals.sentAgain += done.sentAgain;
        campaign.say(`${totals.underLoad} of ${underLoad} kills under load, ${totals.orders} orders acknowledged`);
      }
    }),
  );
  const older = await olderFolder(campaign);
  for (let round = 0; round < firstStarts + inMigration; round += 1) {
    const isFirst = round < firstStarts;
    await killDuringStart(campaign, isFirst ? null : older, `${isFirst ? 'first start' : 'migration'} ${round}`);
    totals[isFirst ? 'firstStarts' : 'inMigration'] += 1;
  }
  return totals;
};

async function killUnderLoad(campaign: Campaign, chance: Chance, rounds: number) {
  const { workshop, findings } = campaign;
  const dataDir = await workshop.filledFolder('killed');
  const load = new Load(chance, findings);
  let shop = await workshop.shop({ dataDir });
  let sentAgain = 0;
  await withPool(campaign, dataDir, async (pool) => {
    const caller = openCaller(shop.url);
    await load.prepare(pool, caller);
    caller.close();
  });
  for (let round = 0; round < rounds; round += 1) {
    const caller = openCaller(shop.url, { sockets: workers, patience: 15_000 });
    sentAgain += await load.resend(caller);
    const isOver = { yes: false };
    const work = Array.from({ length: workers }, async () => {
      while (!isOver.yes) if ((await load.step(caller)) === null) return;
    });
    await moment(10 + chance.below(chance.happens(0.3) ? 60 : 500));
    await end(shop, dataDir, chance);
    isOver.yes = true;
    await Promise.all(work);
    caller.close();
    shop = await restarted(campaign, dataDir);
    // What had no answer is sent again before the books are checked: a second order would show.
    const after = openCaller(shop.url);
    sentAgain += await load.resend(after);
    after.close();
    await withPool(campaign, dataDir, async (pool) => {
      await checkPromises(pool, load.promised, findings, { when: `after kill ${round}`, dataDir });
      await checkLaws(pool, findings, `after kill ${round}`);
    });
  }
  await shop.stop();
  await removed(dataDir);
  return { promised: load.promised, sentAgain };
}

async function end(shop: ShopProcess, dataDir: string, chance: Chance): Promise<void> {
  const way = chance.pick(ways);
  if (way === 'stop') {
    shop.process.kill('SIGTERM');
    await moment(chance.below(250));
  }
  const database = way === 'shop and database' ? await runningServer(join(dataDir, 'postgres')) : undefined;
  shop.process.kill('SIGKILL');
  if (database !== undefined) process.kill(database, 'SIGKILL');
}

async function restarted({ workshop, findings }: Campaign, dataDir: string): Promise<ShopProcess> {
  const began = performance.now();
  const shop = await workshop.shop({ dataDir, limitMs: 60_000 });
  const ms = Math.round(performance.now() - began);
  findings.expect(ms <= longestStart, 'A shop that was killed is open again within 30 s', `${ms} ms`);
  return shop;
}

async function withPool(
  { workshop }: Campaign,
  dataDir: string,
  act: (pool: ReturnType<typeof workshop.pool>) => Promise<void>,
): Promise<void> {
  const url = await runningShopUrl(dataDir);
  if (url === null) throw new Error(`No database runs on ${dataDir}`);
  const pool = workshop.pool(url, 2);
  try {
    await act(pool);
  } finally {
    await pool.end();
  }
}

/** A start that is killed at a random moment; the next one must be clean and complete. */
async function killDuringStart(campaign: Campaign, from: string | null, when: string): Promise<void> {
  const { workshop, chance, findings } = campaign;
  const dataDir = await workshop.folder('started');
  if (from !== null) await copyFolder(from, dataDir);
  const started = spawnStart(dataDir);
  const forget = workshop.later(async () => started.kill('SIGKILL'));
  // A first start makes a cluster before it migrates and seeds, a later one does not.
  await moment(150 + chance.below(from === null ? 2600 : 900));
  await forget();
  try {
    const shop = await restarted(campaign, dataDir);
    await withPool(campaign, dataDir, async (pool) => {
      const { rows } = await pool.query<{ names: string[]; products: number; coupons: number }>(`
        SELECT (SELECT array_agg(name ORDER BY id) FROM migration) AS names,
          (SELECT count(*)::int FROM product) AS products, (SELECT count(*)::int FROM coupon) AS coupons`);
      const wanted = await migrationNames();
      const [found] = rows;
      findings.expect(
        found?.names.join() === wanted.join() && found.products > 3 && found.coupons > 0,
        'A start that was killed is followed by a whole one: migrated and seeded once',
        `${when}: ${JSON.stringify(found)}`,
      );
    });
    await shop.stop();
    await removed(dataDir);
  } catch (error) {
    findings.add(
      'A start that was killed is followed by a whole one: migrated and seeded once',
      `${when}: ${String(error)}`,
    );
  }
}

/** A database is 50 MB: a thousand of them would not fit into memory. */
async function removed(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
}

async function migrationNames(): Promise<string[]> {
  return (await readdir(migrations)).toSorted().map((name) => name.replace(/\.sql$/u, ''));
}

/** The data of a shop that is half of all migrations behind. */
async function olderFolder({ workshop }: Campaign): Promise<string> {
  const dataDir = await workshop.folder('older');
  const early = await workshop.folder('migrations');
  await mkdir(early, { recursive: true });
  const names = (await readdir(migrations)).toSorted();
  for (const name of names.slice(0, names.length / 2)) await copyFile(join(migrations, name), join(early, name));
  const server = await startEmbedded({ dataDir, log: silentLog, fsync: false });
  await migrate({ sessionUrl: server.url }, early);
  await server.stop();
  return dataDir;
}
