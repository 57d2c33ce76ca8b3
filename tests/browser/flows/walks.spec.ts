import { catalogue } from '../../../src/machines/flows/registry/chart-registry.ts';
import { turnOf } from '../../../tools/gallery/screens.ts';
import { isInOrder } from '../../../tools/paths/commands.ts';
import { hasAdapter, isOfPages } from '../../../tools/paths/page/adapters.ts';
import { runOnPage } from '../../../tools/paths/page/run-on-page.ts';
import { unpressed } from '../../../tools/paths/page/unpressed.ts';
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

const hour = 3_600_000;
/** Their 100 to 1,900 steps take a minute and more. */
const long = new Set(['shop', 'checkout', 'promotions', 'prescription-editor', 'cart-sync', 'coupon-popup']);

test('QAP-03 every transition of the charts whose turn it is this hour is walked on its page @desktop', async ({
  browser,
  shop,
}) => {
  const walked = catalogue.filter((entry) => isOfPages(entry) && hasAdapter(entry.slug) && !long.has(entry.slug));
  expect(walked.length).toBeGreaterThan(60);
  const entries = turnOf(walked, { most: 3, turn: Math.floor(Date.now() / hour) });
  const done = () => Promise.resolve();
  const options = { url: shop.url, entries, coverage: 'transitions', workers: 1, shots: null, done } as const;
  const examined = await runOnPage(browser, options);
  expect(examined).toHaveLength(entries.length);
  const faults = examined.flatMap(({ plan: { entry }, failures, uncovered, page }) => [
    ...failures.map((failure) => `${entry.slug}: ${JSON.stringify(failure).slice(0, 500)}`),
    ...uncovered.map((target) => `${entry.slug}: ${JSON.stringify(target)} is not covered`),
    ...(page?.disagreements ?? []).flatMap(({ reason, ...where }) =>
      reason === null ? [`${entry.slug}: ${JSON.stringify(where)}`] : [],
    ),
  ]);
  expect(faults).toEqual([]);
});

test('QAP-03 a control that no walk uses is named; those that can’t be used or stand for each other aren’t @desktop', async ({
  page,
}) => {
  await page.setContent(`
    <button>Elsewhere</button>
    <main>
      <button>Save</button> <button>Maybe later</button> <button disabled>Send</button> <button hidden>Old</button>
      <label><input type="radio" name="way" checked> UPI</label> <label><input type="radio" name="way"> Card</label>
      <ul><li><button class="take">Take one</button></li><li><button class="take">Take two</button></li></ul>
      <label>Your name <input></label> <a href="/">Home</a>
    </main>`);
  const main = page.locator('main');
  const used = [
    main.getByRole('button', { name: 'Save' }),
    main.getByRole('radio', { name: 'Card' }),
    main.getByRole('button', { name: 'Take one' }),
  ];
  expect(await unpressed(page, [main], used)).toEqual(['Maybe later', 'Your name']);
  expect(await unpressed(page, [main], [...used, main.locator('input'), main.getByText('Maybe later')])).toEqual(
    [],
  );
});
