import { z } from 'zod';
import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { tooNarrow } from '../../../support/looks.ts';
import { signInAdmin } from '../../../support/people/admin.ts';
import { expect, test } from '../../../support/test.ts';

const owned = z.looseObject({
  tiers: z.array(z.looseObject({ threshold: z.number(), discountPercentage: z.number() })),
});

test('ADM-01 ADM-50 the round of the discount tiers: refused where they contradict each other, seen before they count, saved, and back @desktop', async ({
  page,
  putBack,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const call = await signInAdmin(page);
  const { tiers } = owned.parse(await call('GET', '/v1/admin/tiers'));
  putBack(() => call('PUT', '/v1/admin/tiers', { tiers }));
  const section = new AdminSection(page, 'tiers');
  await section.open();
  const discount = (row: number) => page.locator(`[name="tiers.${row}.discountPercentage"]`);
  const description = page.locator('[name="tiers.0.description"]');
  const second = tiers[1]?.discountPercentage ?? 0;
  await discount(0).fill(String(second));
  await section.refused(description, new RegExp(`and the tier gives ${second}%`, 'u'));
  await expect(discount(1)).toHaveAccessibleDescription(new RegExp(`^Enter more than ${second}%`, 'u'));

  await discount(0).fill('6');
  await description.fill('6% off your order');
  const effects = page.getByRole('table').getByRole('row').nth(1);
  await expect(effects).toContainText(`₹${Math.round((tiers[0]?.threshold ?? 0) * 0.06)}`);
  await expect(page.getByRole('link', { name: 'Try in the simulator' })).toHaveAttribute(
    'href',
    /simulator\?ask=.*tiers/u,
  );
  // What is typed stays while it is tried.
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Try in the simulator' }).click();
  const simulator = await opening;
  await expect(simulator.getByRole('heading', { level: 1, name: 'Simulator' })).toBeVisible();
  await expect(simulator.locator('[name="tiers.0.discountPercentage"]')).toHaveValue('6');
  await simulator.close();
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page, [390])).toEqual([]);
  await section.save();
  expect(owned.parse(await call('GET', '/v1/admin/tiers')).tiers[0]).toMatchObject({ discountPercentage: 6 });
});

test('ADM-50 without any tier the section says what that means, in place of an empty table @phone', async ({
  page,
}) => {
  await signInAdmin(page);
  await page.route('**/v1/admin/tiers', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...owned.parse(await response.json()), tiers: [] } });
  });
  await page.goto('/dashboard/tiers');
  const change = page.getByRole('region', { name: 'What would change' });
  await expect(change).toContainText('Without a tier, no cart saves by its value.');
  await expect(change.getByRole('table')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a tier' }).click();
  await page.getByLabel('From', { exact: true }).fill('2400');
  await page.getByLabel('Discount', { exact: true }).fill('5');
  await expect(change.getByRole('row')).not.toHaveCount(0);
});
