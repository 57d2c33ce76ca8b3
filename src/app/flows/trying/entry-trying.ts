import { triedNumbers } from '../../../domain/flows/change/changeable.ts';
import { createTryingPage } from '../../../services/flows/trying-page.ts';

/**
 * The shop in a frame of the flow room, with texts, delays and limits that somebody tries there (FLO-10). Modules read
 * their numbers and their language when they start, so everything else is loaded after these are set.
 */
const page = createTryingPage(window);
Object.assign(globalThis, { triedLanguage: page.tried.language, triedNumbers: triedNumbers(page.tried) });
const { tryShop } = await import('./try-shop.ts');
await tryShop(page);
