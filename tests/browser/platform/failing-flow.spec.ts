import type { Page } from '@playwright/test';
import { axe } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { ShopFrame } from '../pages/shop.page.ts';

/** An actor as an inspection event names it. */
interface ToldActor {
  readonly actorRef: { readonly logic: { readonly id?: string }; send(event: { readonly type: string }): void };
}

test('FLO-01 PRF-05 a guard that throws leaves no white page: it is reported, the shopper reads what works and restarts the cart, which keeps its items @phone', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/Unable to evaluate guard|reading '/u);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/browser-error')) reports.push(request.method());
  });
  await knowActors(page);
  await page.goto('/shop/sleep-mantra?inspect=listener');
  const shop = new ShopFrame(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(shop.closeCart).toBeVisible();
  await expect(shop.line('Sleep Mantra').quantity).toHaveText('1');

  // The guard of the minus button gets no line to look at.
  await send(page, 'cart', { type: 'item.lower' });
  // Beside an open dialog, assistive technology hears a message but doesn’t find it.
  const message = page.locator('li').filter({ hasText: 'Everything else works.' });
  await expect(message).toContainText(
    'Something went wrong with the cart. Nothing was changed, and everything else works.',
  );
  await expect.poll(() => reports).toEqual(['POST']);
  await shop.line('Sleep Mantra').raise.click();
  await expect(shop.line('Sleep Mantra').quantity).toHaveText('2');
  expect(await axe(page)).toEqual([]);

  await message.getByRole('button', { name: 'Restart', includeHidden: true }).click();
  await expect(message).toContainText('Something went wrong, so we restarted the cart. Everything else works.');
  await expect(shop.drawer).toBeHidden();
  await expect(shop.cartButton).toHaveAccessibleName('Open cart, 2 items');
  await message.getByRole('button', { name: 'Dismiss' }).click();
  await expect(message).toBeHidden();

  // A flow of the page itself, and what the root passes on to another.
  await send(page, 'delivery-check', { type: 'pincode.type' });
  await expect(message).toContainText('Something went wrong with this part of the page.');
  await send(page, 'shop', { type: 'link.follow' });
  await expect(message).toContainText('Something went wrong with the way to other pages.');
  await message.getByRole('button', { name: 'Dismiss' }).click();
  await shop.cartButton.click();
  await shop.line('Sleep Mantra').lower.click();
  await expect(shop.line('Sleep Mantra').quantity).toHaveText('1');
});

/** From the next document on, the page keeps its actors by the id of their chart. */
async function knowActors(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const actors = new Map<string, ToldActor['actorRef']>();
    const inspectionListener = ({ actorRef }: ToldActor) => actors.set(actorRef.logic.id ?? '', actorRef);
    Object.assign(window, { actors, inspectionListener });
  });
}

function send(page: Page, chart: string, event: { readonly type: string }): Promise<void> {
  return page.evaluate(
    ([id, sent]) => (Reflect.get(window, 'actors') as Map<string, ToldActor['actorRef']>).get(id)?.send(sent),
    [chart, event] as const,
  );
}
