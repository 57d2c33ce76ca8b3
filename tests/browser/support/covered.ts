import type { Page } from '@playwright/test';

/** Phones, a tablet and two desktops. */
export const sixWidths = [360, 390, 412, 768, 1280, 1440] as const;

/**
 * What something fixed or sticky covers that can be pressed, as 'width: cover over control'. A bar along a whole edge
 * of the screen may have the page pass behind it, as behind the screen's own edge, but not at the end of the way:
 * there the layout has to leave room. Anything smaller may be over no control at any place of the way.
 */
export async function coveredControls(page: Page, widths: readonly number[] = sixWidths): Promise<string[]> {
  const found: string[] = [];
  // What the first layout left out has no size of its own yet.
  await page.evaluate(() => document.documentElement.setAttribute('data-laid', ''));
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 800 : 900 });
    const pairs = await page.evaluate(coveredNow);
    found.push(...pairs.map((pair) => `${width}: ${pair}`));
  }
  return found;
}

/** Runs in the page. */
function coveredNow(): string[] {
  const seen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false };
  const pageWidth = document.documentElement.clientWidth;
  const farthest = Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
  const floating = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { position, pointerEvents } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') return false;
    const { width, height, bottom, top } = element.getBoundingClientRect();
    const isInSight = position === 'sticky' || (bottom > 0 && top < window.innerHeight);
    return width > 0 && height > 0 && isInSight && pointerEvents !== 'none' && element.checkVisibility(seen);
  });
  const covers = floating.filter((one) => !floating.some((other) => other !== one && other.contains(one)));
  const controls = document.body.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) || element.tagName;
  const pairs: string[] = [];
  for (const cover of covers) {
    const { position } = getComputedStyle(cover);
    const box = cover.getBoundingClientRect();
    const room = cover.parentElement?.getBoundingClientRect();
    const isBar =
      box.width >= pageWidth - 1 && (position === 'sticky' || box.top <= 0 || box.bottom >= window.innerHeight);
    for (const control of controls) {
      const spot = control.getBoundingClientRect();
      const isOutside = spot.right - 1 <= box.left || spot.left + 1 >= box.right;
      if (isOutside || spot.height === 0 || cover.contains(control) || !control.checkVisibility(seen)) continue;
      const isAfloat = covers.some((other) => other.contains(control));
      const [top, bottom] = [spot.top + window.scrollY, spot.bottom + window.scrollY];
      // The scroll positions at which the cover lies over the control.
      const [from, to] = [top - box.bottom + 1, bottom - box.top - 1];
      let isCovered: boolean;
      if (isAfloat) isCovered = spot.top + 1 < box.bottom && spot.bottom - 1 > box.top;
      else if (position === 'sticky') {
        isCovered =
          !isBar &&
          room !== undefined &&
          spot.top + 1 >= box.bottom &&
          spot.top < room.bottom - 1 &&
          spot.bottom > room.top;
      } else if (isBar) isCovered = box.top <= 0 ? from < 0 && to > 0 : from < farthest && to > farthest;
      else isCovered = from < farthest && to > 0;
      if (isCovered) pairs.push(`${nameOf(cover)} over ${nameOf(control)}`);
    }
  }
  return [...new Set(pairs)];
}
