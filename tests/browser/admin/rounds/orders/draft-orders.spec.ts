import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { signInAdmin } from '../../../support/people/admin.ts';
import { newestLink, newestText, newPhone, sandboxAccounts, signIn } from '../../../support/people/sign-in.ts';
import { tooNarrow } from '../../../support/looks.ts';
import { placed } from '../../../support/shop/orders.ts';
import { expect, test } from '../../../support/test.ts';

test('DRF-01 ADM-01 ADM-02 the round of draft orders: put together, priced by the shop, sent, paid by its link, and changed before it is packed @phone', async ({
  page,
  visitor,
}) => {
  await signInAdmin(page);
  const drafts = new AdminSection(page, 'draft-orders');
  const phone = newPhone();
  await drafts.open('/new');
  // Somebody known is found by the last digits of their number, and leaves room for a new one.
  await page.getByRole('button', { name: /^Known customer/u }).click();
  const customers = page.getByRole('dialog', { name: 'Known customer' });
  await customers.getByRole('searchbox').fill(sandboxAccounts.customer.slice(-10));
  await customers.getByRole('button', { name: new RegExp(`${sandboxAccounts.customer.slice(1)}$`, 'u') }).click();
  await expect(page.getByLabel('Mobile number', { exact: true })).toHaveValue(sandboxAccounts.customer);
  await page.getByLabel('Mobile number', { exact: true }).fill(phone);
  await page.getByRole('button', { name: 'Add a product' }).click();
  await page.getByRole('button', { name: /^Product/u }).click();
  const products = page.getByRole('dialog', { name: 'Product' });
  await products.getByRole('searchbox').fill('Sleep');
  await products.getByRole('button', { name: /^Sleep Mantra/u }).click();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await page.getByLabel('Name of the person who receives it').fill('Asha Rao');
  await page.getByLabel('Flat or house number').fill('4B, Palm Residency');
  await page.getByLabel('Pincode').fill('560066');
  await page.getByLabel('City or town').fill('Bengaluru');
  await page.getByLabel('State').selectOption('Karnataka');
  expect(await axe(page)).toEqual([]);
  // 2 × ₹1,499, with 5 % of the tier: −₹150. The form says so before it is saved, and goes on saying so.
  const costs = page.getByRole('region', { name: 'What it costs' });
  await expect(costs).toContainText('Total₹2,848');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('');
  await expect(costs).toContainText('The item you haven’t finished isn’t included.');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await expect(costs).toContainText('Total₹2,848');
  await drafts.create();
  await expect(costs).toContainText('Total₹2,848');
  await page.getByLabel('When you save').selectOption('Send the payment link');
  await drafts.save('Send the link');
  await expect(page.getByText('Payment link sent.', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Link sent');

  const link = new URL(await newestLink(page, phone));
  await visitor.goto(link.pathname);
  await expect(visitor.getByRole('heading', { name: 'Your order', level: 1 })).toBeVisible();
  const summary = visitor.getByRole('region', { name: 'What is in it' });
  await expect(summary).toContainText(`Asha Rao, +91 ••••• •${phone.slice(-4)}`);
  await expect(summary).toContainText('₹2,848');
  expect(await axe(visitor)).toEqual([]);
  await visitor.getByRole('radio', { name: /^Card/u }).check({ force: true });
  await visitor.getByRole('button', { name: 'Pay ₹2,848' }).click();
  await visitor.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(visitor.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();

  const row = await drafts.find(phone);
  await expect(row).toContainText('Ordered');

  // One of two leaves: what was paid for it goes back, half of ₹2,848.
  await row.getByRole('link').first().click();
  // Nothing is left to be done with the draft itself.
  await expect(page.getByRole('link', { name: /^Order M/u })).toBeVisible();
  await expect(page.getByLabel('When you save')).toBeHidden();
  await page.getByRole('link', { name: /^Order M/u }).click();
  await page.getByRole('link', { name: 'Edit order' }).click();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('1');
  await expect(costs).toContainText('Goes back₹1,424');
  await page.getByLabel('When you save').selectOption('Change the order');
  await drafts.save('Change the order');
  await expect(costs).toContainText('₹1,424');
  await page.getByRole('link', { name: /^Order M/u }).click();
  await expect(page.getByRole('region', { name: 'Items' })).toContainText('₹1,499');
  await expect(page.getByText('₹1,424').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Refund: ₹1,424');
  await expect.poll(async () => newestText(page, phone)).toContain('₹1,424 is on its way back to you');

  // One more again: the tier is back, and ₹2,848 less ₹1,424 is asked for before anything is packed.
  await page.getByRole('link', { name: 'Edit order' }).click();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await page.getByLabel('When you save').selectOption('Change the order');
  await drafts.save('Change the order');
  await expect(costs).toContainText('To pay first');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: /^Order M/u }).click();
  await expect(page.getByText('A change waits for its payment')).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await expect.poll(async () => newestLink(page, phone)).toContain('/pay/');
  await visitor.goto(new URL(await newestLink(page, phone)).pathname);
  await expect(visitor.getByRole('heading', { name: 'Change your order', level: 1 })).toBeVisible();
  await expect(visitor.getByText('2 × Sleep Mantra instead of 1')).toBeVisible();
  expect(await axe(visitor)).toEqual([]);
  await visitor.getByRole('radio', { name: /^Card/u }).check({ force: true });
  await visitor.getByRole('button', { name: 'Pay ₹1,424' }).click();
  await visitor.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(visitor.getByRole('heading', { name: 'Your order is changed' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('A change waits for its payment')).toBeHidden();
  await page.getByRole('button', { name: 'Mark packed' }).click();
  const packing = page.waitForResponse(/\/v1\/admin\/order\/[^/]+\/pack$/u);
  await page.getByRole('dialog', { name: 'Mark as packed?' }).getByRole('button', { name: 'Mark packed' }).click();
  expect((await packing).status()).toBe(200);
});

test('DRF-01 a bundle of an order is taken out as a whole, by its stepper, and what stays is what was asked for @desktop', async ({
  page,
  visitor,
  phone,
}) => {
  const token = await signIn(visitor, phone);
  const bundleInfo = {
    bundleId: 'two-of-mine',
    bundleType: 'dynamic',
    discountPercentage: 5,
    originalPrice: 0,
    bundleSize: 2,
    bundleLabel: '',
    createdAt: '',
  };
  const lineOf = (sku: string, more: object) => ({
    sku,
    flavour: 'Saffron',
    variant: '30 ml',
    quantity: 1,
    ...more,
  });
  const inBundle = { packageType: 'comboDiscount', bundleInfo };
  const lines = [
    lineOf('sleep-mantra', inBundle),
    lineOf('peace-mantra', { ...inBundle, flavour: 'Rose' }),
    lineOf('sleep-mantra', { packageType: 'trial' }),
  ];
  const { id } = await placed(visitor, token, { lines });
  await signInAdmin(page);
  await page.goto(`/dashboard/orders/${id}`);
  const ofBundle = /In bundle “Sleep Mantra \+ Peace Mantra”/u;
  await expect(page.getByRole('region', { name: 'Items' }).getByRole('listitem')).toHaveText([
    ofBundle,
    ofBundle,
    /^(?!.*In bundle)/u,
  ]);
  await page.getByRole('link', { name: 'Edit order' }).click();
  const bundles = page.getByRole('region', { name: 'Bundles' });
  const count = bundles.getByRole('group', { name: 'Quantity of Sleep Mantra + Peace Mantra' });
  await expect(count.getByRole('status')).toHaveText('1');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooNarrow(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await count.getByRole('button', { name: /^Decrease/u }).click();
  await expect(bundles).toContainText('Removed, along with what was paid for it');
  const drafts = new AdminSection(page, 'draft-orders');
  await page.getByLabel('When you save').selectOption('Change the order');
  await drafts.save('Change the order');
  await page.getByRole('link', { name: /^Order M/u }).click();
  const items = page.getByRole('region', { name: 'Items' });
  await expect(items).not.toContainText('Peace Mantra');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Peace Mantra');
});

test('DRF-01 on a phone the total is in sight while items change, and a cash order says what the courier collects: before, in the toast and in the history; one of which everything is taken out names no total, and isn’t saved like that: it says to cancel it @phone', async ({
  page,
  visitor,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const order = await placed(visitor, await signIn(visitor, newPhone()));
  await signInAdmin(page);
  await page.goto(`/dashboard/draft-orders/of-${order.id}`);
  const costs = page.getByRole('region', { name: 'What it costs' });
  await page.getByRole('button', { name: /^Remove/u }).click();
  await expect(costs).toContainText('Nothing to pay');
  await expect(costs).toContainText('Leave something in the order, or cancel it');
  await expect(costs).not.toContainText('₹');
  await page.getByLabel('When you save').selectOption('Change the order');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change the order' }).click();
  await expect(page.getByRole('region', { name: 'Items' })).toContainText(
    'Leave something in the order, or cancel it',
  );
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Discard' }).first().click();

  // Half of 2 × ₹1,499 with 5 % of the tier and ₹40 for cash.
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  const total = page.getByRole('button', { name: /^Total/u });
  await quantity.fill('1');
  await expect(total).toHaveText('Total ₹1,464');
  await expect(quantity).toBeInViewport();
  await expect(total).toBeInViewport();
  await expect(costs).not.toBeInViewport();
  await quantity.fill('3');
  await expect(total).not.toHaveText('Total ₹1,464');
  expect(await axe(page)).toEqual([]);
  const [words, sum] = [page.getByText('Changes aren’t saved yet'), total];
  expect((await sum.boundingBox())?.y, 'in the line that is there anyway').toBeLessThan(
    ((await words.boundingBox())?.y ?? 0) + 20,
  );
  await quantity.fill('1');
  await expect(total).toHaveText('Total ₹1,464');
  await total.click();
  await expect(costs.getByText('The courier collects₹1,464')).toBeInViewport();
  await page.getByLabel('When you save').selectOption('Change the order');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change the order' }).click();
  await expect(page.getByText('Order changed. The courier collects ₹1,464.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^Order M/u }).click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('The courier now collects ₹1,464');
});
