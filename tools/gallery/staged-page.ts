import type { BrowserContext, Page } from '@playwright/test';
import { readPayload } from '../../src/domain/flows/payload.ts';
import { frameMessage, type StagePlan } from '../../src/domain/flows/stage.ts';
import type { SeenState } from './screens.ts';

const patienceMs = 20_000;
const betweenLooksMs = 300;
const promotionsMs = 4000;
const showMs = 2000;
const mostLooks = 8;

/** A page on which the shop can be brought into states, one after the other. */
export async function openStagedPage(context: BrowserContext, url: string): Promise<Page> {
  await context.addInitScript(({ stood, missed }) => {
    addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === stood || data === missed) document.documentElement.setAttribute('data-staged', data);
    });
  }, frameMessage);
  const page = await context.newPage();
  // The plan is the window's name, which lasts from page to page of one origin.
  await page.goto(`${url}/robots.txt`);
  return page;
}

/** Brings the shop into a state, and waits until nothing more comes; false if it doesn't get there. */
export async function bringIntoState(page: Page, url: string, { src, plan }: SeenState): Promise<boolean> {
  await page.evaluate((name) => void (window.name = name), plan);
  await page.goto(`${url}${src}`);
  const staged = page.locator('html[data-staged]');
  const isThere = await staged.waitFor({ state: 'attached', timeout: patienceMs }).then(
    () => true,
    () => false,
  );
  if (!isThere || (await staged.getAttribute('data-staged')) !== frameMessage.stood) return false;
  await page.waitForLoadState('networkidle');
  await arrived(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await settled(page);
  return true;
}

/** Brings what a picture is about into view, again after the window has another size. */
export async function showAgain(page: Page, { plan }: SeenState): Promise<void> {
  const { show } = readPayload(plan) as StagePlan;
  if (show === null) return;
  await page
    .locator(show)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }), undefined, {
      timeout: showMs,
    })
    .catch(() => {});
}

/** Until the promotions are fetched, which come once nothing else is left to do. A page without them isn't waited for long. */
async function arrived(page: Page): Promise<void> {
  const isFetched = () => performance.getEntriesByType('resource').some(({ name }) => /promotions/u.test(name));
  await page.waitForFunction(isFetched, undefined, { timeout: promotionsMs }).catch(() => {});
}

/** Until the page looks the same twice. */
async function settled(page: Page): Promise<void> {
  let before: Buffer = Buffer.alloc(0);
  for (let times = 0; times < mostLooks; times += 1) {
    await page.waitForTimeout(betweenLooksMs);
    const now = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
    if (now.equals(before)) return;
    before = now;
  }
}
