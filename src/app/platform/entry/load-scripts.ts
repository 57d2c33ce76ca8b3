import { yieldToMain } from '../../../services/platform/browser/yield-to-main.ts';

/** What the server tells of a page's code in its entry script. */
interface PageCode {
  /** The styles that stand in the document, by the addresses they have as files. */
  readonly styles: readonly string[];
  /** All scripts of the first view, what others need first. */
  readonly scripts: readonly string[];
}

/** The code of the page that the server wrote; nothing where it tells of none. */
export function pageCode(view: Document): PageCode {
  const { styles, scripts } = view.querySelector<HTMLElement>('#entry')?.dataset ?? {};
  return { styles: addressesIn(styles), scripts: addressesIn(scripts) };
}

function addressesIn(text = ''): readonly string[] {
  return text.split(' ').filter((address) => address !== '');
}

/**
 * Lays out what the first layout left out, part by part and yields to the browser after each: together it would keep a phone from
 * answering. Done before the shop opens, so that nothing moves under somebody who scrolls.
 */
export async function layOutRest({ documentElement }: Document): Promise<void> {
  const parts = [...documentElement.querySelectorAll<HTMLElement>('main > section, main + footer')];
  for (const part of parts) {
    part.style.contentVisibility = 'visible';
    // Asking for its place is what lays it out in this task.
    part.getBoundingClientRect();
    await yieldToMain();
  }
  documentElement.dataset['laid'] = '';
  // The server wrote no such style, and React compares.
  for (const part of parts) {
    part.style.contentVisibility = '';
    if (part.getAttribute('style') === '') part.removeAttribute('style');
  }
}

/** Links to styles that are in the document already, so that the build's loader does not fetch them again. */
export function noteStyles(view: Document, { styles }: PageCode): void {
  for (const href of styles) {
    const link = view.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('disabled', '');
    link.href = href;
    view.head.append(link);
  }
}

/**
 * Fetches all scripts at once and runs one after the other and yields to the browser after each: together they would keep a phone
 * from answering for a third of a second.
 */
export async function runScripts(view: Document, { scripts }: PageCode): Promise<void> {
  for (const href of scripts) {
    const link = view.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    view.head.append(link);
  }
  for (const address of scripts) {
    await import(/* @vite-ignore */ address);
    await yieldToMain();
  }
}
