import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startShop } from '../../tests/support/platform/shop-process.ts';
import { browserLaunchOptions } from '../browser.ts';
import { projectRoot } from '../support/steps.ts';
import { fileOf, type Look } from './looks.ts';
import type { SeenState } from './screens.ts';
import { bringIntoState, openStagedPage, showAgain } from './staged-page.ts';

const shopArguments = ['--import', './tools/gallery/shop-time.ts', 'server/main.ts'];

export interface Shooting {
  readonly states: readonly SeenState[];
  readonly looks: readonly Look[];
  /** Where the pictures go, by `fileOf`. */
  readonly folder: string;
  /** How many pages are open at once. */
  readonly workers: number;
}

/** Takes a picture of every state in every look. Returns the states that the shop didn't come to. */
export async function shoot({ states, looks, folder, workers }: Shooting): Promise<readonly SeenState[]> {
  const missed: SeenState[] = [];
  const waiting = [...states];
  const shop = await startShop({ limitMs: 180_000, project: { folder: projectRoot, args: shopArguments } });
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const work = async () => {
      const page = await openPage(browser, shop.url);
      for (let seen = waiting.shift(); seen; seen = waiting.shift()) {
        if (await bringIntoState(page, shop.url, seen)) await shootOne(page, seen, looks, folder);
        else missed.push(seen);
      }
      await page.context().close();
    };
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await browser.close();
    await shop.stop();
  }
  return missed;
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  return openStagedPage(context, url);
}

async function shootOne(page: Page, seen: SeenState, looks: readonly Look[], folder: string): Promise<void> {
  const { slug, state } = seen;
  for (const look of looks) {
    await page.setViewportSize(look.window);
    await page.emulateMedia({ colorScheme: look.theme.scheme, reducedMotion: 'reduce' });
    await page.evaluate((season) => (document.documentElement.dataset['season'] = season), look.theme.season);
    await showAgain(page, seen);
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
    const file = join(folder, fileOf(slug, state, look));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, png);
  }
}
