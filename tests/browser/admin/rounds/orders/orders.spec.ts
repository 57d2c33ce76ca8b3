import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { signInAdmin } from '../../../support/people/admin.ts';
import { tooNarrow } from '../../../support/looks.ts';
import { ordered } from '../../../support/shop/orders.ts';
import { expect, test } from '../../../support/test.ts';

test('ADM-01 ADM-02 ORD-02 the round of orders: found, noted of, packed, refused, handed over, in files, and what its shopper sees @desktop', async ({
  page,
  visitor,
  mark,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const { id, number } = await ordered(visitor);
  await signInAdmin(page);
  const orders = new AdminSection(page, 'orders');
  const row = await orders.find(number);
  await expect(row).toContainText('To pack');
  await orders.filter('Paid by', 'Cash on delivery');
  await expect(row).toBeVisible();
  const printed = page.waitForEvent('download');
  await orders.bulk(number, 'Print labels');
  expect((await printed).suggestedFilename()).toBe('labels.pdf');
  await orders.bulk(number, 'Mark packed', { asks: true });
  await expect(page.getByText('1 order marked packed')).toBeVisible();
  await expect(row).toContainText('To ship');

  await row.getByRole('link', { name: number }).click();
  const dialog = page.getByRole('dialog');
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByRole('button', { name: 'Add a note' }).click();
  await dialog.getByRole('textbox').fill(`Calls before noon ${mark}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notes).toContainText(`Calls before noon ${mark}`);
  await notes.getByRole('button', { name: 'Delete note' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notes).not.toContainText(mark);

  await page.getByRole('button', { name: 'Hand over to courier' }).click();
  await dialog.getByRole('textbox', { name: 'Courier' }).fill(' India Post ');
  const tracking = dialog.getByRole('textbox', { name: 'Tracking number' });
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(tracking).toHaveAttribute('aria-invalid', 'true');
  await tracking.fill('x');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(tracking).toHaveAccessibleDescription('Enter the courier’s number, 6 to 40 letters and digits');
  await tracking.fill('EU 123 456 789 IN');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('India Post, EU123456789IN')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('On its way, done');
  expect(await axe(page)).toEqual([]);

  await orders.find(number);
  await orders.showColumn('Tracking number');
  await expect(row).toContainText('EU123456789IN');
  const told = { Order: number, Status: 'shipped', Items: '2 × Sleep Mantra', Courier: 'India Post' };
  expect(await orders.exportedRecords()).toEqual([
    expect.objectContaining({ ...told, 'Tracking number': 'EU123456789IN' }),
  ]);
  await visitor.goto(`/dashboard/orders/${id}`);
  await expect(visitor.getByRole('main')).toContainText('EU123456789IN');
  await expect(visitor.getByRole('main')).not.toContainText(mark);
});

test('ORD-02 PHN-01 who packs with a phone hands over one order after the other: the number and Enter, then the next with its name @phone', async ({
  page,
  visitor,
}) => {
  const first = await ordered(visitor, 'pack');
  const second = await ordered(visitor, 'pack');
  await signInAdmin(page);
  await page.goto(`/dashboard/orders/${second.id}`);
  const next = page.getByRole('link', { name: /^Next to ship: / });
  await expect(page.getByRole('button', { name: 'Hand over to courier' })).toBeVisible();
  await expect(next).toHaveCount(0);
  await page.getByRole('button', { name: 'Hand over to courier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Courier' }).fill('India Post');
  await dialog.getByRole('textbox', { name: 'Tracking number' }).fill('EU000000001IN');
  await page.keyboard.press('Enter');
  await expect(page.getByText('India Post, EU000000001IN')).toBeVisible();
  // Others may wait longer in this shop.
  await expect(next).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await page.goto(`/dashboard/orders/${first.id}`);
  await page.getByRole('button', { name: 'Hand over to courier' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Courier' })).toHaveValue('India Post');
  await dialog.getByRole('textbox', { name: 'Tracking number' }).fill('EU000000002IN');
  await page.keyboard.press('Enter');
  await expect(page.getByText('India Post, EU000000002IN')).toBeVisible();
});

test('ORD-02 money of one unit goes back to the rupee, with a credit note, from a form that fits every screen @desktop', async ({
  page,
  visitor,
}) => {
  const { id } = await ordered(visitor, 'pack', 'ship', 'deliver');
  await signInAdmin(page);
  await page.goto(`/dashboard/orders/${id}`);
  await page.getByRole('button', { name: 'Partial refund' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: /^Increase|^More|^Add/u }).click();
  await form.getByRole('radio', { name: 'Wallet' }).click();
  await expect(form.getByText('a credit note is issued')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 640 });
  expect(await form.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight), 'what is out of sight').toBe(
    0,
  );
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 420 });
    await expect(form.getByRole('button', { name: 'Send refund' })).toBeInViewport({ ratio: 1 });
  }
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page)).toEqual([]);
  await form.getByRole('button', { name: 'Send refund' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('link', { name: /^Credit note/u })).toBeVisible();
});

test('ADM-02 opening the orders costs two calls, coming back to them none, and after a command all are fresh @desktop', async ({
  page,
  visitor,
}) => {
  const { number } = await ordered(visitor);
  await signInAdmin(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/admin/order')) asked.push(`${request.method()} ${pathname}`);
  });
  const orders = new AdminSection(page, 'orders');
  await orders.open();
  const row = orders.row(number);
  await expect(row).toBeVisible();
  await expect(page.getByRole('link', { name: /^To pack \d/u })).toBeVisible();
  expect(asked.toSorted()).toEqual(['GET /v1/admin/order', 'GET /v1/admin/order/views']);

  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await menu.getByRole('link', { name: 'Coupons' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  asked.length = 0;
  await menu.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(row).toBeVisible();
  await expect(page.getByRole('link', { name: /^To pack \d/u })).toBeVisible();
  expect(asked).toEqual([]);

  await orders.act(number, 'Mark packed', { asks: true });
  await expect(row).toContainText('To ship');
  expect(asked).toContain('GET /v1/admin/order');
});
