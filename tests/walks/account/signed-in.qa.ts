import type { Page } from '@playwright/test';
import { openWalkedPage } from '../../../tools/paths/page/walked-page.ts';

/** Each device signs in once. */
const signedInPages = new WeakSet<Page>();

/**
 * Signs in a new customer where a page asks for it, and returns to that page. The code comes from the sandbox's
 * outbox. The number is a new one each time: a number gets ten codes an hour.
 */
export async function signedIn(page: Page): Promise<void> {
  if (signedInPages.has(page)) return;
  const mobile = `7${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  const field = page.getByLabel('6 digit code');
  await field.waitFor();
  const outbox = await page.request.get('/v1/sandbox/messages', { params: { to: `+91${mobile}` } });
  await field.fill(codeOf(await outbox.json()));
  await page.getByRole('navigation', { name: 'Dashboard' }).waitFor();
  signedInPages.add(page);
}

function codeOf(outbox: unknown): string {
  const newest: unknown = Reflect.get(Reflect.get(outbox as object, 'messages') as object, 0);
  return String(Reflect.get(newest as object, 'code'));
}

const customer = '+919000000001';
const prescriber = '+919000000002';
const admin = '+919000000003';
const tokens = new Map<string, Promise<string>>();

/** Opens the page as the sandbox's customer. */
export async function signedInToShop(page: Page, path: string): Promise<void> {
  return signedInAs(page, path, customer);
}

/** Opens the page as the sandbox's prescriber. */
export async function signedInToSign(page: Page, path: string): Promise<void> {
  return signedInAs(page, path, prescriber);
}

/** Opens the page as the sandbox's admin. */
export async function signedInToManage(page: Page, path: string): Promise<void> {
  return signedInAs(page, path, admin);
}

/** Signs in once for each shop: a number gets two codes a minute. */
async function signedInAs(page: Page, path: string, phone: string): Promise<void> {
  if (signedInPages.has(page)) return;
  const { origin } = new URL(page.url());
  const key = `${origin} ${phone}`;
  const signingIn = tokens.get(key) ?? tokenOf(page, phone);
  tokens.set(key, signingIn);
  const value = JSON.stringify(await signingIn);
  await page
    .context()
    .setStorageState({ cookies: [], origins: [{ origin, localStorage: [{ name: 'auth_token', value }] }] });
  await openWalkedPage(page, path);
  signedInPages.add(page);
}

async function tokenOf({ request }: Page, phone: string): Promise<string> {
  await request.post('/v1/user/otp/send', { data: { phone } });
  const outbox = await request.get('/v1/sandbox/messages', { params: { to: phone } });
  const verified = await request.post('/v1/user/otp/verify', {
    data: { phone, code: codeOf(await outbox.json()) },
  });
  return String(Reflect.get(Object(await verified.json()) as object, 'token'));
}
