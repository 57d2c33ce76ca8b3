import type { Page } from '@playwright/test';

/** The sandbox's customer, whose codes its outbox tells. */
const mobile = '9000000001';

/** Signs in where a page asked for it, and comes back to that page. */
export async function signedIn(page: Page): Promise<void> {
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  const field = page.getByLabel('6 digit code');
  await field.waitFor();
  const outbox = await page.request.get('/v1/sandbox/messages', { params: { to: `+91${mobile}` } });
  await field.fill(codeOf(await outbox.json()));
  await page.getByRole('navigation', { name: 'Dashboard' }).waitFor();
}

function codeOf(outbox: unknown): string {
  const newest: unknown = Reflect.get(Reflect.get(outbox as object, 'messages') as object, 0);
  return String(Reflect.get(newest as object, 'code'));
}
