import type { FullConfig } from '@playwright/test';
import { staleParts } from '../../../../tools/built.ts';
import { runSteps } from '../../../../tools/support/steps.ts';
import { type ShopProcess, startShop } from '../../../support/platform/shop-process.ts';
import { announceShops } from './shops.ts';

/** One real shop with its own database for each worker; a worker that starts again finds the same shop. */
export default async function startShops(config: FullConfig): Promise<() => Promise<void>> {
  // Each shop would build for itself.
  if ((await staleParts()).length > 0) await buildOnce();
  const starts = await Promise.allSettled(Array.from({ length: config.workers }, () => startShop()));
  const shops = starts.filter((start) => start.status === 'fulfilled').map((start) => start.value);
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await stopAll(shops);
    throw failed.reason;
  }
  announceShops(shops.map(({ url, dataDir }) => ({ url, dataDir })));
  return async () => {
    const errors = shops.flatMap((shop) => errorLines(shop.printed()));
    await stopAll(shops);
    if (errors.length > 0) throw new Error(`The shop logged errors:\n${errors.join('\n')}`);
  };
}

async function buildOnce(): Promise<void> {
  const step = { name: 'build', program: 'node', args: ['tools/build.ts'], limitSeconds: 180 };
  const [built] = await runSteps([step], 1);
  if (!built?.ok) throw new Error('The browser tests need a build, and it failed.');
}

async function stopAll(shops: readonly ShopProcess[]): Promise<void> {
  await Promise.all(shops.map((shop) => shop.stop()));
}

/** Log lines of level error (50) or fatal (60). */
function errorLines(printed: string): string[] {
  return printed.split('\n').filter((line) => /^\{.*"level":(?:5|6)0\b/.test(line));
}
