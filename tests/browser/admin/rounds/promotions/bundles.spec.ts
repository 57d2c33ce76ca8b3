import type { Locator, Page } from '@playwright/test';
import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { signInAdmin } from '../../../support/people/admin.ts';
import { expect, test } from '../../../support/test.ts';

/** Chooses the product of the first row that has none. */
async function chooseProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Product: Choose a product' }).first().click();
  await page.getByRole('searchbox', { name: 'Find a product' }).fill(name);
  await page.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).click();
}

/** The card of a bundle on a product's page, which was opened after a change; the strip around it is always there. */
async function cardOf(visitor: Page, name: string): Promise<Locator> {
  await visitor.goto('/shop/sleep-mantra');
  const strip = visitor.getByRole('region', { name: 'Bundle deals' });
  await expect(strip.getByRole('article', { name: /^Day and Night/u })).toBeVisible();
  return strip.getByRole('article', { name: `${name}, Combo Deal` });
}

test('ADM-01 ADM-02 ADM-03 the round of bundles: refused, made, found, changed, paused, in a file, deleted, and what a shopper sees @desktop', async ({
  page,
  visitor,
  mark,
  putBack,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const name = `Pair ${mark}`;
  const call = await signInAdmin(page);
  const bundles = new AdminSection(page, 'bundles');
  await bundles.open('/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await chooseProduct(page, 'Green Mantra');
  const clock = page.getByRole('checkbox', { name: 'With a countdown' });
  await clock.check();
  const hours = page.getByLabel('Countdown length in hours');
  await hours.fill('0');
  await bundles.refused(page.getByRole('button', { name: 'Product: Choose a product' }), /^Choose a product$/u);
  await expect(hours).toHaveAccessibleDescription(/a minute/u);
  await clock.uncheck();
  await page.getByRole('button', { name: 'Remove Products 2' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const products = page.getByRole('group', { name: 'Products', exact: true });
  await expect(products).toHaveAccessibleDescription('A combo needs 2 or more different products');
  await products.getByRole('button', { name: 'Add a product' }).click();
  await products.getByLabel('Units').last().fill('1');
  await chooseProduct(page, 'Sleep Mantra');
  const percent = page.getByLabel('Discount on its products');
  await percent.fill('95');
  await bundles.refused(percent, /^Use 90 or less$/u);
  await percent.fill('20');
  const preview = page.getByRole('region', { name: 'What shoppers see' });
  await expect(preview).toContainText('YOU SAVE ₹520');
  await page.getByRole('checkbox', { name: 'Shown' }).check();
  const id = await bundles.create();
  putBack(() => call('POST', '/v1/bundle/bulk', { ids: [id], action: 'delete' }));
  expect(await axe(page)).toEqual([]);
  await expect(await cardOf(visitor, name)).toContainText('YOU SAVE ₹520');

  const row = await bundles.find(name);
  await expect(row).toContainText('₹2,078');
  await expect(row).toContainText('Shown');
  await row.getByRole('link', { name }).click();
  await percent.fill('25');
  await expect(preview).toContainText('YOU SAVE ₹650');
  await bundles.save();
  await expect(await cardOf(visitor, name)).toContainText('YOU SAVE ₹650');

  await bundles.find(name);
  const made = '1 × green-mantra | 1 × sleep-mantra';
  const prices = { percent: '25', regular_price: '2598', bundle_price: '1948' };
  expect(await bundles.exportedRecords()).toEqual([
    expect.objectContaining({ id, name, status: 'active', products: made, ...prices }),
  ]);

  await bundles.bulk(name, 'Hide');
  await expect(row).toContainText('Hidden');
  await expect(await cardOf(visitor, name)).toHaveCount(0);
  await bundles.bulk(name, 'Show');
  await expect(row).not.toContainText('Hidden');
  await expect(await cardOf(visitor, name)).toBeVisible();
  await bundles.bulk(name, 'Delete', { asks: true });
  await expect(page.getByRole('heading', { name: 'No bundles match' })).toBeVisible();
  await expect(await cardOf(visitor, name)).toHaveCount(0);
});
