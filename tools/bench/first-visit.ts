import { chromium, type Browser, type BrowserContext, type CDPSession } from '@playwright/test';
import { browserLaunchOptions } from '../browser.ts';
import { median, rounded, type Row } from './row.ts';

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** With the kB of script that may come in the end, offers included (decision 99). */
const pages = [
  ['home', '/', 250],
  ['shop', '/shop', 250],
  ['product', '/shop/sleep-mantra', 270],
] as const;
const rounds = 3;
/** After the shop has opened. What comes later waits for a sign of the visitor; see `firstSign` in entry/replay-clicks.ts. */
const untouchedMs = 1000;
/** After that: what waits three seconds for a sign, and then for idle moments, has come. A popup may be due by then. */
const restMs = 10_000;
/** As Lighthouse slows its phone: a slow 4G connection and a quarter of the processor. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const slowdown = 4;

/** What a first visit fetches until nobody has touched it, and when it answers on a slow phone (PRF-01). */
export async function firstVisits(url: string): Promise<Row[]> {
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const rows: Row[] = [];
    for (const [name, path, most] of pages) {
      const { kilobytes, files, inTheEnd } = await fetchedUntouched(browser, url + path);
      rows.push(
        { name: `${name}: script of an untouched first visit`, value: kilobytes, unit: 'kB', atMost: 150 },
        { name: `${name}: files of it`, value: files, unit: '', atMost: 25 },
        { name: `${name}: script of one that stays untouched`, value: inTheEnd, unit: 'kB', atMost: most },
      );
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await answersAfter(browser, url + path));
      rows.push({
        name: `${name}: answers on a slow phone`,
        value: rounded(median(times) / 1000),
        unit: 's',
        atMost: 2.5,
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** Bytes on the wire with their headers, until nothing has been fetched for a while, and in the end. */
async function fetchedUntouched(browser: Browser, address: string) {
  return visited(browser, async (context, session) => {
    const scripts = new Set<string>();
    let bytes = 0;
    session.on('Network.requestWillBeSent', ({ requestId, type }) => {
      if (type === 'Script' || type === 'Other') scripts.add(requestId);
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (!response.mimeType.endsWith('javascript')) scripts.delete(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    const [page] = context.pages();
    await page?.goto(address);
    await page?.locator('html[data-shop=open]').waitFor({ state: 'attached' });
    await page?.waitForTimeout(untouchedMs);
    const first = { kilobytes: rounded(bytes / 1000, 1), files: scripts.size };
    await page?.waitForTimeout(restMs);
    return { ...first, inTheEnd: rounded(bytes / 1000, 1) };
  });
}

/** Milliseconds from the navigation until the shop's actors run. */
async function answersAfter(browser: Browser, address: string): Promise<number> {
  return visited(browser, async (context, session) => {
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const [page] = context.pages();
    if (!page) return Number.NaN;
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement?.dataset['shop'] === 'open');
    return page.evaluate(() => performance.now());
  });
}

async function visited<Answer>(
  browser: Browser,
  look: (context: BrowserContext, session: CDPSession) => Promise<Answer>,
): Promise<Answer> {
  const context = await browser.newContext(phone);
  try {
    const session = await context.newCDPSession(await context.newPage());
    await session.send('Network.enable');
    return await look(context, session);
  } finally {
    await context.close();
  }
}
