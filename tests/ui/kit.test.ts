import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../tools/browser.ts';
import { axe, type AxeScope } from '../browser/support/accessibility.ts';

const configFile = join(import.meta.dirname, 'kit-page/vite.config.ts');
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

let server: PreviewServer;
let browser: Browser;
/** One for all tests: each opens the kit's page anew, and nothing on it is kept. */
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  await build({ configFile, logLevel: 'error' });
  [server, browser] = await Promise.all([
    preview({ configFile, preview: { port: 0 } }),
    chromium.launch(await browserLaunchOptions()),
  ]);
  page = await browser.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}, 240_000);

afterAll(async () => {
  await Promise.all([browser?.close(), server?.close()]);
});

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** Opens the kit's page, runs `look` and tells what the console complained about. */
async function onPage<Seen>(
  query: string,
  look: (page: Page) => Promise<Seen>,
  viewport = desktop,
  media: Media = {},
) {
  complaints = [];
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference', ...media });
  // So that no pointer rests on the page before it is there.
  await page.mouse.move(0, 0);
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?${query}`);
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
  const seen = await look(page);
  expect(complaints).toEqual([]);
  return seen;
}

const themes = [
  'season=botanical&scheme=light',
  'season=diwali&scheme=light',
  'season=botanical&scheme=dark',
  'season=diwali&scheme=dark',
];

async function faultsOf(theme: string, overlay: string, viewport: typeof phone, scope: AxeScope = {}) {
  const faults = await onPage(
    `${theme}&overlay=${overlay}&life=60000`,
    async (page) => {
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const found = await axe(page, scope);
      return tooWide > 0 ? [...found, `${tooWide} px too wide`] : found;
    },
    viewport,
  );
  return faults.map((fault) => `${overlay}: ${fault}`);
}

test.each(themes)(
  'CHR-13 every part passes axe and fits a phone with %s',
  async (theme) => {
    const isOnlyColour = theme !== themes[0];
    expect([
      ...(await faultsOf(theme, 'toasts', phone, { isOnlyColour })),
      ...(await faultsOf(theme, 'sheet', phone, { isOnlyColour, within: '[role=dialog]' })),
    ]).toEqual([]);
  },
  30_000,
);

test('CHR-13 dialogs pass axe on phone and desktop', async () => {
  const theme = themes[3] ?? '';
  expect([...(await faultsOf(theme, 'dialog', phone)), ...(await faultsOf(theme, 'alert', desktop))]).toEqual([]);
}, 240_000);

test('every style file tells the order of the layers before it fills one', async () => {
  const folder = join(import.meta.dirname, '../../node_modules/.cache/kit-page/assets');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const firsts = await Promise.all(
    files.map(
      async (name) => /@layer (?<first>\w+)/u.exec(await readFile(join(folder, name), 'utf8'))?.groups?.['first'],
    ),
  );
  expect(new Set(firsts.filter((first) => first !== undefined))).toEqual(new Set(['reset']));
});

test('CHR-10 dark follows the system, and a choice of either overrules it', async () => {
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = 'rgb(249, 249, 242)';
  const dark = 'rgb(14, 21, 17)';
  const seen = [
    await onPage('', ground, desktop, { colorScheme: 'light' }),
    await onPage('', ground, desktop, { colorScheme: 'dark' }),
    await onPage('scheme=light', ground, desktop, { colorScheme: 'dark' }),
    await onPage('scheme=dark', ground, desktop, { colorScheme: 'light' }),
    await onPage('season=diwali', ground, desktop, { colorScheme: 'light' }),
    await onPage('season=diwali', ground, desktop, { colorScheme: 'dark' }),
  ];
  expect(seen).toEqual([light, dark, light, dark, 'rgb(251, 248, 240)', 'rgb(23, 8, 15)']);
}, 240_000);

test('CHR-13 a sheet takes the focus to its close button and gives it back', async () => {
  await onPage('', async (page) => {
    await page.getByRole('button', { name: 'Open the sheet' }).press('Enter');
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );
    await expect.poll(focused).toBe('Close cart');
    await page.getByRole('dialog').getByRole('button', { name: 'Buy Now' }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(focused).toBe('Buy Now');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Open the sheet');
  });
});

test('CHR-11 F8 goes to the toasts and their buttons dismiss them', async () => {
  const left = await onPage('overlay=toasts', async (page) => {
    await page.keyboard.press('F8');
    await page
      .getByRole('region', { name: 'Notifications (F8)' })
      .getByRole('button', { name: 'Dismiss' })
      .first()
      .press('Enter');
    const texts = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
    await expect.poll(() => texts.count()).toBe(3);
    return texts.allInnerTexts();
  });
  expect(left.map((text) => text.split('\n')[0])).toHaveLength(3);
});

test('CHR-11 a toast goes by itself, and stays while the pointer is on it', async () => {
  const counts = await onPage('overlay=toasts&life=3000', async (page) => {
    const toasts = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
    await toasts.first().hover();
    await page.waitForFunction(
      (from) => performance.now() > from + 3500,
      await page.evaluate(() => performance.now()),
    );
    const whileHovered = await toasts.count();
    let height = 700;
    const leftAfterMove = async () => {
      await page.mouse.move(10, (height -= 10));
      return toasts.count();
    };
    await expect.poll(leftAfterMove, { timeout: 30_000 }).toBe(0);
    return [whileHovered, await toasts.count()];
  });
  expect(counts).toEqual([4, 0]);
}, 240_000);

test('SES-04 a code is pasted into six boxes as one input for codes from messages', async () => {
  const seen = await onPage('', async (page) => {
    const code = page.getByLabel('Code', { exact: true });
    await code.fill('');
    await code.evaluate((input: HTMLInputElement) => {
      input.focus();
      document.execCommand('insertText', false, 'Your code is 12 34-56.');
    });
    return [await code.inputValue(), await code.getAttribute('autocomplete'), await code.getAttribute('inputmode')];
  });
  expect(seen).toEqual(['123456', 'one-time-code', 'numeric']);
});

test('CHK-03 a number is grouped five and five, loses +91 and keeps the caret where it was', async () => {
  const seen = await onPage('', async (page) => {
    const field = page.getByLabel('Mobile number').first();
    await field.evaluate((input: HTMLInputElement) => {
      input.select();
      document.execCommand('insertText', false, '+91 98450-12345');
    });
    const pasted = await field.inputValue();
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
    await field.press('Backspace');
    const shorter = await field.inputValue();
    await field.press('7');
    return [
      pasted,
      shorter,
      await field.inputValue(),
      await field.evaluate((input: HTMLInputElement) => input.selectionStart),
    ];
  });
  expect(seen).toEqual(['98450 12345', '94501 2345', '97450 12345', 2]);
});

test('CRT-04 plus is disabled at ten and says so', async () => {
  const label = await onPage('', async (page) => {
    await page.getByRole('button', { name: 'Increase quantity of Sleep Mantra' }).click();
    return page.getByRole('button', { name: /Sleep Mantra/, disabled: true }).getAttribute('aria-label');
  });
  expect(label).toBe('Increase quantity of Sleep Mantra, maximum 10');
});

test('CHR-12 reduced motion takes the time out of every movement', async () => {
  const longest = await onPage(
    'overlay=sheet',
    (page) =>
      page.evaluate(() =>
        Math.max(
          0,
          ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().activeDuration ?? 0)),
        ),
      ),
    desktop,
    { reducedMotion: 'reduce' },
  );
  expect(longest).toBeLessThanOrEqual(1);
});
