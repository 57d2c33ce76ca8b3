import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../server/platform/database/embedded/embedded.ts';
import { startShop } from '../tests/support/platform/shop-process.ts';
import { bareCartRate } from './bench/bare-database.ts';
import { adminListFigures } from './bench/admin-lists.ts';
import { firstVisits } from './bench/first-visit.ts';
import { flowRoomFigures } from './bench/flow-room.ts';
import { interactionFigures } from './bench/interaction.ts';
import { lighthouseScores } from './bench/lighthouse.ts';
import { readsNotInMemory } from './bench/lists.ts';
import { memoryUnderLoad } from './bench/memory.ts';
import { offerCalls } from './bench/offers.ts';
import { type BenchOptions, readBenchOptions } from './bench/options.ts';
import { placedOrders } from './bench/orders.ts';
import { pricedCarts } from './bench/pricing.ts';
import { telemetryCost } from './bench/telemetry.ts';
import { isMet, printRows, rounded, type Row } from './bench/row.ts';
import { scaleFigures } from './bench/scale/scale.ts';
import { cachedAnswers, cartWrites, quotes } from './bench/server.ts';
import { measureBudget } from './budget.ts';
import { buildStale } from './build.ts';
import { runTool } from './support/run-tool.ts';

/**
 * Every figure that the shop must reach, measured in one run: `npm run bench`; with `-- --scale 1000000`, what a shop of
 * that size answers. Exits with 1 where one is missed, with 2 for a wrong flag.
 */
async function bench({ scale, hasLighthouse }: BenchOptions): Promise<void> {
  await buildStale();
  const rows: Row[] = [];
  const show = (some: readonly Row[]) => {
    printRows(some);
    rows.push(...some);
  };
  if (scale !== null) {
    show(await scaleFigures(scale));
    return close(rows);
  }
  const budget = await measureBudget(join(import.meta.dirname, '../dist/client'));
  show(
    budget.map(({ name, kilobytes, limit }) => ({
      name: `${name}, gzip`,
      value: kilobytes,
      unit: 'kB',
      atMost: limit,
    })),
  );
  show(pricing());

  const folder = await mkdtemp(join(tmpdir(), 'mantra-bench-'));
  try {
    const fresh = await timedStart(folder);
    show([{ name: 'start to first answer, fresh database', value: fresh.seconds, unit: 's', atMost: 6 }]);
    await fresh.shop.stop();
    const warm = await timedStart(folder);
    show([{ name: 'start to first answer, database there', value: warm.seconds, unit: 's', atMost: 1.5 }]);
    show(await cachedAnswers(warm.shop.url));
    show(await quotes(warm.shop.url));
    show(await flowRoomFigures(warm.shop.url));
    await warm.shop.stop();
    show(await telemetryCost());

    const database = await startEmbedded({
      dataDir: folder,
      log: { info: () => {}, warn: () => {}, error: () => {} },
    });
    const shared = await startShop({ environment: { DATABASE_URL: database.url } });
    show(await cartWrites(shared.url, () => bareCartRate(database.url)));
    show(await firstVisits(shared.url));
    show(await interactionFigures(shared.url));
    if (hasLighthouse) show(await lighthouseScores(shared.url));
    // From here on the shop is filled.
    show(await offerCalls(shared.url, database.url));
    show(await adminListFigures(shared.url, database.url));
    show(await placedOrders(shared.url, database.url));
    show(await readsNotInMemory(shared.url, database.url));
    show(await memoryUnderLoad(database.url));
    await shared.stop();
    await database.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  close(rows);
}

function close(rows: readonly Row[]): void {
  const over = rows.filter((row) => !isMet(row));
  console.log(`\n${rows.length - over.length} of ${rows.length} figures hold`);
  printRows(over);
  if (over.length > 0) process.exitCode = 1;
}

function pricing(): Row[] {
  const began = performance.now();
  pricedCarts(1_000_000);
  return [
    {
      name: 'a million random carts priced',
      value: rounded((performance.now() - began) / 1000),
      unit: 's',
      atMost: 5,
    },
  ];
}

async function timedStart(dataDir: string) {
  const began = performance.now();
  const shop = await startShop({ dataDir });
  await fetch(shop.url);
  return { shop, seconds: rounded((performance.now() - began) / 1000) };
}

await runTool((args) => bench(readBenchOptions(args)));
// What the measuring tools leave open must not keep the run alive.
process.exit();
