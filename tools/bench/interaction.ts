import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { browserLaunchOptions } from '../browser.ts';
import { paintOf, quiet, watchInteractions, type Shown } from './interaction-watch.ts';
import { median, type Row } from './row.ts';

const rounds = 5;
const slowness = 4;
/** How long a finger rests on what it presses. */
const pressMs = 80;

/** What each interaction may take (PRF-02), in milliseconds from the finger's release to the paint of the result. */
const limits = {
  'add to cart, first': 200,
  'add to cart, again': 100,
  'menu, first': 200,
  'menu, again': 100,
  'home to list': 250,
  'list to product': 250,
  'product back to list': 180,
  'flash sale': 150,
} as const;
const longestEvent = 100;
const longestTask = 50;

type Name = keyof typeof limits;

/** One interaction: until the paint, the slowest event (INP), and the longest task above 50 ms or 0; in milliseconds. */
export interface Taken {
  readonly paint: number;
  readonly event: number;
  readonly task: number;
}

interface Round {
  readonly taken: Readonly<Record<Name, Taken>>;
  /** The longest task between hydration and the last part that is fetched ahead, or 0. */
  readonly opening: number;
}

/** What a phone with a quarter of the speed needs for what a shopper does. Medians of five visits. */
export async function interactionFigures(url: string): Promise<Row[]> {
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const all: Round[] = [];
    for (let round = 0; round < rounds; round += 1) all.push(await visit(browser, url));
    return rowsOf(all);
  } finally {
    await browser.close();
  }
}

function rowsOf(all: readonly Round[]): Row[] {
  const names = Object.keys(limits) as Name[];
  const middle = (figure: (round: Round) => number) => Math.round(median(all.map(figure)));
  const slowest = (figure: (taken: Taken) => number) =>
    Math.max(...names.map((name) => middle(({ taken }) => figure(taken[name]))));
  return [
    ...names.map((name) => ({
      name: `slow phone: ${name}`,
      value: middle(({ taken }) => taken[name].paint),
      unit: 'ms',
      atMost: limits[name],
    })),
    {
      name: 'slow phone: slowest interaction (INP)',
      value: slowest(({ event }) => event),
      unit: 'ms',
      atMost: longestEvent,
    },
    {
      name: 'slow phone: longest task of an interaction',
      value: slowest(({ task }) => task),
      unit: 'ms',
      atMost: longestTask,
    },
    {
      name: 'slow phone: longest task after hydration',
      value: middle(({ opening }) => opening),
      unit: 'ms',
      atMost: longestTask,
    },
  ];
}

/** One visit on a device of its own: nothing is in its cache. */
export async function visit(browser: Browser, url: string): Promise<Round> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript(watchInteractions);
  await context.addInitScript(keepPopupsAway);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const tap = (selector: string, shown: Shown) => tapped(page, session, selector, shown);
  try {
    const drawer = { selector: '[role=dialog] ul[aria-label="In your cart"] li' };
    const sheet = { selector: '[role=dialog] nav' };
    const taken: Partial<Record<Name, Taken>> = {};

    const opening = await opened(page, `${url}/shop`);
    taken['add to cart, first'] = await tap('article:nth-of-type(1) button[aria-label$="to cart"]', drawer);
    await closed(page);
    taken['add to cart, again'] = await tap('article:nth-of-type(1) button[aria-label$="to cart"]', drawer);

    const home = await opened(page, `${url}/`);
    taken['menu, first'] = await tap('button[aria-label=Menu]', sheet);
    await closed(page);
    taken['menu, again'] = await tap('button[aria-label=Menu]', sheet);
    await closed(page);
    taken['home to list'] = await tap('main a[href="/shop"]', await otherPage(page));
    taken['list to product'] = await tap('main article a', await otherPage(page));
    taken['product back to list'] = await measured(page, await otherPage(page), () =>
      page.evaluate(() => {
        window.interactionWatch.released = performance.now();
        window.history.back();
      }),
    );
    const popups = await opened(page, `${url}/popup-test`);
    taken['flash sale'] = await tap('button:has-text("Show")', { selector: '[role=dialog] [role=timer]' });
    return { taken: taken as Record<Name, Taken>, opening: Math.max(opening, home, popups) };
  } finally {
    await context.close();
  }
}

/** Opens a page and waits until it has fetched everything ahead. Returns its longest task after hydration. */
async function opened(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset['shop'] === 'open');
  const from = await page.evaluate(() => performance.now());
  await page.waitForFunction(() => document.documentElement.dataset['promotions'] === 'there');
  await page.evaluate(quiet);
  return page.evaluate(
    (since) =>
      Math.max(0, ...window.interactionWatch.tasks.filter(({ at }) => at > since).map(({ duration }) => duration)),
    from,
  );
}

async function otherPage(page: Page): Promise<Shown> {
  const otherThan = (await page.locator('main h1').textContent()) ?? '';
  return { selector: 'main h1', otherThan };
}

async function closed(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Presses with a finger, as long as people do. */
async function tapped(page: Page, session: CDPSession, selector: string, shown: Shown): Promise<Taken> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${selector}`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  return measured(page, shown, async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await pause(pressMs);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
}

async function measured(page: Page, shown: Shown, act: () => Promise<unknown>): Promise<Taken> {
  await page.evaluate(quiet);
  const began = await page.evaluate(() => performance.now());
  const painted = page.evaluate(paintOf, shown);
  await act();
  const at = await painted;
  await page.evaluate(quiet);
  return page.evaluate(
    ({ since, drawn }) => {
      const { released, events, tasks } = window.interactionWatch;
      const longest = (list: typeof events) =>
        Math.max(0, ...list.filter((each) => each.at >= since).map(({ duration }) => duration));
      return { paint: drawn - released, event: longest(events), task: longest(tasks) };
    },
    { since: began, drawn: at },
  );
}

/** The sale comes only where it is asked for. */
function keepPopupsAway(): void {
  sessionStorage.setItem('flash_popup_shows', '1000');
  sessionStorage.setItem('coupon_popup_dismissed', 'true');
}
