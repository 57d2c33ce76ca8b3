import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { startShop } from '../../support/platform/shop-process.ts';
import { runProgram } from '../../support/platform/run-program.ts';
import { axe } from '../support/accessibility.ts';
import { tooNarrow } from '../support/looks.ts';
import { addAuthenticator } from '../support/people/passkeys.ts';
import { letCodeAge, letProofAge } from '../support/shop/shop-database.ts';
import type { Shop } from '../support/shop/shops.ts';
import { newestCode, sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { expect, test as base } from '../support/test.ts';

/** A shop that demands a second factor of its staff. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({}, provide) => {
      const shop = await startShop({ environment: { STAFF_SECOND_FACTOR: 'on' } });
      await provide({ url: shop.url, dataDir: shop.dataDir });
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'serial' });

/** A code to set up a second factor, as the command line gives it. */
async function enrolmentCode({ dataDir }: Shop, phone: string): Promise<string> {
  const environment = { SHOP_MODE: 'sandbox', STAFF_SECOND_FACTOR: 'on', DATA_DIR: dataDir };
  const { stdout, stderr } = await runProgram('server/admin/main.ts', environment, [
    phone,
    '--reset-second-factor',
  ]);
  return /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/u.exec(stdout)?.[0] ?? `${stdout}${stderr}`;
}

function appCode(secret: string, shift = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + shift,
  });
}

async function signInAgain(page: Page, shop: Shop): Promise<void> {
  await letCodeAge(shop, sandboxAccounts.admin);
  await signIn(page, sandboxAccounts.admin);
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const revenue = (page: Page) => page.getByRole('heading', { name: 'Revenue per day' });

test('SEC-03 an admin sets up a passkey with an enrolment code at the first sign-in, and keeps recovery codes @desktop', async ({
  page,
  shop,
  watch,
  newDevice,
}) => {
  watch.expectProblem(/status of 4(?:03|09|22)/u);
  await addAuthenticator(page);
  const code = await enrolmentCode(shop, sandboxAccounts.admin);
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill('9000000003');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('6 digit code').fill(await newestCode(page, sandboxAccounts.admin));

  await page.waitForURL(/dashboard|\/$/u);
  await page.goto('/dashboard/home');
  const setup = dialog(page, 'Set up your second factor');
  await expect(setup).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await setup.getByRole('button', { name: 'Add passkey' }).click();
  await expect(setup.getByText('Enter your enrolment code first')).toBeVisible();
  await setup.getByLabel('Enrolment code').fill('AAAA-BBBB-CCCC-DDDD');
  await setup.getByRole('button', { name: 'Add passkey' }).click();
  await expect(setup.getByText('This code isn’t valid. 9 tries left')).toBeVisible();
  await setup.getByLabel('Enrolment code').fill(code);
  await setup.getByRole('button', { name: 'Add passkey' }).click();

  await expect(setup.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  const codes = await setup.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  expect(await axe(page)).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await setup.getByRole('button', { name: 'Copy' }).click();
  await expect(setup.getByText('Copied. Paste them somewhere safe.')).toBeVisible();
  const download = page.waitForEvent('download');
  await setup.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await setup.getByRole('button', { name: 'I’ve saved them' }).click();
  // What the page had asked for is asked again by itself.
  await expect(revenue(page)).toBeVisible();

  // Elsewhere, without that passkey.
  const phone = await newDevice();
  await signInAgain(phone, shop);
  await phone.goto('/dashboard/home');
  const asked = dialog(phone, 'Confirm it’s you');
  await asked.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(asked.getByLabel('Recovery code')).toBeFocused();
  await asked.getByLabel('Recovery code').fill('AAAAA-BBBBB');
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(asked.getByText('That recovery code is wrong or already used')).toBeVisible();
  expect(await axe(phone)).toEqual([]);
  await asked.getByLabel('Recovery code').fill((codes[0] ?? '').toLowerCase());
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(revenue(phone)).toBeVisible();
});

test('SEC-03 an app, a fresh proof before an export, a colleague’s reset and new recovery codes @phone', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectProblem(/status of 4(?:03|09|22)/u);
  await addAuthenticator(page);
  const code = await enrolmentCode(shop, sandboxAccounts.admin);
  await signInAgain(page, shop);
  await page.goto('/dashboard/security');
  const setup = dialog(page, 'Set up your second factor');
  await setup.getByLabel('Enrolment code').fill(code);
  await setup.getByRole('button', { name: 'Set up app' }).click();
  await expect(
    setup.getByRole('figure', { name: 'QR code for your authenticator app' }).locator('svg'),
  ).toBeVisible();
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page, [320, 390])).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(setup, 'without a keyboard over the code to scan').toBeFocused();
  const secret = (await setup.locator('code').textContent()) ?? '';
  await setup.getByLabel('6 digit code').fill('000000');
  await expect(setup.getByText('That isn’t the code your app shows now')).toBeVisible();
  await setup.getByLabel('6 digit code').fill(appCode(secret));
  await setup.getByRole('button', { name: 'I’ve saved them' }).click();

  // A passkey beside the app, and both in the list.
  await page.getByRole('button', { name: 'Add another' }).click();
  const more = dialog(page, 'Add a second factor');
  await more.getByRole('button', { name: 'Add passkey' }).click();
  const rows = page.getByRole('list', { name: 'Your second factors' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page, [320, 390])).toEqual([]);

  // Ten minutes later an export asks, and goes on by itself.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard/accounts');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await letProofAge(shop, sandboxAccounts.admin, 11);
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const asked = dialog(page, 'Confirm it’s you');
  await expect(asked.getByText('It’s good for 10 minutes')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Use your passkey' }).click();
  expect((await exported).suggestedFilename()).toMatch(/accounts.*\.csv$/u);
  await expect(asked).toHaveCount(0);

  // Who closes the question gets the refusal, and is asked again when they try again.
  await letProofAge(shop, sandboxAccounts.admin, 11);
  await page.getByRole('button', { name: 'Export' }).click();
  await asked.getByRole('button', { name: 'Close' }).click();
  await expect(asked).toHaveCount(0);
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await asked.getByRole('button', { name: 'Use your authenticator app' }).click();
  await expect(
    asked.getByRole('button', { name: 'Use a passkey' }),
    'and no field with its keyboard',
  ).toBeFocused();
  await asked.getByLabel('Code from your authenticator app').fill(appCode(secret, 30_000));
  await again;

  // A colleague has lost their phone.
  await page.goto('/dashboard/accounts?q=9000000002');
  await page.getByRole('link', { name: '+919000000002' }).first().click();
  await page.getByRole('button', { name: 'Get an enrolment code' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset and get a code' }).click();
  await expect(page.getByText(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/u)).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await page.goto('/dashboard/security');
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click();
  const renewed = dialog(page, 'New recovery codes');
  await expect(renewed.getByRole('listitem')).toHaveCount(10);
  await renewed.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Add another passkey or app first')).toBeVisible();
  await expect(rows).toHaveCount(1);
});

test('SEC-03 shoppers load nothing of it and are asked nothing @desktop', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await signIn(page, sandboxAccounts.customer);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  expect(fetched.filter((url) => /SecondFactor|second-factor|factor-/u.test(url))).toEqual([]);
});
