import type { Page } from '@playwright/test';
import { z } from 'zod';
import { post } from '../shop/orders.ts';

const ownerSchema = z.object({ id: z.string() });

interface Movement {
  readonly kind: 'credit' | 'debit';
  readonly amount: number;
  readonly note: string;
}

/** Moves a wallet as an admin would, over HTTP. */
export async function moveWallet(page: Page, admin: string, owner: string, movement: Movement): Promise<void> {
  const answer = await page.request.get('/v1/user', { headers: { authorization: `Bearer ${owner}` } });
  await post(page, `/v1/admin/wallet/${ownerSchema.parse(await answer.json()).id}`, admin, movement);
}
