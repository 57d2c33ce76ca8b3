import type { Initial } from '../../../contract/shell/initial.ts';
import { channelName } from '../../../domain/flows/inspection.ts';
import { triedMessage, triedTexts, tryingAddress, type Tried } from '../../../domain/flows/change/changeable.ts';
import { speak } from '../../../domain/kit/text/text.ts';
import { addressIn, placeAt } from '../../../domain/shell/page/address.ts';
import { hrefOf } from '../../../domain/shell/page/route.ts';

/** Opens the page that the frame's address names, in the words that are tried, and says when it can be used. */
export async function tryShop(view: Window & typeof globalThis, tried: Tried, onOpen: () => void): Promise<void> {
  const asked = hrefOf(placeAt(new URLSearchParams(view.location.search).get('of') ?? '/?inspect').location);
  const { initial, attributes } = await servedPage(view, addressIn(tried.language, asked));
  for (const { name, value } of attributes) view.document.documentElement.setAttribute(name, value);
  view.document.documentElement.dataset['laid'] = '';
  delete view.document.documentElement.dataset['fonts'];
  view.history.replaceState(null, '', addressIn(tried.language, asked));
  new BroadcastChannel(channelName).addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
    if (data.type === triedMessage.type) view.location.replace(tryingAddress(presentPage(view.location)));
  });
  await speakAsTried(tried);
  const { openTrying } = await import('./open-trying.tsx');
  // These styles come after the shop's own, which they change.
  if (tried.language !== 'en') await import('../../../ui/kit/theme/letters-hi.css.ts');
  await openTrying(view, initial, onOpen);
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

const rootTag = /<html(?<attributes>[^>]*)>/u;
/** Less-than signs are escaped in it. */
const knowledge = /<script id="initial" type="application\/json">(?<json>[^<]*)<\/script>/u;

/** What the server knows about a page, and the attributes of its document. The content policy allows no parser of HTML. */
async function servedPage(view: Window & typeof globalThis, address: string) {
  const answer = await view.fetch(address);
  const html = await answer.text();
  const attributes = rootTag.exec(html)?.groups?.['attributes'] ?? '';
  return {
    initial: JSON.parse(knowledge.exec(html)?.groups?.['json'] ?? 'null') as Initial,
    attributes: [...attributes.matchAll(/([\w-]+)="([^"]*)"/gu)].map(([, name = '', value = '']) => ({
      name,
      value,
    })),
  };
}

/** The page that the frame shows, in no language, watched by the room. */
function presentPage({ pathname, search }: Location): string {
  const { path, search: own } = placeAt(`${pathname}${search}`).location;
  const query = new URLSearchParams(own);
  if (!query.has('inspect')) query.set('inspect', '');
  return `${path}?${query.toString()}`;
}
