import { expect, type Locator } from '@playwright/test';

/**
 * Chooses a radio button as people do, by its label: the button itself is hidden, and a forced click on it lands
 * wherever it was a moment ago when the page still moves.
 */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}
