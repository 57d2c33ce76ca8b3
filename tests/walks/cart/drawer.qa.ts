import type { Page } from '@playwright/test';
import { lineOf, type Cart } from '../../../src/domain/cart/cart.ts';
import { type Gesture, gesture } from '../kit/page-adapter.qa.ts';

const peace = {
  sku: 'peace-mantra',
  name: 'Peace Mantra',
  price: 1299,
  discount: { trial: 0, weekly: 5, monthly: 10, comboDiscount: 0 },
  flavours: ['Plain'],
  variants: ['30 ml'],
  timePeriod: null,
  stock: 20,
};

export const monthlyPeace = lineOf(peace, {
  flavour: 'Plain',
  variant: '30 ml',
  quantity: 1,
  packageType: 'monthly',
});

/** A cart as the device saves it (CRT-10). */
export function keptCart(lines: Cart): object {
  return { shape: 1, lines, owner: null, agreed: null, version: null };
}

export async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Open cart/u }).click();
  await page.getByRole('dialog', { name: /Cart$/u }).waitFor();
}

/** Closes the cart if an earlier walk has left it open. */
export async function closedDrawer(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: /^Close cart/u });
  if (!(await close.isVisible())) return;
  await close.press('Enter');
  await close.waitFor({ state: 'hidden' });
}

/** With the keyboard: what covers the page moves, and its clock stands still. */
const byKey = (name: RegExp, notAlways: string): Gesture =>
  gesture(
    (page) => page.getByRole('button', { name }),
    (found) => found.press('Enter'),
    notAlways,
  );

/** A person opens and closes the cart, which tells whoever else wants to know. */
export const drawerActs = {
  'drawer.opened': byKey(/^Open cart/u, 'The cart is open already, or something covers its button.'),
  'drawer.closed': byKey(/^Close cart/u, 'The cart is closed already, or something covers its button.'),
};

const own = 'The cart’s own button; whoever is told of it may have nothing to do.';
export const drawerDiffers = { 'drawer.opened': own, 'drawer.closed': own };

/** Opens the question about a plan and closes it again: its code has to load before the clock stops. */
export async function askOnce(page: Page): Promise<void> {
  await openDrawer(page);
  await page.getByRole('button', { name: /^Cancel the plan of/u }).click();
  await page.getByRole('button', { name: 'Keep plan' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
}
