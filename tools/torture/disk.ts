import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { promisify } from 'node:util';
import { runningShopUrl } from '../../server/platform/database/embedded/embedded.ts';
import { openCaller } from './http-caller.ts';
import { checkLaws } from './laws.ts';
import { Load } from './load.ts';
import type { Campaign, Part } from './part.ts';
import { checkPromises } from './promises.ts';
import { watchHealth } from './watch.ts';

const run = promisify(execFile);
const bytes = 400 * 2 ** 20;
const fullFor = 4000;
const longestRecovery = 30_000;

/** A disk that fills up under load and is freed again (RUN-03): the shop lives on, refuses, loses nothing, sells again. */
export const disk: Part = async (campaign, size) => {
  const { workshop, chance, findings, say } = campaign;
  const dataDir = await workshop.folder('disk');
  const trouble = await mounted(campaign, dataDir);
  if (trouble !== null) {
    say(`skipped: ${trouble}`);
    return { skipped: trouble };
  }
  const shop = await workshop.shop({ dataDir });
  const url = await runningShopUrl(dataDir);
  const pool = workshop.pool(url ?? '', 2);
  const caller = openCaller(shop.url, { sockets: 20 });
  const load = new Load(chance.fork('load'), findings);
  await load.prepare(pool, caller);
  const watch = watchHealth(shop.url, findings, 'With a full disk a shop still says within 1 s that it lives');
  const totals = { 'times full': 0, 'acknowledged while full': 0, 'slowest recovery, ms': 0 };
  for (let round = 0; round < size; round += 1) {
    const over = new AbortController();
    const work = Array.from({ length: 8 }, async () => {
      while (!over.signal.aborted) await load.step(caller);
    });
    await moment(500);
    const filler = join(dataDir, 'filler');
    await fill(filler);
    const before = load.promised.orders.size;
    await moment(fullFor);
    totals['acknowledged while full'] += load.promised.orders.size - before;
    over.abort();
    await Promise.all(work);
    await rm(filler);
    const recovery = await sellsAgain(load, caller);
    totals['slowest recovery, ms'] = Math.max(totals['slowest recovery, ms'], recovery);
    findings.expect(
      recovery < longestRecovery,
      'A shop sells again when its disk has room again',
      `${recovery} ms`,
    );
    await load.resend(caller);
    const when = `full disk ${round}`;
    await checkPromises(pool, load.promised, findings, { when, dataDir });
    await checkLaws(pool, findings, when);
    totals['times full'] += 1;
    say(`${when}: sells again after ${recovery} ms`);
  }
  const figures = await watch.end();
  caller.close();
  await pool.end().catch(() => undefined);
  await shop.stop();
  return { ...totals, ...figures };
};

/** Puts a small disk of memory below a folder; says why where it can't. */
async function mounted({ workshop }: Campaign, folder: string): Promise<string | null> {
  if (process.platform !== 'linux') return 'A small disk is made on Linux only';
  if (process.getuid?.() !== 0) return 'A small disk is made by root only';
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=0755`, 'tmpfs', folder]);
  } catch (error) {
    return `A small disk could not be made: ${error instanceof Error ? error.message.split('\n').at(-2) : ''}`;
  }
  workshop.later(async () => run('umount', ['--lazy', folder]));
  return null;
}

/** Writes until nothing more fits. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  const chunk = Buffer.alloc(2 ** 20);
  try {
    for (;;) await file.write(chunk);
  } catch {
    // Full: what remains of the last part is filled byte by byte.
    await file.write(Buffer.alloc(4096)).catch(() => undefined);
  } finally {
    await file.close();
  }
}

async function sellsAgain(load: Load, caller: ReturnType<typeof openCaller>): Promise<number> {
  const began = performance.now();
  const wanted = load.promised.orders.size + 1;
  while (load.promised.orders.size < wanted && performance.now() - began < longestRecovery) {
    await load.step(caller);
    await moment(20);
  }
  return Math.round(performance.now() - began);
}
