import { ShopFrame } from '../pages/shop.page.ts';
import { expect, test } from '../support/test.ts';

/** Stands in for the hosted inspector: says that it listens, and keeps the types of what it is told. */
const inspector = `<!doctype html><title>Inspector</title><script>
  window.told = [];
  addEventListener('message', ({ data }) => {
    const { type, name, event } = typeof data === 'string' ? JSON.parse(data) : data;
    told.push(type + ' ' + (name ?? event?.type ?? ''));
  });
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

test('FLO-01 ?inspect=stately opens the hosted inspector and tells it of every flow @desktop', async ({
  page,
  context,
}) => {
  await context.route('https://stately.ai/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: inspector }),
  );
  const opened = context.waitForEvent('page');
  const answer = await page.goto('/shop?inspect=stately');
  expect(answer?.headers()['cross-origin-opener-policy']).toBe('unsafe-none');
  const other = await opened;
  const told = async () => other.evaluate(() => Reflect.get(window, 'told') as string[]);
  await expect.poll(told).toContain('@xstate.actor cart');
  await new ShopFrame(page).cartButton.click();
  await expect.poll(told).toContain('@xstate.event drawer.open');
});

test('FLO-01, SEC-06 every other page keeps to itself: another window cannot hold on to it @desktop', async ({
  request,
}) => {
  for (const path of ['/', '/shop?inspect', '/shop?inspect=stage', '/shop?q=inspect%3Dstately', '/?stately']) {
    expect((await request.get(path)).headers()['cross-origin-opener-policy'], path).toBe('same-origin');
  }
});
