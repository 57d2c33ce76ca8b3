import { parseArgs } from 'node:util';
import sql from 'sql-template-tag';
import { openDatabase } from '../database/database.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { StartupError } from '../database/embedded/startup-error.ts';
import { createLog } from '../http/log.ts';
import { prepareJobs } from '../jobs/jobs.ts';
import { readSettings, SettingsError } from '../start/settings.ts';
import { insertExamples } from './products/products.queries.ts';
import { seedEmptyShop } from './seed.ts';

/** Small enough for one statement to finish before its timeout. */
const atOnce = 2_000;

try {
  await seed(countOf(process.argv.slice(2)));
} catch (error) {
  const isExplained = error instanceof StartupError || error instanceof SettingsError;
  process.stderr.write(`${isExplained ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function seed(count: number): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.mode === 'live') {
    throw new SettingsError([
      'npm run seed is for a sandbox: in live mode it would make accounts that anybody can sign in to',
    ]);
  }
  const log = createLog(settings);
  const embedded =
    settings.databaseUrl === null ? await startEmbedded({ dataDir: settings.dataDir, log }) : undefined;
  const database = openDatabase({
    ...settings.databaseAccess,
    url: embedded?.url ?? settings.databaseUrl ?? '',
    log,
  });
  try {
    await migrate(database);
    // A backup includes the job tables, even of a shop that was never started.
    await prepareJobs(database);
    const seeded = await seedEmptyShop(database);
    process.stdout.write(
      seeded ? 'The shop has its products, offers and accounts.\n' : 'The shop was not empty.\n',
    );
    for (let left = count; left > 0; left -= atOnce) await insertExamples(database, Math.min(left, atOnce));
    if (count > 0) await database.pool.query(sql`VACUUM (ANALYZE) product`);
    const { total } = await database.one<{ total: number }>(sql`SELECT count(*) AS total FROM product`);
    process.stdout.write(`It has ${total} products now.\n`);
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

/** --products N: adds N sample products. */
function countOf(args: string[]): number {
  const { values } = parseArgs({ args, options: { products: { type: 'string', default: '0' } } });
  const count = Number(values.products);
  if (!Number.isInteger(count) || count < 0 || count > 1_000_000) {
    throw new Error('Say how many, from 0 to 1000000: npm run seed -- --products 10000');
  }
  return count;
}
