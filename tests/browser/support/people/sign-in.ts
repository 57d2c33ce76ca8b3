import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

const messagesSchema = z.object({ messages: z.array(z.object({ code: z.string().optional(), text: z.string() })) });
const verifiedSchema = z.object({ token: z.string() });

export const sandboxAccounts = {
  customer: '+919000000001',
  prescriber: '+919000000002',
  admin: '+919000000003',
} as const;

/** An Indian mobile number that no other test uses. */
export function newPhone(): string {
  return `+917${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

/** The code of the newest message to this phone in the sandbox outbox, once there is one. */
export async function newestCode(page: Page, phone: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/v1/sandbox/messages', { params: { to: phone } });
        code = messagesSchema.parse(await answer.json()).messages[0]?.code;
        return code;
      },
      { message: `a code for ${phone}` },
    )
    .toBeDefined();
  return code ?? '';
}

/** The web address in the newest message to somebody in the sandbox outbox, once there is one. */
export async function newestLink(page: Page, to: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/v1/sandbox/messages', { params: { to } });
        link = /https?:\/\/\S+/u.exec(messagesSchema.parse(await answer.json()).messages[0]?.text ?? '')?.[0];
        return link;
      },
      { message: `a link for ${to}` },
    )
    .toBeDefined();
  return link ?? '';
}

/** The text of the newest message to somebody in the sandbox outbox; '' if there is none. */
export async function newestText(page: Page, to: string): Promise<string> {
  const answer = await page.request.get('/v1/sandbox/messages', { params: { to } });
  return messagesSchema.parse(await answer.json()).messages[0]?.text ?? '';
}

/** Signs in over HTTP and leaves the token where the shop keeps it. For tests whose subject is not the sign-in itself. */
export async function signIn(page: Page, phone: string): Promise<string> {
  const sent = await page.request.post('/v1/user/otp/send', { data: { phone } });
  expect(sent.status(), await sent.text()).toBe(202);
  const code = await newestCode(page, phone);
  const verified = await page.request.post('/v1/user/otp/verify', { data: { phone, code } });
  expect(verified.status(), await verified.text()).toBe(200);
  const { token } = verifiedSchema.parse(await verified.json());
  if (page.url() === 'about:blank') await page.goto('/healthz');
  await page.evaluate((value) => localStorage.setItem('auth_token', JSON.stringify(value)), token);
  return token;
}

/** Makes the device a stranger's. A page of the shop that is still open could ask for what was somebody's. */
export async function forgetDevice(page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.clear());
}
