import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { test as base, type BrowserContext, type Page, type Response } from '@playwright/test';
import { type PageWatch, watchPages } from './page-watch.ts';
import { newPhone } from './people/sign-in.ts';
import { type Shop, shopOfWorker } from './shop/shops.ts';

export { expect } from '@playwright/test';

export interface TestFixtures {
  /** Whether popups that nobody asked for may come; they stay away from the tests of everything else. */
  popups: boolean;
  /** A phone number of this test's own. */
  phone: string;
  /** Six letters of this try alone, for names that a second try could not give again. */
  mark: string;
  /** Keeps what puts the shop back as it was: done after the test, the last first. */
  putBack: (undo: () => Promise<unknown>) => void;
  /** The page of somebody else, on a device of their own; errors on it fail the test too. */
  visitor: Page;
  /** Fails the test that leaves an error in the console or an uncaught exception. */
  watch: PageWatch;
  /** Opens a page on yet another device, where nobody is signed in yet. */
  newDevice: () => Promise<Page>;
}

interface WorkerFixtures {
  /** The real shop of this worker. Other tests use it too: leave catalogue and settings as they were. */
  shop: Shop;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [({}, provide, workerInfo) => provide(shopOfWorker(workerInfo.parallelIndex)), { scope: 'worker' }],
  baseURL: ({ shop }, provide) => provide(shop.url),
  phone: ({}, provide) => provide(newPhone()),
  mark: ({}, provide) => provide(newMark()),
  popups: [false, { option: true }],
  context: async ({ context, popups }, provide) => {
    if (!popups) await context.addInitScript(keepPopupsAway);
    await provide(context);
    // A call that was on its way when the test ended is nobody's error.
    for (const each of [context, ...context.pages()]) await each.unrouteAll({ behavior: 'ignoreErrors' });
  },
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) openBeforeUse(page);
    await provide(page);
  },
  // It asks for the page so that it ends before it.
  putBack: async ({ page: _ }, provide) => {
    const undoes: (() => Promise<unknown>)[] = [];
    await provide((undo) => undoes.push(undo));
    for (const undo of undoes.toReversed()) await undo();
  },
  visitor: async ({ newDevice }, provide) => provide(await newDevice()),
  watch: [
    async ({ context }, provide) => {
      const watch = await watchPages(context);
      await provide(watch);
      base.expect(watch.problems(), 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  newDevice: async ({ browser, popups, watch }, provide) => {
    const devices: BrowserContext[] = [];
    await provide(async () => {
      const device = await browser.newContext();
      devices.push(device);
      await watch.include(device);
      if (!popups) await device.addInitScript(keepPopupsAway);
      const page = await device.newPage();
      openBeforeUse(page);
      return page;
    });
    for (const device of devices) await device.close();
  },
});

function newMark(): string {
  return Array.from({ length: 6 }, () => String.fromCharCode(97 + randomInt(26))).join('');
}

/** The session has seen the sale as often as it may be shown, and wants no offers. */
function keepPopupsAway(): void {
  try {
    sessionStorage.setItem('flash_popup_shows', '1000');
    sessionStorage.setItem('coupon_popup_dismissed', 'true');
  } catch {
    // A sandboxed frame has no storage.
  }
}

const patienceMs = 3000;

/** A page that was opened or loaded again is handed on once the shop behind it is open, as a person would find it. */
function openBeforeUse(page: Page): void {
  const opened = async (response: Response | null) => {
    // A test may hold the scripts back on purpose, stop the page's clock, or go on to another page at once.
    const patience = setTimeout(patienceMs, undefined, { ref: false });
    await Promise.race([page.evaluate(shopIsOpen), patience]).catch(() => {});
    return response;
  };
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => opened(await goto(url, options));
  page.reload = async (options) => opened(await reload(options));
}

/** Resolves once the shop behind the page is open. It waits for the mark: asking at each frame slows the page's start. */
async function shopIsOpen(): Promise<void> {
  const root = document.querySelector('#root');
  const isOpen = () => {
    // The room of flows opens no shop: its own code fills the root.
    const isRoom = location.pathname.startsWith('/flows') && root?.hasChildNodes() === true;
    return !root || isRoom || document.documentElement.dataset['shop'] === 'open';
  };
  if (isOpen()) return;
  await new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!isOpen()) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-shop'] });
    if (root) watch.observe(root, { childList: true });
  });
}
