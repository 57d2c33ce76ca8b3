import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { sandboxAccounts, signIn } from '../people/sign-in.ts';
import { ordered, post } from './orders.ts';

const formSchema = z.object({ token: z.string() });
const foundSchema = z.object({ items: z.array(z.object({ id: z.string(), version: z.int() })).length(1) });

/** A review of Sleep Mantra by somebody who has it, read and published by the shop. Nobody is signed in afterwards. */
export async function reviewed(page: Page, words: string): Promise<void> {
  const { id, token } = await ordered(page, 'pack', 'ship', 'deliver');
  const form = formSchema.parse(await post(page, `/v1/order/${id}/review`, token, { line: 0 }));
  const written = { stars: 5, words, author: 'Asha', photoIds: [] };
  const saved = await page.request.put(`/v1/review-form/${form.token}`, { data: written });
  expect(saved.ok(), await saved.text()).toBe(true);
  const authorization = `Bearer ${await signIn(page, sandboxAccounts.admin)}`;
  const list = await page.request.get('/v1/admin/review', { headers: { authorization }, params: { q: words } });
  const [found] = foundSchema.parse(await list.json()).items;
  const published = await page.request.put(`/v1/admin/review/${found?.id}`, {
    headers: { authorization, 'if-match': `"${found?.version}"` },
    data: { decision: 'publish', rejectReason: null, rejectWords: '', answer: '' },
  });
  expect(published.ok(), await published.text()).toBe(true);
  await page.evaluate(() => localStorage.clear());
}
