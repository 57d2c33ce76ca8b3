import type { Location } from '../../../domain/shell/page/route.ts';
import { createWhenDrawn } from './when-drawn.ts';

/** What is open above a page that was left, such as the cart, closes in fewer frames than these. */
const mostFrames = 60;

/**
 * Moves the focus to a new page's heading, so that screen readers say where they are and Tab continues from there. A
 * page that is still loading has the focus as a whole until its heading comes. A field that the page itself has
 * focused keeps it, and so does whatever the visitor goes to meanwhile.
 */
export function createHeadingFocus(view: Window) {
  const whenDrawn = createWhenDrawn(view);
  let coming: MutationObserver | null = null;
  const { document } = view;
  const focusHeading = (framesLeft = mostFrames) => {
    const main = document.querySelector<HTMLElement>('main');
    const { activeElement } = document;
    // What closes over the page holds the focus until it is gone, and then gives it back to what opened it.
    if (activeElement?.closest('[role=dialog]') && framesLeft > 0) {
      view.requestAnimationFrame(() => focusHeading(framesLeft - 1));
      return;
    }
    if (!main || activeElement?.matches('main input, main textarea, [role=dialog] *')) return;
    let held = main.querySelector<HTMLElement>('h1') ?? main;
    focusOn(held);
    // A heading comes later, or again: once the code of its page is there, it may be drawn anew.
    coming = new MutationObserver(() => {
      const heading = document.querySelector<HTMLElement>('main h1');
      const isLost = document.activeElement === held || document.activeElement === document.body;
      if (!heading || heading === held || !isLost) return;
      held = heading;
      focusOn(held);
    });
    coming.observe(document.body, { childList: true, subtree: true });
  };
  return {
    focusPage: (location: Location): void => {
      coming?.disconnect();
      whenDrawn(location, () => focusHeading());
    },
  };
}

function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
