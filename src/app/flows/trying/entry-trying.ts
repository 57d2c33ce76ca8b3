import { readTried, triedName, triedNumbers, type TriedShown } from '../../../domain/flows/change/changeable.ts';

/**
 * The shop in a frame of the flow room, with texts, delays and limits that somebody tries there (FLO-10). Modules read
 * their numbers and their language when they start, so everything else is loaded after these are set.
 */
const kept = window.sessionStorage.getItem(triedName);
const tried = readTried(kept);
Object.assign(globalThis, { triedLanguage: tried.language, triedNumbers: triedNumbers(tried) });
const { tryShop } = await import('./try-shop.ts');
await tryShop(window, tried, () => {
  window.parent.postMessage({ shown: kept ?? '' } satisfies TriedShown, window.location.origin);
});
