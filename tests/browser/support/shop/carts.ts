import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

const discount = { trial: 0, weekly: 5, monthly: 10, comboDiscount: 15 };

/** Lines as the seeded shop sells them. */
export const lines = {
  sleep: lineOf('sleep-mantra', 'Sleep Mantra', 'Saffron', 1499),
  peace: lineOf('peace-mantra', 'Peace Mantra', 'Rose', 1299),
};

type Line = ReturnType<typeof lineOf>;

function lineOf(sku: string, name: string, flavour: string, price: number) {
  return {
    sku,
    name,
    variant: '30 ml',
    flavour,
    quantity: 1,
    packageType: 'trial',
    price,
    discount,
    isPremiumMembership: false,
  };
}

/** Puts lines where the shop keeps a visitor's cart. For tests whose subject is not the cart itself. */
export async function fillCart(page: Page, ...cart: readonly Line[]): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/healthz');
  const record = { shape: 1, lines: cart, owner: null, agreed: null, version: null };
  await page.evaluate((kept) => localStorage.setItem('user_cart', JSON.stringify(kept)), record);
}

const keptSchema = z.object({ lines: z.array(z.object({ sku: z.string(), quantity: z.number() })) });

/** What the shop keeps of the cart on this device: quantity by sku. */
export async function keptCart(page: Page): Promise<Record<string, number>> {
  const text = await page.evaluate(() => localStorage.getItem('user_cart'));
  const kept = text === null ? { lines: [] } : keptSchema.parse(JSON.parse(text));
  return Object.fromEntries(kept.lines.map(({ sku, quantity }) => [sku, quantity]));
}

/** Stores a cart with the account that a token belongs to. */
export async function storeCart(page: Page, token: string, ...cart: readonly Line[]): Promise<void> {
  const answer = await page.request.put('/v1/user/cart', {
    headers: { authorization: `Bearer ${token}` },
    data: cart.map(({ sku, flavour, variant, quantity, packageType }) => ({
      sku,
      flavour,
      variant,
      quantity,
      packageType,
    })),
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
