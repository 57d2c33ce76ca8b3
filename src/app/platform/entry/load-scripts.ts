import type * as Shop from './open-shop.tsx';
import { yieldToMain } from '../../../services/platform/browser/yield-to-main.ts';

/** The page's assets, from the data attributes of the entry script. */
interface PageCode {
  /** URLs of the styles that are already inlined in the document. */
  readonly styles: readonly string[];
  /** All scripts of the initial view, dependencies first. */
  readonly scripts: readonly string[];
  /** The one of them that opens the shop. */
  readonly shop: string;
}

/** Reads the page's assets; empty lists when the server named none. */
export function pageCode(view: Document): PageCode {
  const { styles, scripts, shop = '' } = view.querySelector<HTMLElement>('#entry')?.dataset ?? {};
  return { styles: addressesIn(styles), scripts: addressesIn(scripts), shop };
}

function addressesIn(text = ''): readonly string[] {
  return text.split(' ').filter((address) => address !== '');
}

/** Adds disabled links for styles that are already inlined, so that Vite's loader doesn't fetch them again. */
export function noteStyles(view: Document, { styles }: PageCode): void {
  for (const href of styles) {
    const link = view.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('disabled', '');
    link.href = href;
    view.head.append(link);
  }
}

/** Starts to fetch all scripts. Resolves when they are there, or have failed. */
export async function fetchScripts(view: Document, { scripts }: PageCode): Promise<void> {
  await Promise.all(
    scripts.map(async (href) => {
      const link = view.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      const ended = new Promise((resolve) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
      });
      view.head.append(link);
      await ended;
    }),
  );
}

/**
 * Runs the scripts in a task each: together they would block input on phones for a third of a second. Resolves with the
 * one that opens the shop.
 */
export async function runScripts({ scripts, shop }: PageCode): Promise<typeof Shop> {
  for (const address of scripts) {
    await import(/* @vite-ignore */ address);
    await yieldToMain();
  }
  return (await import(/* @vite-ignore */ shop)) as typeof Shop;
}
