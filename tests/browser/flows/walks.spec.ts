import { catalogue } from '../../../src/machines/flows/registry/chart-registry.ts';
import { isInOrder } from '../../../tools/paths/commands.ts';
import { runOnPage } from '../../../tools/paths/page/run-on-page.ts';
import { expect, test } from '../support/test.ts';

/** One with a screen of its own, one that lies over every page, one that nobody sees, one behind the sign-in; `npm run paths` walks the rest. */
for (const slug of ['delivery-check', 'menu', 'connection', 'wallet']) {
  test(`QAP-03 every pair of transitions of ${slug} is walked on its page @desktop`, async ({ browser, shop }) => {
    const entries = catalogue.filter((entry) => entry.slug === slug);
    const done = () => Promise.resolve();
    const options = { url: shop.url, entries, coverage: 'all', workers: 1, shots: null, done } as const;
    const [examination] = await runOnPage(browser, options);
    expect(examination?.failures).toEqual([]);
    expect(examination?.uncovered).toEqual([]);
    expect(examination?.page?.disagreements.filter(({ reason }) => reason === null)).toEqual([]);
    expect(examination && isInOrder(examination, 100)).toBe(true);
  });
}
