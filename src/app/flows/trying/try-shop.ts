import type { Initial } from '../../../contract/shell/initial.ts';
import { triedTexts, tryingAddress, type Tried } from '../../../domain/flows/change/changeable.ts';
import { speak } from '../../../domain/kit/text/text.ts';
import { addressIn, placeAt } from '../../../domain/shell/page/address.ts';
import { hrefOf } from '../../../domain/shell/page/route.ts';
import type { createTryingPage } from '../../../services/flows/trying-page.ts';

/** Opens the page that the frame's address names, in the words that are tried, and says when it can be used. */
export async function tryShop(page: ReturnType<typeof createTryingPage>): Promise<void> {
  const { tried, asked } = page;
  const known = await page.open(addressIn(tried.language, hrefOf(placeAt(asked).location)));
  page.watchTried((shown) => tryingAddress(watched(shown)));
  await speakAsTried(tried);
  const { openTrying } = await import('./open-trying.tsx');
  // These styles come after the shop's own, which they change.
  if (tried.language !== 'en') await import('../../../ui/kit/theme/letters-hi.css.ts');
  await openTrying(window, JSON.parse(known) as Initial, () => page.tellShown());
}

/** The texts of the language, and over them the ones that are tried. */
async function speakAsTried(tried: Tried): Promise<void> {
  if (tried.language === 'en') {
    speak({ texts: triedTexts(tried), plurals: '101' });
    return;
  }
  const { default: texts, plurals } = await import('virtual:catalogue/hi');
  Object.assign(globalThis, { triedPlurals: plurals });
  speak({ texts: new Map([...Object.entries(texts), ...triedTexts(tried)]), plurals });
}

/** The address of a page without its language, watched by the room. */
function watched(shown: string): string {
  const { path, search } = placeAt(shown).location;
  const query = new URLSearchParams(search);
  if (!query.has('inspect')) query.set('inspect', '');
  return `${path}?${query.toString()}`;
}
