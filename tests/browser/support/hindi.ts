import type { Page } from '@playwright/test';
import { axe } from './accessibility.ts';
import { expect } from './test.ts';
import { clippedTexts, latinTexts } from './words.ts';

/** Fails on English that is left over, on what the screen cuts off, and on what not everyone can use; `allowed` are names that only this place has. */
export async function isHindi(page: Page, what: string, allowed: RegExp = /^$/u): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  const latin = (await latinTexts(page)).filter((text) => !allowed.test(text));
  const clipped = await clippedTexts(page);
  // Hindi has the colours of English, which are looked at there.
  const faults = await axe(page, { isWithoutColour: true });
  expect({ what, latin, clipped, faults }).toEqual({ what, latin: [], clipped: [], faults: [] });
}
