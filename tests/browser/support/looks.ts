import type { Page } from '@playwright/test';
import { axe } from './accessibility.ts';

const seasons = ['botanical', 'diwali'] as const;
const schemes = ['light', 'dark'] as const;

/**
 * Violations by theme, for the page as it stands; a clean page answers `cleanInFourThemes`. Themes differ in colours
 * only, so everything else is looked at once; `within` narrows it to what stands over a page that has its own look.
 */
export async function axeInFourThemes(page: Page, within?: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const chosen = await page.evaluate(() => document.documentElement.dataset['scheme']);
  // On a clock of the test's own, what the first layout left out may wait for ever, in its old colours.
  await page.evaluate(() => document.documentElement.setAttribute('data-laid', ''));
  for (const season of seasons) {
    for (const colorScheme of schemes) {
      // A banner that turns meanwhile would be seen half way.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(
        ([name, scheme]) => {
          // Said outright as well, as by one's own choice: a busy machine tells the page of the device's wish later.
          document.documentElement.setAttribute('data-season', name);
          document.documentElement.setAttribute('data-scheme', scheme);
        },
        [season, colorScheme] as const,
      );
      await colours(page);
      const isFirst = Object.keys(found).length === 0;
      const scope = within === undefined ? {} : { within };
      found[`${season} ${colorScheme}`] = await axe(page, isFirst ? scope : { ...scope, isOnlyColour: true });
    }
  }
  await page.evaluate((scheme) => {
    if (scheme === undefined) delete document.documentElement.dataset['scheme'];
    else document.documentElement.dataset['scheme'] = scheme;
  }, chosen);
  await page.emulateMedia({ reducedMotion: isStill ? 'reduce' : 'no-preference' });
  return found;
}

/** Waits until every change of colour has come to its end; what turns for ever is not waited for. */
async function colours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = async () => new Promise((resolve) => requestAnimationFrame(resolve));
    const inSight = () => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return `${document.documentElement.dataset['scheme']} ${backgroundColor} ${color}`;
    };
    // The shop hears of another scheme a moment later: five frames alike are the end of it.
    let [seen, alike] = [inSight(), 0];
    for (let frames = 0; alike < 5 && frames < 120; frames += 1) {
      await frame();
      alike = inSight() === seen ? alike + 1 : 0;
      seen = inSight();
    }
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(changes.map(async (each) => each.finished));
  });
}

export const cleanInFourThemes = {
  'botanical light': [],
  'botanical dark': [],
  'diwali light': [],
  'diwali dark': [],
};

/** The placeholders on the page that are longer than their fields. */
export async function clippedPlaceholders(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
      .filter((field) => field.checkVisibility())
      .filter((field) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        if (!pen) return true;
        pen.font = font;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return pen.measureText(field.placeholder).width > room;
      })
      .map((field) => field.placeholder);
  });
}

/** The texts of the page that match and stand on more than one line. */
export async function brokenTexts(page: Page, pattern: RegExp): Promise<string[]> {
  return page.evaluate(
    async ([source, flags]) => {
      await document.fonts.ready;
      const wanted = new RegExp(source, flags);
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const words = (text.nodeValue ?? '').trim();
        if (!wanted.test(words)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(words);
      }
      return broken;
    },
    [pattern.source, pattern.flags] as const,
  );
}

/** The widths at which the page as it stands would scroll sideways. */
export async function tooNarrow(
  page: Page,
  widths: readonly number[] = [320, 360, 390, 768, 1280],
): Promise<number[]> {
  const narrow: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) narrow.push(width);
  }
  return narrow;
}
