import { expect, test, vi } from 'vitest';
import type { OwnedBanner } from '../../../src/contract/promotions/banner.calls.ts';
import type { OwnedPopupSettings } from '../../../src/contract/promotions/popup.calls.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import { addCoupon } from '../../support/orders/coupons.ts';
import { type Answer, line } from '../../support/orders/order-shop.ts';
import { ownShop } from '../../support/orders/own-shop.ts';

const shop = await ownShop();
const admin = await shop.buyer({ isAdmin: true });

const hour = 3_600_000;
const later = (milliseconds: number) => new Date(shop.context.clock().getTime() + milliseconds).toISOString();
const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Answer> =>
  shop.call(method, `/v1${path}`, { token: admin.token, ...(body === undefined ? {} : { body }) });
const refusal = (answer: Answer) => answer.json<Problem>().errors?.map(({ field }) => field);

test('BNR-01 a banner is shown from its start until its end, by the second', async () => {
  const banner = { text: 'Diwali sale', startsAt: later(hour), endsAt: later(2 * hour) };
  expect(refusal(await send('POST', '/banners', { ...banner, endsAt: banner.startsAt }))).toEqual(['endsAt']);
  const saved = (await send('POST', '/banners', banner)).json<OwnedBanner>();
  expect(saved).toMatchObject(banner);
  const isShown = async () =>
    (await send('GET', '/banners/active'))
      .json<{ banners: { id: string }[] }>()
      .banners.some(({ id }) => id === saved.id);
  const seen = [];
  for (const step of [hour - 1000, 1000, hour - 1000, 1000]) {
    shop.pass(step);
    seen.push(await isShown());
  }
  expect(seen).toEqual([false, true, true, false]);
});

test('FLS-01 the popup is on from its start until its end, if its code can be used then', async () => {
  await addCoupon(shop.context.database, 'FLASH50', { type: 'percentage', value: 50 });
  const path = '/admin/popup-settings';
  const { version: _, ...settings } = (await send('GET', path)).json<OwnedPopupSettings>();
  const planned = { ...settings, isActive: true, startsAt: later(hour), endsAt: later(2 * hour) };
  expect(refusal(await send('PUT', path, { ...planned, endsAt: planned.startsAt }))).toEqual(['endsAt']);
  expect((await send('PUT', path, planned)).json<OwnedPopupSettings>()).toMatchObject(planned);
  const isOn = async () =>
    (await send('GET', '/popup/settings')).json<{ settings: { isActive: boolean } }>().settings.isActive;
  const seen = [];
  for (const step of [0, hour - 1000, 1000, hour - 1000, 1000]) {
    shop.pass(step);
    seen.push(await isOn());
  }
  expect(seen).toEqual([false, false, true, true, false]);
});

test('MNY-10 a price holds from its start until its end: page, list, quote and order agree, and the price before comes back', async () => {
  const path = '/admin/product/sleep-mantra/sale';
  const [startsAt, endsAt] = [later(hour), later(3 * hour)];
  expect(refusal(await send('PUT', path, { sale: { price: 450, startsAt, endsAt: startsAt } }))).toEqual([
    'sale.endsAt',
  ]);
  const plan = { price: 450, startsAt, endsAt };
  expect((await send('PUT', path, { sale: plan })).json()).toEqual({
    sale: { ...plan, options: [], usualPrice: null },
  });
  const prices = async () => {
    await shop.context.jobs.add(shop.context.database, 'prices.turn', {});
    await shop.runJobs();
    const page = (await send('GET', '/product/sleep-mantra')).json<{ price: number }>().price;
    const { products } = (await send('GET', '/product?limit=100')).json<{
      products: { sku: string; price: number }[];
    }>();
    const quote = (await send('POST', '/order/quote', { lines: [line('sleep-mantra')] })).json<{
      lines: { lineTotal: number }[];
    }>();
    return [page, products.find(({ sku }) => sku === 'sleep-mantra')?.price, quote.lines[0]?.lineTotal];
  };
  const agreed = async (price: number) =>
    vi.waitFor(async () => expect(await prices()).toEqual([price, price, price]), { timeout: 30_000 });
  await agreed(600);
  shop.pass(hour);
  await agreed(450);
  expect((await send('GET', path)).json()).toEqual({ sale: { ...plan, options: [], usualPrice: 600 } });
  shop.pass(2 * hour);
  await agreed(600);
  expect((await send('GET', path)).json()).toEqual({ sale: null });
  // One that is ended early gives the price back at once; one that was changed meanwhile stays.
  const now = { price: 500, startsAt: later(0), endsAt: later(hour) };
  await send('PUT', path, { sale: now });
  await agreed(500);
  await send('PUT', path, { sale: null });
  await agreed(600);
});

