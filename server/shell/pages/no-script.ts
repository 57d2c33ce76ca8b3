import type { Language } from '../../../src/domain/kit/text/language.ts';
import { t } from '../../../src/domain/kit/text/text.ts';
import { writtenIn } from '../../platform/http/words.ts';

/** Over the end of the page, where buttons that need scripts may stand; the footer keeps room for it. Nothing waits. */
export const noScriptStyle = [
  '.no-script{position:fixed;z-index:60;inset:auto 0 0;margin:0;padding:12px 16px;background:var(--text-primary);',
  'color:var(--surface-canvas);font-size:15px;line-height:22px;text-align:center;text-wrap:balance}',
  'body:has(.no-script){padding-bottom:96px}[data-shape][aria-hidden]{animation:none!important}',
].join('');

/** What needs JavaScript and what doesn’t, on every page for a browser without it. */
export function noScript(language: Language): string {
  const said = writtenIn(
    language,
    () =>
      t`You can look around, search and read without JavaScript. To fill a cart, sign in or order, turn it on in your browser’s settings.`,
  );
  return `<noscript><p class="no-script">${said}</p></noscript>`;
}

/** How it looks, for the head. */
export const noScriptHead = `<noscript><style>${noScriptStyle}</style></noscript>`;
