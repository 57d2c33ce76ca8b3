import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { clippedTexts, latinTexts } from './words.ts';

/** Fails on English that is left over, and on what the screen cuts off; `allowed` are names that only this place has. */
export async function isHindi(page: Page, what: string, allowed: RegExp = /^$/u): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  const latin = (await latinTexts(page)).filter((text) => !allowed.test(text));
  const clipped = await clippedTexts(page);
  expect({ what, latin, clipped }).toEqual({ what, latin: [], clipped: [] });
}
