import { type Collector, startCollector } from '../../support/platform/collector.ts';
import { startShop } from '../../support/platform/shop-process.ts';
import { signIn } from '../support/people/sign-in.ts';
import { expect, test as base } from '../support/test.ts';

/** A shop of its own: it sends what it does to a collector. */
const test = base.extend<object, { collector: Collector }>({
  collector: [
    async ({}, provide) => {
      const collector = await startCollector();
      await provide(collector);
      await collector.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ collector }, provide) => {
      const shop = await startShop({
        environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '50' },
      });
      await provide({ url: shop.url, dataDir: shop.dataDir });
      await shop.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('PRF-05 while tracing is on, a call of a page is a trace down to the statements that it caused @desktop', async ({
  page,
  phone,
  collector,
}) => {
  await signIn(page, phone);
  const began = page.waitForRequest((request) => request.url().endsWith('/v1/user/address'));
  await page.goto('/dashboard/address');
  const header = (await began).headers()['traceparent'] ?? '';
  expect(header).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/u);
  const [, traceId, browserSpan] = header.split('-');
  const below = () => collector.spans().filter((span) => span.traceId === traceId);
  await expect.poll(() => below().map(({ name }) => name)).toContain('GET /v1/user/address');
  const request = below().find(({ name }) => name === 'GET /v1/user/address');
  expect(request?.parentSpanId).toBe(browserSpan);
  await expect.poll(() => below().map(({ name }) => name)).toContain('SELECT address');
  expect(collector.bodies.join('\n')).not.toContain(phone.slice(3));
});

const plain = base;
plain(
  'PRF-05 while tracing is off, pages say nothing of it and calls begin no trace @desktop',
  async ({ page, phone }) => {
    const headers: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v1/')) headers.push(request.headers()['traceparent'] ?? 'none');
    });
    await signIn(page, phone);
    await page.goto('/dashboard/address');
    await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
    expect(new Set(headers)).toEqual(new Set(['none']));
    expect(await page.content()).not.toContain('isTraced');
  },
);
