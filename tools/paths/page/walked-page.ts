import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';

let script: Promise<string> | null = null;
const prepared = new WeakSet<Page>();

/** Opens a page of a shop in sandbox mode with walked-actors.ts on it, and waits until the shop is open. */
export async function openWalkedPage(page: Page, path: string, timeout = 30_000): Promise<void> {
  script ??= bundled();
  if (!prepared.has(page)) await page.addInitScript({ content: await script });
  prepared.add(page);
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}inspect=listener`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset['shop'] === 'open', null, { timeout });
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'walked-actors.ts'), formats: ['iife'], name: 'walkedActors' },
    },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The script for walked pages was not built');
  return bundle.output[0].code;
}
