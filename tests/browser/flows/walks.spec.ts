import type { Browser } from '@playwright/test';
import { catalogue } from '../../../src/machines/flows/registry/chart-registry.ts';
import { isInOrder } from '../../../tools/paths/commands.ts';
import { hasAdapter, isOfPages } from '../../../tools/paths/page/adapters.ts';
import type { Examination } from '../../../tools/paths/examine.ts';
import type { Coverage } from '../../../tools/paths/targets.ts';
import { walksOfTurn, type WalkTurn } from '../../../tools/paths/page/turns.ts';
import { runOnPage } from '../../../tools/paths/page/run-on-page.ts';
import { unpressed } from '../../../tools/paths/page/unpressed.ts';
import { expect, test } from '../support/test.ts';

const hour = Math.floor(Date.now() / 3_600_000);
/** Their 100 to 1,900 steps take a minute and more. */
const long = new Set(['shop', 'checkout', 'promotions', 'prescription-editor', 'cart-sync', 'coupon-popup']);

/** One with a screen of its own, one that lies over every page, one that nobody sees, one behind the sign-in; `npm run paths` walks the rest. */
for (const [place, slug] of ['delivery-check', 'menu', 'connection', 'wallet'].entries()) {
  test(`QAP-03 LNG-01 every pair of transitions of ${slug} is walked on its page, in another language each hour @desktop`, async ({
    browser,
    shop,
  }) => {
    const turn = walksOfTurn(
      catalogue.filter((entry) => entry.slug === slug),
      { most: 1, turn: hour + place },
    );
    const { examined, faults } = await walked(browser, shop.url, turn, 'all');
    expect(faults).toEqual([]);
    expect(examined.every((each) => isInOrder(each, 100))).toBe(true);
  });
}

test('QAP-03 LNG-01 every transition of the charts whose turn it is this hour is walked on its page, half of them in Hindi @desktop', async ({
  browser,
  shop,
}) => {
  const charts = catalogue.filter((entry) => isOfPages(entry) && hasAdapter(entry.slug) && !long.has(entry.slug));
  expect(charts.length).toBeGreaterThan(60);
  const turn = walksOfTurn(charts, { most: 3, turn: hour });
  const { examined, faults } = await walked(browser, shop.url, turn, 'transitions');
  expect(examined).toHaveLength(turn.length);
  expect(faults).toEqual([]);
});

/** What came of the charts' walks, each in its language, and what isn't in order. */
async function walked(browser: Browser, url: string, turn: readonly WalkTurn[], coverage: Coverage) {
  const examined: Examination[] = [];
  for (const { entry, language } of turn) {
    const done = () => Promise.resolve();
    const options = { url, language, entries: [entry], coverage, workers: 1, shots: null, done } as const;
    examined.push(...(await runOnPage(browser, options)));
  }
  const faults = examined.flatMap(({ plan: { entry }, failures, uncovered, page }, at) =>
    [
      ...failures.map((failure) => JSON.stringify(failure).slice(0, 500)),
      ...uncovered.map((target) => `${JSON.stringify(target)} is not covered`),
      ...(page?.disagreements ?? []).flatMap(({ reason, ...where }) =>
        reason === null ? [JSON.stringify(where)] : [],
      ),
    ].map((fault) => `${entry.slug}, ${turn[at]?.language ?? ''}: ${fault}`),
  );
  return { examined, faults };
}

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
