import { AdminSection } from '../pages/admin-section.page.ts';
import { axe } from '../support/accessibility.ts';
import { signInAdmin } from '../support/people/admin.ts';
import { newPhone } from '../support/people/sign-in.ts';
import { ordered, wronglyPaid } from '../support/shop/orders.ts';
import { expect, test } from '../support/test.ts';

const parcel = { courier: 'India Post', trackingNumber: 'EU123456789IN' };

test('DRF-01, CHK-03 the pincode of a draft fills in city and state, and what somebody typed stays @desktop', async ({
  page,
}) => {
  await signInAdmin(page);
  await page.goto('/dashboard/draft-orders/new');
  const [pincode, city, state] = ['Pincode', 'City or town', 'State'].map((label) => page.getByLabel(label));
  if (!pincode || !city || !state) throw new Error('The form has no address');
  await pincode.fill('560066');
  await expect(state).toHaveValue('Karnataka');
  await expect(city).toHaveValue(/^Bengaluru/u);
  await page.getByRole('button', { name: 'Add a product' }).click();
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
  // Another pincode moves what the first one filled in.
  await pincode.fill('400001');
  await expect(state).toHaveValue('Maharashtra');
  await expect(city).toHaveValue(/^Mumbai/u);
  await city.fill('Colaba');
  await pincode.fill('110001');
  await expect(state).toHaveValue('Delhi');
  await expect(city).toHaveValue('Colaba');
});

test('ADM-01, DRF-01 a draft that is sent is told all that is wrong at its fields, the first of which has the focus @phone', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  await signInAdmin(page);
  const drafts = new AdminSection(page, 'draft-orders');
  await drafts.open('/new');
  const phone = page.getByLabel('Mobile number', { exact: true });
  await phone.fill('12');
  await page.getByLabel('Coupon code').fill('NOSUCH');
  await page.getByLabel('When you save').selectOption('Send the payment link');
  await drafts.refused(phone, /mobile number/u, 'Send the link');
  await expect(page.getByText('Add what the customer wants first')).toBeVisible();
  await expect(page.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(/Add the address first/u);
  expect(await axe(page)).toEqual([]);
  await phone.fill(newPhone());
  await drafts.refused(page.getByRole('button', { name: 'Add a product' }), /.*/u, 'Send the link');
});

test('ADM-01, ORD-02, CHR-13 dialogs of an order say every wrong field, keep what was typed, and change nothing; one begins at its first field, or without fields at what changes nothing @desktop', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const { id } = await ordered(page, 'pack');
  const call = await signInAdmin(page);
  const read = async () =>
    (await call('GET', `/v1/admin/order/${id}/desk`)) as { order: { status: string; returns: unknown[] } };
  await page.goto(`/dashboard/orders/${id}`);
  await page.getByRole('button', { name: 'Hand over to courier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tracking page').fill('javascript:alert(1)');
  // The courier of a parcel before may stand there.
  await dialog.getByLabel('Courier', { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  const [courier, tracking] = ['Courier', 'Tracking number'].map((name) =>
    dialog.getByLabel(name, { exact: true }),
  );
  await expect(tracking ?? dialog).toBeFocused();
  await expect(courier ?? dialog).toHaveAccessibleDescription('Please fill this in');
  await expect(tracking ?? dialog).toHaveAccessibleDescription('Please fill this in');
  await expect(dialog.getByLabel('Tracking page')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Tracking page')).toHaveValue('javascript:alert(1)');
  expect(await axe(page)).toEqual([]);
  await courier?.fill('India Post');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(tracking ?? dialog).toBeFocused();
  expect((await read()).order.status).toBe('packed');

  await call('POST', `/v1/admin/order/${id}/ship`, parcel);
  await call('POST', `/v1/admin/order/${id}/deliver`, {});
  await page.reload();
  await page.getByRole('button', { name: 'Partial refund' }).press('Enter');
  await expect(dialog.getByRole('button', { name: /^Increase quantity of/u }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add a note' }).press('Enter');
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type('Call before you ring');
  await dialog.getByRole('button', { name: 'Save note' }).press('Enter');
  await page.getByRole('button', { name: 'Delete note' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  const coupons = new AdminSection(page, 'coupons');
  await coupons.open();
  await page.getByRole('button', { name: 'Import' }).press('Enter');
  await expect(dialog.locator('input[type=file]')).toBeFocused();
});

test('ADM-01, SEC-05 who accepts too little without a reason is told both at once @desktop', async ({
  page,
  visitor,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const { id } = await wronglyPaid(visitor, 'less');
  const call = await signInAdmin(page);
  await page.goto(`/dashboard/orders/${id}`);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  const covers = dialog.getByLabel(/^Should the shop cover/u);
  await expect(covers).toBeFocused();
  await expect(covers).toHaveAccessibleDescription(/Confirm that the shop covers the missing/u);
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Please fill this in');
  const desk = (await call('GET', `/v1/admin/order/${id}/desk`)) as { order: { status: string } };
  expect(desk.order.status).toBe('placed');
});

test('ADM-01, ORD-02, CHR-13 on a touch screen a dialog has the focus itself, so that no keyboard covers it; a partial refund in cash without a UPI ID says so at its field and sends nothing @phone', async ({
  page,
}) => {
  const { id } = await ordered(page, 'pack');
  const call = await signInAdmin(page);
  await page.goto(`/dashboard/orders/${id}`);
  await page.getByRole('button', { name: 'Hand over to courier' }).tap();
  const handOver = page.getByRole('dialog', { name: /Hand over/u });
  await expect(handOver).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(handOver.locator(':focus')).toHaveCount(1);

  await call('POST', `/v1/admin/order/${id}/ship`, parcel);
  await call('POST', `/v1/admin/order/${id}/deliver`, {});
  await page.reload();
  await page.getByRole('button', { name: 'Partial refund' }).click();
  const dialog = page.getByRole('dialog');
  const increase = dialog.getByRole('button', { name: /^Increase quantity of/u }).first();
  await dialog.getByRole('button', { name: 'Send refund' }).click();
  await expect(increase).toBeFocused();
  await expect(dialog.getByText('Choose at least one unit')).toBeVisible();
  await increase.click();
  await dialog.getByRole('button', { name: 'Send refund' }).click();
  const upi = dialog.getByRole('textbox', { name: 'UPI ID' });
  await expect(upi).toBeFocused();
  await expect(upi).toHaveAccessibleDescription('Enter a UPI ID such as name@bank');
  expect(await axe(page)).toEqual([]);
  // It can be pressed again, and says it again.
  await dialog.getByRole('combobox', { name: 'Reason' }).focus();
  await dialog.getByRole('button', { name: 'Send refund' }).click();
  await expect(upi).toBeFocused();
  await upi.fill('asha@bank');
  await expect(upi).toHaveAccessibleDescription('');
  const desk = (await call('GET', `/v1/admin/order/${id}/desk`)) as { order: { returns: unknown[] } };
  expect(desk.order.returns).toEqual([]);
});
