import { AdminSection } from '../../../pages/admin-section.page.ts';
import { startCheckout } from '../../../pages/checkout.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { tooNarrow } from '../../../support/looks.ts';
import { signInAdmin } from '../../../support/people/admin.ts';
import { expect, test } from '../../../support/test.ts';

test('ADM-01 SHP-01 the round of delivery: a place that isn’t one is refused, a zone is saved, and checkouts say so at the pincode and beside cash on delivery @desktop', async ({
  page,
  visitor,
  phone,
  mark,
  putBack,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const call = await signInAdmin(page);
  const name = `Hills ${mark}`;
  const delivery = new AdminSection(page, 'delivery');
  await delivery.open();
  await expect(delivery.row('Islands')).toContainText('No delivery');
  await delivery.open('/new');
  const places = page.getByLabel('Places');
  await page.getByLabel('Name').fill(name);
  await places.fill('Atlantis');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^“Atlantis” is no place/u)).toBeVisible();
  await places.fill('194101\n194102');
  await page.getByRole('checkbox', { name: 'Cash on delivery' }).uncheck();
  await page.getByRole('button', { name: 'Add a weight' }).click();
  await page.getByLabel('Up to, in grams').fill('5000');
  await page.getByLabel('Fee', { exact: true }).fill('140');
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page, [390])).toEqual([]);
  const id = await delivery.create();
  putBack(() => call('DELETE', `/v1/admin/delivery-zones/${id}`));
  await expect(await delivery.find(name)).toContainText('194101, 194102');
  await expect(delivery.row(name)).toContainText('₹140');

  // A pincode that isn't served says so at its field; one of the zone has its fee and no cash.
  const checkout = await startCheckout(visitor, phone);
  await checkout.fillAddress();
  await checkout.pincode.fill('744101');
  await expect(visitor.getByText('We don’t deliver to 744101 yet').first()).toBeVisible();
  await checkout.goOn.click();
  await expect(checkout.pincode).toBeFocused();
  await checkout.pincode.fill('194101');
  await expect(checkout.city).not.toHaveValue('');
  await checkout.city.fill('Leh');
  await checkout.state.selectOption('Ladakh');
  await checkout.goOn.click();
  await expect(checkout.payTitle).toBeVisible();
  await expect(checkout.method('Cash on delivery')).toBeDisabled();
  await expect(visitor.getByText('Not at this pincode')).toBeVisible();
});
