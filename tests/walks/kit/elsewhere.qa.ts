import type { BrowserContext, Page } from '@playwright/test';
import { type Gesture, gesture, happens, type Happening, type WalkedEvent } from './page-adapter.qa.ts';

const tabs = new WeakMap<BrowserContext, Promise<Page>>();
let saved = 0;

/** Another tab of the same browser saves something on the device. The flow has to watch it by a real actor. */
export function savedInOtherTab(key: string, valueOf: (event: WalkedEvent) => object): Happening {
  return happens(async (page, event) => {
    const context = page.context();
    const tab = tabs.get(context) ?? opened(context, new URL('/robots.txt', page.url()).href);
    tabs.set(context, tab);
    // A browser tells nothing of a value that stays as it was.
    saved += 1;
    const text = JSON.stringify({ ...valueOf(event), saved });
    await (await tab).evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
  });
}

async function opened(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  return tab;
}

const ways = ['/faq', '/about'];

/** A person follows a link of the footer, with the keyboard: a message may cover that corner. */
export function otherPage(notAlways: string): Gesture {
  const isHere = (page: Page, way: string) => new URL(page.url()).pathname.endsWith(way);
  return gesture(
    (page) => page.getByRole('contentinfo').locator(`a[href$="${ways.find((way) => !isHere(page, way)) ?? ''}"]`),
    (found) => found.press('Enter'),
    notAlways,
  );
}

/** Presses a button that copies, in a browser that allows or refuses it. */
export function copying(control: Gesture['control'], isAllowed: boolean, notAlways: string): Gesture {
  return gesture(
    control,
    async (found) => {
      await found.page().evaluate((works) => {
        const answer = () => (works ? Promise.resolve() : Promise.reject(new Error('Not allowed')));
        Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: answer } });
        document.execCommand = () => works;
      }, isAllowed);
      await found.press('Enter');
    },
    notAlways,
  );
}
