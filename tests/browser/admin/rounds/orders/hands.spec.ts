import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { countHands } from '../../../support/hands.ts';
import { newPhone, signIn } from '../../../support/people/sign-in.ts';
import { signInAdmin } from '../../../support/people/admin.ts';
import { placed, wronglyPaid } from '../../../support/shop/orders.ts';
import { expect, test } from '../../../support/test.ts';

test('ADM-01 ORD-02 ten orders are packed and handed to the courier with at most 10 clicks @desktop', async ({
  page,
  visitor,
}) => {
  const token = await signIn(visitor, newPhone());
  const phone = newPhone();
  const numbers: string[] = [];
  for (let count = 0; count < 10; count += 1) numbers.push((await placed(visitor, token, { phone })).number);
  await signInAdmin(page);
  await page.goto('/dashboard/orders');
  const hands = await countHands(page);
  await searchInTab(page, /^To pack/u, phone.slice(3));
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('checkbox', { name: /^Select all/u }).click();
  await page.getByRole('button', { name: 'Mark packed' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark packed' }).click();
  await expect(page.getByText('10 orders marked packed')).toBeVisible();

  await searchInTab(page, /^To ship/u, phone.slice(3));
  await expect(page.getByRole('row')).toHaveCount(11);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const sheet = await readFile(await (await download).path(), 'utf8');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import orders' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByLabel('CSV file').click();
  await (await chooser).setFiles({ name: 'to-ship.csv', mimeType: 'text/csv', buffer: filledIn(sheet) });
  await dialog.getByRole('button', { name: 'Import 10 rows' }).click();
  await expect(dialog.getByText('10 orders updated')).toBeVisible();
  const { clicks } = await hands();
  expect(clicks).toBeLessThanOrEqual(10);
  const headers = { authorization: `Bearer ${token}` };
  const { orders } = (await (await visitor.request.get('/v1/order', { headers })).json()) as {
    orders: { number: string; status: string }[];
  };
  const told = orders.map(({ number, status }) => `${number} ${status}`);
  expect(told.toSorted()).toEqual(numbers.map((number) => `${number} shipped`).toSorted());
});

/** Only our orders: the shop of the tests has more of them, and a tab shows all of its own. */
async function searchInTab(page: Page, name: RegExp, words: string): Promise<void> {
  const tab = page.getByRole('link', { name });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.insertText(words);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === words);
}

/** The file as somebody fills it in at a spreadsheet: a courier and a number in each row. */
function filledIn(sheet: string): Buffer {
  const [head = '', ...rows] = sheet.trimEnd().split('\r\n');
  const names = head.replace('\uFEFF', '').split(',');
  const [number, courier, tracking] = ['Order', 'Courier', 'Tracking number'].map((name) => names.indexOf(name));
  const lines = rows.map((row, place) => {
    const cells = row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/u);
    return [cells[number ?? 0], 'India Post', `EU12345678${place}IN`].join(',');
  });
  expect([courier, tracking]).not.toContain(-1);
  return Buffer.from(['Order,Courier,Tracking number', ...lines].join('\n'));
}

test('ADM-09 SEC-05 an order held by a payment that doesn’t match is released with at most 7 clicks, and is packed next @desktop', async ({
  page,
  visitor,
}) => {
  const { number } = await wronglyPaid(visitor, 'less');
  await signInAdmin(page);
  await page.goto('/dashboard/home');
  const hands = await countHands(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Payments to settle/u })
    .click();
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('region', { name: 'Payment doesn’t match' }).getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).click();
  await page.keyboard.type('A rupee');
  // The browser's own list of choices opens with one click and is chosen from with another.
  await dialog.getByRole('combobox').selectOption({ label: 'Yes, accept ₹1 less' });
  const choosing = 2;
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('list', { name: 'Payments' })).toContainText('accepted on');
  const { clicks } = await hands();
  expect(clicks + choosing).toBeLessThanOrEqual(7);
  await expect(page.getByRole('button', { name: 'Mark packed' })).toBeVisible();
});
