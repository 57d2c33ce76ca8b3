import type { Page } from '@playwright/test';
import { z } from 'zod';
import { signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

const message = z.looseObject({ type: z.string(), sessionId: z.string().optional() });
const actorMessage = z.looseObject({
  type: z.literal('@xstate.actor'),
  sessionId: z.string(),
  name: z.string(),
  definition: z.string().optional(),
});

test('FLO-01 a shop opened with ?inspect tells its whole history, in the inspector’s protocol, to whoever joins @phone', async ({
  page,
  context,
}) => {
  await page.goto('/?inspect');
  await page.getByRole('button', { name: /^Open cart/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  const room = await context.newPage();
  await room.goto('/faq');
  const history = z.array(message).parse(await joined(room));
  const actors = history.flatMap((one) => actorMessage.safeParse(one).data ?? []);
  const charts = actors.filter(({ definition }) => definition !== undefined);
  const idOf = (definition = '{}') => z.looseObject({ id: z.string() }).parse(JSON.parse(definition)).id;
  expect(charts.map(({ definition }) => idOf(definition))).toEqual(
    expect.arrayContaining(['shop', 'session', 'cart', 'cart-sync', 'navigation', 'toasts', 'theme']),
  );
  const kinds = new Set(history.map(({ type }) => type));
  expect([...kinds].toSorted()).toEqual([
    '@xstate.actor',
    '@xstate.event',
    '@xstate.microstep',
    '@xstate.snapshot',
  ]);

  const cart = charts.find(({ definition }) => idOf(definition) === 'cart');
  await room.evaluate((sessionId) => {
    new BroadcastChannel('shop-flows').postMessage({ type: 'send', sessionId, event: { type: 'drawer.close' } });
  }, cart?.sessionId);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('FLO-01, ERR-01 what the flows tell holds no phone number, name or token @desktop', async ({
  page,
  context,
  phone,
}) => {
  const token = await signIn(page, phone);
  await page.goto('/?inspect');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  const room = await context.newPage();
  await room.goto('/faq');
  let told = '';
  // Who joins at the very start has heard of the actors, and of no snapshot yet.
  await expect.poll(async () => (told = JSON.stringify(await joined(room)))).toContain('@xstate.snapshot');
  expect(told).not.toContain(phone.slice(3));
  expect(told).not.toContain(token);
});

test('FLO-01 without the flag nothing is told and no inspector is loaded @desktop', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('button', { name: /^Open cart/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(scripts.filter((path) => path.includes('inspect'))).toEqual([]);
});

/** What a room hears when it joins late. */
function joined(room: Page): Promise<unknown> {
  return room.evaluate(
    () =>
      new Promise((resolve) => {
        const channel = new BroadcastChannel('shop-flows');
        channel.addEventListener('message', ({ data }: MessageEvent<{ type: string; events: unknown[] }>) => {
          if (data.type === 'history') resolve(data.events);
        });
        channel.postMessage({ type: 'hello' });
      }),
  );
}
