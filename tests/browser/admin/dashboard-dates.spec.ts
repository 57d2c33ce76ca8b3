import type { Page } from '@playwright/test';
import { indianDay } from '../../../src/domain/kit/money/dates.ts';
import { addDays } from '../../../src/domain/kit/time/days.ts';
import { periodText } from '../../../src/domain/kit/time/period.ts';
import { AdminSection } from '../pages/admin-section.page.ts';
import { axe } from '../support/accessibility.ts';
import { axeInFourThemes, cleanInFourThemes, tooNarrow } from '../support/looks.ts';
import { ordered } from '../support/shop/orders.ts';
import { sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

// On the device it is another day than in India, at every hour of the day.
test.use({ timezoneId: indianHour() < 16 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati' });

function indianHour(): number {
  return new Date(Date.now() + 5.5 * 3_600_000).getUTCHours();
}

/** What was fetched of the calendar so far, and how often the list of orders was asked for, its counts apart. */
function watched(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(request.url().replace(/^https?:\/\/[^/]+/u, '')));
  return {
    calendars: () => paths.filter((path) => /^\/assets\/calendar-.*\.js$/u.test(path)).length,
    lists: () => paths.filter((path) => /^\/v1\/admin\/order\?.*limit=25/u.test(path)).length,
  };
}

/** The days that the address asks for. */
function asked(page: Page): (string | null)[] {
  const { searchParams } = new URL(page.url());
  return [searchParams.get('from'), searchParams.get('to')];
}

test('ADM-02 days of a list are chosen by one press or by keys, asked for once, and stand in the address: India’s, wherever the device is @desktop', async ({
  page,
}) => {
  const { number } = await ordered(page);
  const today = indianDay(new Date());
  const yesterday = addDays(today, -1);
  await signIn(page, sandboxAccounts.admin);
  const { calendars, lists } = watched(page);
  const orders = new AdminSection(page, 'orders');
  await orders.open(`?q=${number}`);
  await expect(orders.row(number)).toHaveCount(1);
  // The head of the column says the same word.
  const placed = page.getByRole('button', { name: /^Placed/u, expanded: false });
  const panel = page.getByRole('dialog', { name: 'Placed' });
  expect([calendars(), lists()]).toEqual([0, 1]);

  await placed.click();
  await panel.getByRole('button', { name: 'Yesterday' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByText('No orders match')).toBeVisible();
  expect([asked(page), lists(), calendars()]).toEqual([[yesterday, yesterday], 2, 1]);

  await expect(placed).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Today', exact: true })).toBeFocused();
  const chosen = panel.getByRole('gridcell', { selected: true });
  await chosen.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(/Pick the last day$/u)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('button', { name: /^Today, / })).toBeFocused();
  await page.keyboard.press('Enter');
  const said = periodText({ from: yesterday, to: today });
  await expect(panel.getByText(said, { exact: true })).toBeVisible();
  expect([await panel.getByLabel('From', { exact: true }).inputValue(), lists()]).toEqual([yesterday, 2]);
  expect(await axeInFourThemes(page, '[role=dialog]')).toEqual(cleanInFourThemes);
  await panel.getByLabel('To', { exact: true }).press('Enter');
  await expect(panel).toBeHidden();
  await expect(orders.row(number)).toHaveCount(1);
  expect([asked(page), lists()]).toEqual([[yesterday, today], 3]);

  await page.reload();
  await expect(orders.row(number)).toHaveCount(1);
  await expect(placed).toHaveText(`Placed: ${said}`);
  await placed.click();
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(placed).toHaveText('Placed');
  expect(asked(page)).toEqual([null, null]);
});

test('ADM-02 on a phone the days of a list open as a sheet that fits, a finger picks them, and the fields of a form keep the device’s own picker @phone', async ({
  page,
}) => {
  await signIn(page, sandboxAccounts.admin);
  const orders = new AdminSection(page, 'orders');
  await orders.open('?from=2026-11-09&to=2026-11-22');
  const placed = page.getByRole('button', { name: 'Placed: 9 – 22 Nov 2026' });
  await page.getByRole('button', { name: 'Filters (1)' }).tap();
  const tools = await page
    .locator('label:has([type=search])')
    .locator('xpath=following-sibling::*/descendant-or-self::button')
    .evaluateAll((buttons) => {
      const boxes = buttons.map((button) => button.getBoundingClientRect());
      return [...new Set(boxes.map(({ top }) => top))].map((row) => {
        const inRow = boxes.filter(({ top }) => top === row);
        return [Math.min(...inRow.map(({ left }) => left)), Math.max(...inRow.map(({ right }) => right))].map(
          Math.round,
        );
      });
    });
  expect(new Set(tools.map(String)).size, 'every row of buttons begins and ends in line').toBe(1);
  await placed.tap();
  const panel = page.getByRole('dialog', { name: 'Placed' });
  await expect(panel.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page, [320, 390])).toEqual([]);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const edges = await panel.evaluate((box) => [
      box.scrollWidth - box.clientWidth,
      box.getBoundingClientRect().width,
    ]);
    expect(edges, `${width} px`).toEqual([0, width]);
    await expect(panel.getByRole('button', { name: 'Apply' })).toBeInViewport({ ratio: 1 });
  }
  await panel.getByRole('button', { name: 'Previous month' }).tap();
  await panel.getByRole('button', { name: 'Friday, 30 October 2026' }).tap();
  await panel.getByRole('button', { name: 'Saturday, 3 October 2026' }).tap();
  await panel.getByRole('button', { name: 'Apply' }).tap();
  await expect(page.getByRole('button', { name: 'Placed: 3 – 30 Oct 2026' })).toBeVisible();
  await expect.poll(() => asked(page)).toEqual(['2026-10-03', '2026-10-30']);

  await page.goto('/dashboard/coupons/new');
  await expect(page.getByLabel('Ends (optional)', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a day' })).toHaveCount(0);
});

test('ADM-01 a calendar beside a coupon’s ends keeps the time that is typed, and offers no day before its begin; where its code does not come it says so beside its field, what is typed stays, and it can be tried again @desktop', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/Failed to load resource|dynamically imported module/u);
  await signIn(page, sandboxAccounts.admin);
  const { calendars } = watched(page);
  await page.route(/\/assets\/calendar-.*\.js$/u, (route) => route.abort());
  await page.goto('/dashboard/coupons/new');
  const [begins, ends] = [page.getByLabel('Starts'), page.getByLabel('Ends (optional)', { exact: true })];
  const calendarOf = (field: string) => page.getByRole('button', { name: 'Choose a day', description: field });
  const opener = calendarOf('Ends');
  await begins.fill('2031-01-10T08:00');
  await ends.fill('2031-01-31T18:30');
  expect(calendars()).toBe(0);
  await opener.click();
  const lost = page.getByRole('alert').filter({ hasText: 'Couldn’t load this.' });
  await expect(lost).toBeVisible();
  await expect(ends).toHaveValue('2031-01-31T18:30');
  const edges = await Promise.all(
    [lost, page.getByRole('region', { name: 'Status' })].map(async (part) => part.boundingBox()),
  );
  const [inner = 0, outer = 0] = edges.map((box) => (box ? box.x + box.width : Number.NaN));
  expect(inner, 'the words are inside the card').toBeLessThan(outer);
  await page.unrouteAll();
  await lost.getByRole('button', { name: 'Try again' }).click();
  // The form begins anew, with what was typed.
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await expect(ends).toHaveValue('2031-01-31T18:30');
  expect(calendars()).toBe(1);
  await opener.click();
  const days = page.getByRole('dialog', { name: 'Calendar' });
  await expect(days).toBeVisible();
  await expect(days.getByRole('button', { name: 'Friday, 31 January 2031, selected' })).toBeFocused();
  await expect(days.getByRole('button', { name: 'Thursday, 9 January 2031' })).toBeDisabled();
  await expect(days.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(ends).toHaveValue('2031-01-24T18:30');
  await expect(days).toBeHidden();
  await expect(opener).toBeFocused();

  await ends.fill('');
  await opener.click();
  await days.getByRole('button', { name: 'Wednesday, 15 January 2031' }).click();
  await expect(ends).toHaveValue('2031-01-15T23:59');
  await begins.fill('');
  await calendarOf('Starts').click();
  await days.getByRole('button', { name: /^Today, / }).click();
  await expect(begins).toHaveValue(`${indianDay(new Date())}T00:00`);
});
