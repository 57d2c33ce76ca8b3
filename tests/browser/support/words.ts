import type { Page } from '@playwright/test';

/** Words of letters that stand on more than one line, with what they are in: 'Mantra in h2 of “Peace Mantra”'. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const isOnSeveralLines = () => {
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
      return tops.length > 1 && Math.max(...tops) - Math.min(...tops) > 4;
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      if (!isOnSeveralLines()) continue;
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('[aria-hidden=true]')) continue;
      // Addresses and numbers may break; words of letters may not.
      for (const match of (node.textContent ?? '').matchAll(/(?<!\S)[\p{P}]*[\p{L}\p{M}’']+[\p{P}]*(?!\S)/gu)) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        if (isOnSeveralLines()) {
          found.add(
            `${match[0]} breaks in ${parent.tagName.toLowerCase()} of “${parent.textContent?.slice(0, 40)}”`,
          );
        }
      }
    }
    return [...found];
  });
}

/** Texts that their box cuts off, and what makes the page wider than the window. */
export async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const title = document.querySelector('h1')?.textContent ?? '';
    // Where one is is told in one line: its whole name is the heading below.
    const isInHeading = (each: HTMLElement) =>
      each.matches('nav li > [aria-current=page]') && title.includes(each.textContent);
    for (const each of document.body.querySelectorAll<HTMLElement>('*')) {
      const isOver = each.scrollWidth > each.clientWidth + 2 || each.scrollHeight > each.clientHeight + 4;
      // What only screen readers get is a pixel large.
      if (!isOver || each.clientWidth <= 1 || !each.checkVisibility({ visibilityProperty: true })) continue;
      const text = each.textContent?.trim().slice(0, 40) ?? '';
      const isDrawn = each.closest('[aria-hidden=true], svg, picture, select') !== null;
      if (text === '' || isDrawn || isInHeading(each)) continue;
      const { overflowX, overflowY } = getComputedStyle(each);
      const isCutOff = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isWide = isCutOff(overflowX) && each.scrollWidth > each.clientWidth + 2;
      const isHigh = isCutOff(overflowY) && each.scrollHeight > each.clientHeight + 4;
      if (isWide || isHigh) found.add(`${each.tagName.toLowerCase()} cuts off “${text}”`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) {
      const right = (each: Element) => each.getBoundingClientRect().right;
      const [widest] = [...document.body.querySelectorAll('main *, header *, footer *')].toSorted(
        (one, other) => right(other) - right(one),
      );
      const what = `${widest?.tagName.toLowerCase()} with “${widest?.textContent?.trim().slice(0, 40)}”`;
      found.add(`the page is ${scrollWidth - clientWidth} px wider than the window: ${what}`);
    }
    return [...found];
  });
}

/** What stays as it is in every language: names, codes and what somebody typed. */
const kept =
  /^(?:(?:Sleep|Peace|Dog|Green) Mantra|(?:Sleep|Peace|Dog|Green)|Bliss Club|mantra|UPI|WhatsApp|Ananya Rao|Ananya|4B, Palm Residency|Bengaluru|Karnataka|Business centre, Whitefield|[\w.]+@[\w.]+|M\d\d-\d+|RX-\d+|[+₹|\d\s,.×·•%-]+)+$/u;

/** English that a text in Hindi has kept from its parts. */
const leftOver = /\b(?:the|an|of|and|or|for|with|to|your|our|is|are)\b/u;

/** Texts and names of the page’s own part, and of what lies over it, that have no Devanagari, or English in between. */
export async function latinTexts(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const texts: string[] = [];
    for (const root of document.querySelectorAll('main, [role=dialog]')) {
      if (!root.checkVisibility({ visibilityProperty: true })) continue;
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const isRead =
          node.parentElement?.closest(
            'option, [lang=en], [lang=la], [translate=no], [aria-hidden=true], script, style',
          ) === null;
        if (isRead) texts.push(node.textContent ?? '');
      }
      for (const each of root.querySelectorAll('[aria-label], [placeholder]')) {
        texts.push(each.getAttribute('aria-label') ?? '', each.getAttribute('placeholder') ?? '');
      }
    }
    return texts.map((text) => text.replaceAll(/\s+/gu, ' ').trim());
  });
  const isLatin = (text: string) =>
    /[a-z]{2}/iu.test(text) && (!/\p{Script=Devanagari}/u.test(text) || leftOver.test(text));
  return [...new Set(found)].filter((text) => isLatin(text) && !kept.test(text));
}
