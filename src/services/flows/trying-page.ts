import { channelName } from '../../domain/flows/inspection.ts';
import { readTried, triedMessage, triedName, type TriedShown } from '../../domain/flows/change/changeable.ts';

const rootTag = /<html(?<attributes>[^>]*)>/u;
/** Less-than signs are escaped in it. */
const knowledge = /<script id="initial" type="application\/json">(?<json>[^<]*)<\/script>/u;

/** A frame of the flow room in which the shop tries changes (FLO-10): what is tried, the page it shows, and the room. */
export function createTryingPage(view: Window & typeof globalThis) {
  // A staged shop seals its storage.
  const kept = view.sessionStorage.getItem(triedName);
  return {
    tried: readTried(kept),
    /** The page of the shop that the frame's address asks for. */
    asked: new URLSearchParams(view.location.search).get('of') ?? '/?inspect',
    /** Fetches a page of the shop, takes its look over, and stands at its address. Resolves with what the server knows about it, as JSON. */
    async open(address: string): Promise<string> {
      const html = await (await view.fetch(address)).text();
      // The content policy allows no parser of HTML.
      const attributes = rootTag.exec(html)?.groups?.['attributes'] ?? '';
      const { documentElement } = view.document;
      for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)="([^"]*)"/gu)) {
        documentElement.setAttribute(name, value);
      }
      documentElement.dataset['laid'] = '';
      delete documentElement.dataset['fonts'];
      view.history.replaceState(null, '', address);
      return knowledge.exec(html)?.groups?.['json'] ?? 'null';
    },
    /** Starts again with what is tried then, at the address for the page that is shown. */
    watchTried(addressOf: (shown: string) => string): void {
      new BroadcastChannel(channelName).addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
        const { pathname, search } = view.location;
        if (data.type === triedMessage.type) view.location.replace(addressOf(`${pathname}${search}`));
      });
    },
    /** Tells the room that the shop can be used. */
    tellShown(): void {
      view.parent.postMessage({ shown: kept ?? '' } satisfies TriedShown, view.location.origin);
    },
  };
}
