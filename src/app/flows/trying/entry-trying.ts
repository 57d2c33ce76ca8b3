import { triedName, triedNumbers, type Tried } from '../../../domain/flows/change/changeable.ts';

/**
 * The shop in a frame of the flow room, with texts, delays and limits that somebody tries there (FLO-10). Modules read
 * their numbers and their language when they start, so everything else is loaded after these are set.
 */
const tried = triedIn(window.sessionStorage);
Object.assign(globalThis, { triedLanguage: tried.language, triedNumbers: triedNumbers(tried) });
const { tryShop } = await import('./try-shop.ts');
await tryShop(window, tried);

/** What the room keeps for the frames of its tab; nothing at first. */
function triedIn(storage: Storage): Tried {
  const kept = storage.getItem(triedName);
  return kept === null ? { language: 'en', changes: {} } : (JSON.parse(kept) as Tried);
}