test('MNY-10 VAR-01 sizes have planned prices of their own: those that are named turn and come back, the others stay', async () => {
  const path = '/admin/product/balm/sale';
  const option = (variant: string, price: number, mrp: number | null = null) => ({
    variant,
    flavour: '',
    price,
    mrp,
    stock: 9,
  });
  const product = { sku: 'balm', name: 'Balm', category: 'Skin', price: 1, flavours: ['Plain'], hsn: '3004' };
  const options = [option('10 g', 100), option('50 g', 400, 450), option('100 g', 700)];
  const made = await send('POST', '/product', { ...product, description: 'Balm.', published: true, options });
  expect([200, 201]).toContain(made.status);
  const [startsAt, endsAt] = [later(hour), later(3 * hour)];
  const of = (variant: string, price: number) => ({ variant, flavour: '', price });
  const plan = async (planned: object) => send('PUT', path, { sale: { startsAt, endsAt, ...planned } });
  const wrong = [
    [{ price: 90 }, 'sale.options'],
    [{ options: [of('20 g', 90)] }, 'sale.options.0.variant'],
    [{ options: [of('10 g', 90), of('10 g', 80)] }, 'sale.options.1.variant'],
    [{ options: [of('10 g', 90), of('50 g', 451)] }, 'sale.options.1.price'],
  ] as const;
  for (const [planned, field] of wrong) expect(refusal(await plan(planned))).toEqual([field]);

  const sold = [of('10 g', 90), of('50 g', 300)];
  expect((await plan({ options: sold })).json()).toEqual({
    sale: { price: 90, options: sold, startsAt, endsAt, usualPrice: null },
  });
  const prices = async () => {
    await shop.context.jobs.add(shop.context.database, 'prices.turn', {});
    await shop.runJobs();
    const page = (await send('GET', '/product/balm')).json<{ price: number; options: { price: number }[] }>();
    const lines = ['10 g', '50 g', '100 g'].map((variant) => line('balm', 1, { flavour: 'Plain', variant }));
    const quote = (await send('POST', '/order/quote', { lines })).json<{ lines: { lineTotal: number }[] }>();
    return [page.price, page.options.map(({ price }) => price), quote.lines.map(({ lineTotal }) => lineTotal)];
  };
  const agreed = async (...each: number[]) =>
    vi.waitFor(async () => expect(await prices()).toEqual([Math.min(...each), each, each]), { timeout: 30_000 });
  await agreed(100, 400, 700);
  shop.pass(hour);
  await agreed(90, 300, 700);
  // Another plan while it runs is about the prices before.
  await plan({ options: [of('100 g', 500)] });
  await agreed(100, 400, 500);
  shop.pass(2 * hour);
  await agreed(100, 400, 700);
  expect((await send('GET', path)).json()).toEqual({ sale: null });
});

test('MNY-10 ADM-50 a product under the code of a deleted one has none of its planned prices', async () => {
  const path = '/admin/product/rinse/sale';
  const product = {
    sku: 'rinse',
    name: 'Rinse',
    category: 'Skin',
    price: 500,
    hsn: '30049011',
    description: 'Cold.',
  };
  const saved = async () => expect((await send('POST', '/product', product)).status).toBe(200);
  await saved();
  const sale = { price: 450, startsAt: later(hour), endsAt: later(3 * hour) };
  expect((await send('PUT', path, { sale })).status).toBe(200);
  const deleted = await shop.call('DELETE', '/v1/product/rinse', { token: admin.token });
  expect(deleted.status).toBeLessThan(300);
  await saved();
  expect((await send('GET', path)).json()).toEqual({ sale: null });
});
