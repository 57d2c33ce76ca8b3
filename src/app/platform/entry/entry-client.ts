import type { Initial } from '../../../contract/shell/initial.ts';
import { catchErrors } from '../../../services/admin/browser-errors/catch-errors.ts';
import { layOutRest } from '../../../services/shell/pages/lay-out-rest.ts';
import { after, recordClicks } from './replay-clicks.ts';
import { keepEarlySearch } from './early-search.ts';
import { fetchScripts, noteStyles, pageCode, runScripts } from './load-scripts.ts';
import { showFonts } from './show-fonts.ts';

/** By this frame, the first one is certainly on screen. */
const paintedFrames = 3;
/** An image that never loads must not keep the shop from starting. */
const longestWaitMs = 3000;

/** Paint first: load the shop's code when the page is visible, or on the first interaction. */
const tellError = catchErrors(window);
const replay = recordClicks(document);
keepEarlySearch(document);
await Promise.race([pageSeen(), replay.firstTouch, after(longestWaitMs)]);
const code = pageCode(document);
const fetched = fetchScripts(document, code);
// These fonts come after the scripts: a page that answers is worth more than its own letters.
fetched.then(async () => showFonts(document)).catch(() => {});
await layOutRest(document);
noteStyles(document, code);
const { openShop } = await runScripts(code);
const initial = JSON.parse(document.querySelector('#initial')?.textContent ?? 'null') as Initial;
await openShop(initial, { ...replay, onOpen: replay.run, tellError });

/** Resolves once everything in the initial view is loaded and painted. */
async function pageSeen(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
  for (let frame = 0; frame < paintedFrames; frame += 1) await new Promise(requestAnimationFrame);
}
