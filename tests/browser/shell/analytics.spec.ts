import type { Page, Request } from '@playwright/test';
import { z } from 'zod';
import { ShopFrame } from '../pages/shop.page.ts';
import { expect, test } from '../support/test.ts';

const eventSchema = z.object({
  bundleId: z.string(),
  bundleName: z.string(),
  action: z.string(),
  sourcePage: z.string(),
  deviceType: z.string(),
  sessionId: z.string(),
  cartValue: z.number(),
  metadata: z.object({ visibilityDuration: z.number().optional(), position: z.number() }),
});
const batchSchema = z.object({ events: z.array(eventSchema), batchId: z.string(), timestamp: z.string() });
const touchSchema = z.object({ recommendationId: z.string(), action: z.string().optional() });
const metricsSchema = z.object({ viewCount: z.number() });

type Event = z.infer<typeof eventSchema>;

/** What the page sends to one call of the analytics, as it comes. */
function sentTo(page: Page, call: 'track' | 'view' | 'interaction'): readonly unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith(`/api/bundles/analytics/${call}`)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

function eventsOf(bodies: readonly unknown[]): readonly Event[] {
  return bodies.flatMap((body) => batchSchema.parse(body).events);
}

function deals(page: Page) {
  return page.getByRole('region', { name: 'Bundle deals' });
}

async function seeDeals(page: Page): Promise<void> {
  await new ShopFrame(page).open('/shop/sleep-mantra');
  await expect(deals(page).getByRole('article').first()).toBeVisible();
  await deals(page).scrollIntoViewIfNeeded();
}

test('ANA-01 ANA-02 ANA-03 ANA-05 a card that is looked at for a second is counted once, on this tab and device @phone', async ({
  page,
}, { project }) => {
  const tracked = sentTo(page, 'track');
  const recommended = sentTo(page, 'view');
  await seeDeals(page);
  const first = () => eventsOf(tracked).find(({ metadata }) => metadata.position === 0);
  await expect.poll(first, { timeout: 40_000 }).toBeDefined();
  const session = await page.evaluate(() => sessionStorage.getItem('bundle_session_id'));
  const event = first();
  expect(event).toMatchObject({
    action: 'view',
    sourcePage: 'pdp',
    deviceType: project.name === 'phone' ? 'mobile' : 'desktop',
    sessionId: z.string().parse(JSON.parse(session ?? 'null')),
    cartValue: 0,
    metadata: { visibilityDuration: 1000, position: 0 },
  });
  const ids = eventsOf(tracked).map(({ bundleId }) => bundleId);
  expect(ids.length).toBe(new Set(ids).size);
  expect(recommended.map((body) => typeof touchSchema.parse(body).recommendationId)).toEqual(['string']);
  const answer = await page.request.get(`/api/bundles/${event?.bundleId}/metrics`);
  expect(metricsSchema.parse(await answer.json()).viewCount).toBeGreaterThan(0);
});

test('ANA-03 ANA-05 cards that nobody scrolls to are not counted; what is done with a recommended bundle is told with its recommendation @desktop', async ({
  page,
}) => {
  await page.clock.install();
  const touched = sentTo(page, 'interaction');
  const tracked = sentTo(page, 'track');
  await new ShopFrame(page).open('/shop/sleep-mantra');
  await expect(deals(page).getByRole('article').first()).toBeVisible();
  await expect(deals(page)).not.toBeInViewport();
  for (let times = 0; times < 3; times += 1) await page.clock.fastForward(10_000);
  expect(tracked).toEqual([]);
  await deals(page).scrollIntoViewIfNeeded();
  await deals(page).getByRole('button', { name: 'Add Bundle to Cart' }).first().click();
  await expect
    .poll(() => touched.map((body) => touchSchema.parse(body).action), { timeout: 40_000 })
    .toContain('apply');
});

test('ANA-02 what waits when the page is hidden is counted all the same @desktop', async ({ page }) => {
  // Nothing but a beacon gets through, and the test carries it.
  await page.addInitScript(() => {
    navigator.sendBeacon = (url, body) => {
      // How fast the page was is told by a beacon of its own.
      if (body instanceof Blob && String(url).endsWith('/analytics/track')) {
        body
          .text()
          .then((text) => sessionStorage.setItem('beacon', text))
          .catch(() => {});
      }
      return true;
    };
  });
  await page.route('**/api/bundles/analytics/track', () => {});
  await seeDeals(page);
  const hide = () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    return sessionStorage.getItem('beacon');
  };
  await expect.poll(() => page.evaluate(hide), { intervals: [1500], timeout: 40_000 }).not.toBeNull();
  const batch = batchSchema.parse(JSON.parse((await page.evaluate(hide)) ?? 'null'));
  expect(batch.events[0]).toMatchObject({ action: 'view', sourcePage: 'pdp' });
  await page.unroute('**/api/bundles/analytics/track');
  const beacon = await page.evaluate(() => sessionStorage.getItem('beacon'));
  const sent = await page.request.post('/api/bundles/analytics/track', {
    headers: { 'content-type': 'application/json' },
    data: beacon ?? '',
  });
  expect(sent.status(), await sent.text()).toBe(204);
});
