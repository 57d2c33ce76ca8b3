import { yieldToMain } from '../../platform/browser/yield-to-main.ts';

/**
 * Lays out the sections that `content-visibility` skips (`further`), in a task each, since laying them out together would
 * block input on phones. Leaves the rest to whoever comes after once it `isOver`.
 */
export async function layOutRest({ documentElement }: Document, isOver = () => false): Promise<void> {
  const parts = [...documentElement.querySelectorAll<HTMLElement>('main > section, main + footer')];
  for (const part of parts) {
    if (isOver()) break;
    part.style.contentVisibility = 'visible';
    // Forces the layout now, in this task.
    part.getBoundingClientRect();
    await yieldToMain();
  }
  if (!isOver()) documentElement.dataset['laid'] = '';
  // The server's HTML has no style attribute, and hydration compares.
  for (const part of parts) {
    part.style.contentVisibility = '';
    if (part.getAttribute('style') === '') part.removeAttribute('style');
  }
}
