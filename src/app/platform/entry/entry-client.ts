import type { Initial } from '../../../contract/shell/initial.ts';
import { recordClicks } from './replay-clicks.ts';
import { layOutRest, noteStyles, pageCode, runScripts } from './load-scripts.ts';
import { skipLateFonts } from './skip-late-fonts.ts';

/** The second frame begins when the first is on the screen. */
const paintedFrames = 3;
/** A picture that does not come must not keep the shop closed. */
const longestWaitMs = 3000;

/** What is seen comes first: the shop's code is fetched once the page is there, or at the first touch of it. */
const replay = recordClicks(document);
await Promise.race([pageSeen(), replay.firstTouch, longEnough()]);
const code = pageCode(document);
skipLateFonts(window);
await layOutRest(document);
noteStyles(document, code);
await runScripts(document, code);
const { openShop } = await import('./open-shop.tsx');
await openShop(JSON.parse(document.querySelector('#initial')?.textContent ?? 'null') as Initial, replay.run);

/** Everything that the first view shows is there and painted. */
async function pageSeen(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
  for (let frame = 0; frame < paintedFrames; frame += 1) {
    await new Promise((resolve) => {
      window.requestAnimationFrame(resolve);
    });
  }
}

function longEnough(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs);
  });
}
