import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startShop } from '../tests/support/platform/shop-process.ts';
import { browserLaunchOptions } from './browser.ts';
import { buildStale } from './build.ts';
import { type Picture, pictures } from './guide/pictures.ts';
import { fillSampleShop, type SampleShop } from './guide/sample-shop.ts';
import { OptionsError } from './support/options-error.ts';
import { runTool } from './support/run-tool.ts';

const folder = join(import.meta.dirname, '../docs/pictures');
const maxBytes = 80 * 1024;
/** In base64. */
const hindiLetters = await readFile(join(import.meta.dirname, '../assets/fonts/anek-hi.woff2'), 'base64');

/** Takes the pictures of the guides anew, or only the named ones, in a sandbox of its own. */
async function takePictures(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !pictures.some((picture) => picture.name === name));
  if (unknown.length > 0) {
    const all = pictures.map(({ name }) => name).join(', ');
    throw new OptionsError(`There’s no picture “${unknown.join(', ')}”. There are ${all}.`);
  }
  await buildStale();
  const shop = await startShop({ limitMs: 180_000 });
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const sample = await fillSampleShop(shop.url);
    const pages = {
      admin: await openPage(browser, shop.url, sample.adminToken),
      shopper: await openPage(browser, shop.url, sample.shopperToken),
      visitor: await openPage(browser, shop.url, null),
    };
    if (names.length === 0) await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const picture of pictures) {
      if (names.length > 0 && !names.includes(picture.name)) continue;
      const bytes = await fitting(await shot(pages[picture.who], sample, picture));
      await writeFile(join(folder, `${picture.name}.webp`), bytes);
      console.log(`${picture.name}: ${Math.ceil(bytes.length / 1024)} kB`);
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/** A browser in which somebody is signed in, or nobody (null), as a person in India sees it. */
async function openPage(browser: Browser, url: string, token: string | null): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  if (token !== null) {
    await context.addInitScript((value) => localStorage.setItem('auth_token', JSON.stringify(value)), token);
  }
  return context.newPage();
}

async function shot(
  page: Page,
  sample: SampleShop,
  { width = 1280, height, path, enter }: Picture,
): Promise<Buffer> {
  await page.setViewportSize({ width, height: height ?? (width === 390 ? 844 : 800) });
  await page.goto(path(sample));
  await page.locator('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  // The letters of the second page on.
  await page.evaluate(() => delete document.documentElement.dataset['fonts']);
  await page.evaluate(addHindiLetters, hindiLetters);
  await enter?.(page);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** English pages take Hindi letters from the device, and the packed browser has none: there would be empty boxes. */
async function addHindiLetters(base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.codePointAt(0) ?? 0);
  const face = new FontFace('Anek', bytes, { weight: '400 700', unicodeRange: 'U+0900-097F' });
  document.fonts.add(await face.load());
}

/** As sharp as it may be within the limit. */
async function fitting(png: Buffer): Promise<Buffer> {
  for (const quality of [90, 80, 70, 55, 40]) {
    const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error('The picture does not fit into its limit');
}

await runTool(takePictures);
