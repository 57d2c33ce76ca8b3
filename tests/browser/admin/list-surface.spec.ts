import { axe } from '../support/accessibility.ts';
import { tooNarrow } from '../support/looks.ts';
import { sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

interface Products {
  readonly total: number;
  readonly items: readonly { readonly sku: string }[];
}

test('ADM-01 ADM-50 ten rows fit on a laptop, what is picked can be acted on wherever one has scrolled, and on a phone the filters are behind one button @desktop', async ({
  page,
}) => {
  await signIn(page, sandboxAccounts.admin);
  // Many rows, made of those that the server sends.
  await page.route('**/v1/admin/product?*', async (route) => {
    const answer = await route.fetch();
    const { items } = (await answer.json()) as Products;
    const many = Array.from({ length: 25 }, (_, at) => ({ ...items[at % items.length], sku: `row-${at}` }));
    await route.fulfill({ response: answer, json: { total: 60, items: many } });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard/shop');
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Select (?!all)/u }) });
  await expect(rows).toHaveCount(25);
  await expect(rows.nth(9)).toBeInViewport({ ratio: 1 });
  await rows.nth(1).getByRole('checkbox').check();
  await rows.nth(24).scrollIntoViewIfNeeded();
  await expect(rows.nth(1)).not.toBeInViewport();
  await expect(page.getByRole('region', { name: 'Selected products' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('1 product selected')).toBeInViewport();

  await page.getByRole('checkbox', { name: /^Select all/u }).check();
  await page.getByRole('button', { name: 'Select all 60', exact: true }).click();
  await expect(page.getByText('60 products selected')).toBeVisible();
  await page.route('**/v1/admin/product/bulk', (route) => {
    const refused = Array.from({ length: 12 }, (_, at) => ({ id: `row-${at}`, message: 'It has no price' }));
    return route.fulfill({ json: { changed: 48, refused } });
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const reasons = page.getByRole('status').getByRole('listitem');
  await expect(reasons).toHaveCount(11);
  await expect(reasons.last()).toHaveText('and 2 more');
  await expect(page.getByRole('button', { name: 'Previous', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();

  const order = {
    number: 'M26-001001',
    status: 'paid',
    placedAt: '2026-11-04T04:30:00.000Z',
    total: 12_499,
    name: 'Venkatanarasimha Rajuvaripeta',
    city: 'Thiruvananthapuram',
    pincode: '695001',
    lines: [
      { sku: 'sleep-mantra', name: 'Sleep Mantra', quantity: 2 },
      { sku: 'peace-mantra', name: 'Peace Mantra', quantity: 1 },
    ],
    paymentMethod: 'cod',
    paymentStatus: 'pending',
    isHeld: false,
    courier: null,
    trackingNumber: null,
    handRefund: null,
  };
  await page.route('**/v1/admin/order?*', async (route) => {
    const items = Array.from({ length: 25 }, () => ({ id: crypto.randomUUID(), ...order }));
    await route.fulfill({ json: { total: items.length, items } });
  });
  await page
    .getByRole('navigation', { name: 'Dashboard', exact: true })
    .getByRole('link', { name: 'Orders', exact: true })
    .click();
  await expect(rows).toHaveCount(25);
  await expect(rows.nth(9)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rows.first().getByText(/^2 × Sleep Mantra/u)).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard/shop');

  await page.setViewportSize({ width: 390, height: 844 });
  const filter = page.getByRole('button', { name: 'Prescription', exact: true });
  await expect(filter).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await filter.click();
  await page.getByRole('menuitemcheckbox', { name: 'Required', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/needsPrescription=true/u);
  await page.goto('/dashboard/staff-roles');
  await expect(page.getByRole('button', { name: 'Options', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filters/u })).toHaveCount(0);

  await page.route('**/v1/admin/product?*', (route) => route.fulfill({ json: { total: 0, items: [] } }));
  await page.goto('/dashboard/shop?status=draft');
  await expect(page.getByRole('heading', { name: 'No products under “Drafts”' })).toBeVisible();
  await page.unroute('**/v1/admin/product?*');
  await page.goto('/dashboard/shop');
  await page.getByText('Select all', { exact: true }).click();
  await expect(page.getByText(/^\d+ products selected$/u)).toBeVisible();
  expect(await tooNarrow(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
});

test('ADM-01 a field that was refused stands above the bar with Save, with what is wrong with it @phone', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/popup-settings');
  const code = page.getByLabel('Coupon code', { exact: true });
  await code.fill('NOPE');
  await page.getByLabel('Title', { exact: true }).scrollIntoViewIfNeeded();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(code).toBeFocused();
  const words = page.getByText('No active coupon has this code');
  await expect
    .poll(async () => {
      const [said, bar] = [await words.boundingBox(), await save.boundingBox()];
      return said !== null && bar !== null && said.y > 0 && said.y + said.height < bar.y;
    })
    .toBe(true);
});
