import { type Language, tagOf } from '../../../src/domain/kit/text/language.ts';
import { t } from '../../../src/domain/kit/text/text.ts';
import { addressIn } from '../../../src/domain/shell/page/address.ts';
import type { Site } from '../../../src/domain/shell/site/site.ts';
import { escaped, fontFaces, lettersIn, noIndex, type PageFonts, styleElement } from '../../platform/http/html.ts';
import { fillShell } from '../../platform/http/shell.ts';

const style = `
:root{color-scheme:light dark;--ground:#f9f9f2;--ink:#16231b;--soft:#46594d;--line:#7c8776;--solid:#17452f;--on:#f9f9f2}
@media(prefers-color-scheme:dark){:root{--ground:#0e1511;--ink:#eef1e4;--soft:#a9bcae;--line:#708274;--solid:#8fcb9e;--on:#0e1511}img{filter:brightness(2.2)}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px;background:var(--ground);color:var(--ink);font:16px/1.55 Anek,system-ui,sans-serif;text-align:center}
main{max-width:30rem}
img{width:72px;height:72px}
h1{font:400 2.125rem/1.08 Tiro,Georgia,serif;letter-spacing:-.016em;margin:20px 0 10px;text-wrap:balance}
p{margin:0 0 24px;color:var(--soft);text-wrap:pretty}
nav{display:flex;flex-wrap:wrap;gap:12px;justify-content:center}
a{display:inline-flex;align-items:center;min-height:48px;padding:0 22px;border-radius:4px;border:1px solid var(--line);color:var(--ink);font-weight:600;text-decoration:none}
a.first{background:var(--solid);border-color:var(--solid);color:var(--on)}
@media(max-width:420px){a{flex:1;justify-content:center}a.first{flex-basis:100%}}
`;

/**
 * Shown when there is no connection and the requested page isn't on the device; in the language that `writtenIn` gives.
 * It has the letters of its heading with it; its text is in the font that the device has kept.
 */
export function offlinePage({ business }: Pick<Site, 'business'>, fonts: PageFonts, language: Language): string {
  const name = escaped(business.shopName);
  const place = (path: string) => addressIn(language, path);
  return fillShell({
    lang: tagOf(language),
    head: `<title>${t`You’re offline`} · ${name}</title>${noIndex}${styleElement(fontFaces({ ...fonts, display: fonts.headline ?? fonts.display }) + style)}${lettersIn(language)}`,
    body: `<main><img src="/favicon.svg" alt=""><h1>${t`You’re offline`}</h1>
<p>${t`Pages that you have opened before still open. Your cart is saved on this device and syncs when you’re back online.`}</p>
<nav aria-label="${t`Ways on`}"><a class="first" href="">${t`Try again`}</a><a href="${place('/shop')}">${t`Shop`}</a><a href="${place('/')}">${t`Home`}</a></nav></main>`,
  });
}
