import { beforeEach, expect, test, vi } from 'vitest';
import type { CampaignWrite, OwnedCampaign } from '../../../src/contract/promotions/campaign.calls.ts';
import type { OwnedBanner } from '../../../src/contract/promotions/banner.calls.ts';
import type { OwnedCoupon } from '../../../src/contract/promotions/coupon/coupon-admin.calls.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import { turnCampaign } from '../../../server/promotions/campaign/turn-campaign.ts';
import { type Answer, line } from '../../support/orders/order-shop.ts';
import { ownShop } from '../../support/orders/own-shop.ts';

const shop = await ownShop();
const admin = await shop.buyer({ isAdmin: true });
beforeEach(async () => {
  for (const { id } of (await send('GET', '/admin/campaigns')).json<{ items: { id: string }[] }>().items) {
    await send('DELETE', `/admin/campaigns/${id}`);
  }
});

const hour = 3_600_000;
const later = (milliseconds: number) => new Date(shop.context.clock().getTime() + milliseconds).toISOString();
const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer> =>
  shop.call(method, `/v1${path}`, { token: admin.token, ...(body === undefined ? {} : { body }) });
const errorsOf = (answer: Answer) => answer.json<Problem>().errors;

let made = 0;
/** A sale of one hour that begins in an hour, with everything in it. */
function diwali(own: Partial<CampaignWrite> = {}) {
  made += 1;
  return {
    name: `Diwali${made} sale`,
    startsAt: later(hour),
    endsAt: later(2 * hour),
    isOn: true,
    prices: { by: 'percent', off: 20, scope: 'products', skus: ['sleep-mantra'] },
    coupon: { code: '', type: 'percentage', value: 10 },
    banner: { text: '', link: '' },
    popup: { title: '', text: '', button: '' },
    tiers: [{ threshold: 500, discountPercentage: 3, label: 'Diya' }],
    ...own,
  };
}
async function launched(own?: Partial<CampaignWrite>): Promise<OwnedCampaign> {
  const answer = await send('POST', '/admin/campaigns', diwali(own));
  expect(answer.json()).toMatchObject({ isOn: own?.isOn ?? true });
  return answer.json();
}

interface Seen {
  readonly banner: boolean;
  readonly popup: string | null;
  readonly coupon: boolean;
  readonly tier: string | undefined;
  readonly price: number | undefined;
  readonly quoted: number | undefined;
}

/** What shoppers get at this moment, after what is due has been done and every memory has heard of it. */
async function seen(campaign: OwnedCampaign): Promise<Seen> {
  await turnCampaign(shop.context);
  return vi.waitFor(async () => {
    const now = await ask(campaign);
    expect(now.price).toBe(now.quoted);
    return now;
  });
}

async function ask({ banner, coupon }: OwnedCampaign): Promise<Seen> {
  const code = coupon?.code ?? '';
  const [banners, popup, verdict, tiers, product, quote] = await Promise.all([
    send('GET', '/banners/active'),
    send('GET', '/popup/settings'),
    send('POST', '/coupon/verify', { code, cartValue: 2000 }),
    send('GET', '/coupon/tiers'),
    send('GET', '/product/sleep-mantra'),
    send('POST', '/order/quote', { lines: [line('sleep-mantra')] }),
  ]);
  const { settings } = popup.json<{ settings: { isActive: boolean; couponCode: string } }>();
  return {
    banner: banners.json<{ banners: { text: string }[] }>().banners.some(({ text }) => text === banner?.text),
    popup: settings.isActive ? settings.couponCode : null,
    coupon: verdict.json<{ valid: boolean }>().valid,
    tier: tiers.json<{ tiers: { label: string }[] }>().tiers[0]?.label,
    price: product.json<{ price: number }>().price,
    quoted: quote.json<{ lines: { lineTotal: number }[] }>().lines[0]?.lineTotal,
  };
}
const before = { banner: false, coupon: false, tier: 'Bronze', price: 600, quoted: 600 };
const during = { banner: true, coupon: true, tier: 'Diya', price: 480, quoted: 480 };

test('CMP-01 banner, popup, coupon, tiers and prices turn together at the start, and back at the end', async () => {
  const campaign = await launched();
  const moments = [];
  for (const step of [hour - 1000, 1000, hour - 1000, 1000]) {
    shop.pass(step);
    moments.push(await seen(campaign));
  }
  expect(moments).toMatchObject([
    before,
    { ...during, popup: campaign.coupon?.code },
    { ...during, popup: campaign.coupon?.code },
    before,
  ]);
});

test('CMP-01 one switch takes all parts back, and one time moves all of them', async () => {
  const campaign = await launched({ startsAt: later(0) });
  const { id, version: _v, ...body } = campaign;
  const write = (own: Partial<CampaignWrite>) => {
    const { name, startsAt, endsAt, isOn, prices, coupon, banner, popup, tiers, bundles, posts } = {
      ...body,
      ...own,
    };
    const whole = { name, startsAt, endsAt, isOn, prices, coupon, banner, popup, tiers, bundles, posts };
    return send('PUT', `/admin/campaigns/${id}`, whole);
  };
  expect(await seen(campaign)).toMatchObject(during);
  await write({ isOn: false });
  expect(await seen(campaign)).toMatchObject(before);
  await write({ isOn: true });
  expect(await seen(campaign)).toMatchObject(during);
  await write({ startsAt: later(hour), endsAt: later(3 * hour) });
  expect(await seen(campaign)).toMatchObject(before);
  const banner = (await send('GET', `/admin/banners/${campaign.bannerId}`)).json<OwnedBanner>();
  const { coupon } = (await send('GET', `/admin/coupons/${campaign.couponId}`)).json<{ coupon: OwnedCoupon }>();
  expect(banner).toMatchObject({ startsAt: later(hour), endsAt: later(3 * hour), isEnabled: true });
  expect(coupon).toMatchObject({ startsAt: later(hour), expiresAt: later(3 * hour), isEnabled: true });
});

test('CMP-01 empty texts are made from the name, the year in India and the discount', async () => {
  const campaign = await launched({
    name: 'Monsoon sale',
    startsAt: '2026-12-31T19:00:00.000Z',
    endsAt: '2027-01-03T18:30:00.000Z',
  });
  expect(campaign).toMatchObject({
    coupon: { code: 'MONSOON27' },
    banner: { text: 'Monsoon sale: 10% off with the code MONSOON27', link: '/shop' },
    popup: { title: 'Monsoon sale', text: '10% off with the code MONSOON27', button: 'Claim 10% off' },
    pricedProducts: 1,
    sample: [{ sku: 'sleep-mantra', usual: 600, price: 480 }],
  });
});

test('CMP-01 a member’s time and switch are the campaign’s; taken out it is a record of its own', async () => {
  const campaign = await launched();
  const {
    id,
    version: _,
    ...banner
  } = (await send('GET', `/admin/banners/${campaign.bannerId}`)).json<OwnedBanner>();
  const moved = await send('PUT', `/banners/${id}`, { ...banner, endsAt: later(3 * hour) });
  const message = `${campaign.name} sets this. Change it there`;
  expect([moved.status, errorsOf(moved)]).toEqual([422, [{ field: 'endsAt', message }]]);
  expect((await send('PUT', `/banners/${id}`, { ...banner, text: 'Other words' })).status).toBe(200);
  const bulk = await send('POST', '/admin/banners/bulk', { action: 'disable', ids: [id] });
  expect(bulk.json()).toEqual({
    changed: 0,
    refused: [{ id, message: `It’s part of ${campaign.name}. Switch the campaign instead` }],
  });
  const { name, startsAt, endsAt, isOn } = campaign;
  await send('PUT', `/admin/campaigns/${campaign.id}`, { name, startsAt, endsAt, isOn });
  expect((await send('PUT', `/banners/${id}`, { ...banner, endsAt: later(3 * hour) })).status).toBe(200);
});

test('CMP-01 what contradicts itself is refused at its field, and nothing is stored', async () => {
  const refusals = [
    [{ endsAt: later(hour) }, 'endsAt', 'The end must be after the start'],
    [{ coupon: null }, 'popup', 'A popup needs the sale’s coupon'],
    [
      { prices: { by: 'amount', off: 600, scope: 'products', category: '', skus: ['sleep-mantra'] } },
      'prices.off',
      'That takes off the whole price of Sleep Mantra (₹600)',
    ],
    [
      { prices: { by: 'percent', off: 10, scope: 'category', category: 'Nothing', skus: [] } },
      'prices.scope',
      'No product is meant by that',
    ],
    [{ bundles: ['00000000-0000-4000-8000-000000000000'] }, 'bundles.0', 'We couldn’t find this bundle'],
  ] as const;
  for (const [own, field, message] of refusals) {
    const answer = await send('POST', '/admin/campaigns', { ...diwali(), ...own });
    expect([answer.status, errorsOf(answer)]).toEqual([422, [{ field, message }]]);
  }
  expect((await send('GET', '/admin/campaigns')).json<{ total: number }>().total).toBe(0);
});

test('CMP-01 a product has one planned price at a time, whoever plans it', async () => {
  const first = await launched();
  const second = await send('POST', '/admin/campaigns', diwali());
  const message = `Sleep Mantra has a price in ${first.name} at that time`;
  expect(errorsOf(second)).toEqual([{ field: 'prices.scope', message }]);
  const sale = { price: 450, startsAt: later(hour), endsAt: later(3 * hour) };
  expect(errorsOf(await send('PUT', '/admin/product/sleep-mantra/sale', { sale }))).toEqual([
    { field: 'sale.startsAt', message: `${first.name} has a price for it at that time` },
  ]);
  const off = await launched({ isOn: false });
  const bulk = await send('POST', '/admin/campaigns/bulk', { action: 'enable', ids: [off.id] });
  expect(bulk.json()).toEqual({ changed: 0, refused: [{ id: off.id, message }] });
});

test('CMP-01 a copy with new dates gets a code of its own', async () => {
  const first = await launched({ name: 'Holi sale' });
  const { startsAt, endsAt } = { startsAt: '2027-03-01T04:30:00.000Z', endsAt: '2027-03-04T04:30:00.000Z' };
  const { coupon, banner, popup } = first;
  const copy = await launched({ name: 'Holi sale', coupon, banner, popup, startsAt, endsAt });
  expect([first.coupon?.code, copy.coupon?.code, copy.banner?.text]).toEqual([
    'HOLI26',
    'HOLI27',
    'Holi sale: 10% off with the code HOLI27',
  ]);
});

test('CMP-01 a second sale of the year gets a code of its own, and so does a copy of it', async () => {
  const at = (day: string) => ({ startsAt: `2026-${day}T04:30:00.000Z`, endsAt: `2026-${day}T16:30:00.000Z` });
  const sale = { name: 'Onam sale', prices: null };
  const first = await launched({ ...sale, ...at('12-01') });
  const second = await launched({ ...sale, ...at('12-03') });
  await send('DELETE', `/admin/campaigns/${first.id}`);
  const { coupon, banner, popup } = second;
  const copy = await launched({ ...sale, ...at('12-05'), coupon, banner, popup });
  const saved = await send('PUT', `/admin/campaigns/${copy.id}`, {
    ...sale,
    ...at('12-05'),
    isOn: true,
    coupon: { ...copy.coupon, code: '' },
  });
  expect([first, second, copy, saved.json<OwnedCampaign>()].map((each) => each.coupon?.code)).toEqual([
    'ONAM26',
    'ONAM26B',
    'ONAM26C',
    'ONAM26C',
  ]);
  expect(copy.banner?.text).toBe('Onam sale: 10% off with the code ONAM26C');
});

test('CMP-01 of two admins who move a campaign at once, one is told, and its parts agree', async () => {
  const campaign = await launched();
  const { name, isOn, banner, coupon } = campaign;
  const move = async (hours: number) =>
    shop.call('PUT', `/v1/admin/campaigns/${campaign.id}`, {
      token: admin.token,
      headers: { 'if-match': `"${campaign.version}"` },
      body: { name, isOn, banner, coupon, startsAt: later(hour), endsAt: later(hours * hour) },
    });
  const statuses = (await Promise.all([move(5), move(6)])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 412]));
  const { endsAt } = (await send('GET', `/admin/campaigns/${campaign.id}`)).json<OwnedCampaign>();
  const shown = (await send('GET', `/admin/banners/${campaign.bannerId}`)).json<OwnedBanner>();
  expect(shown.endsAt).toBe(endsAt);
});

test('CMP-01 a shop that was down at the start or at the end turns once it is up, in several processes once', async () => {
  const campaign = await launched();
  shop.pass(hour + 60_000);
  await Promise.all([turnCampaign(shop.context), turnCampaign(shop.context), turnCampaign(shop.context)]);
  expect(await seen(campaign)).toMatchObject(during);
  shop.pass(9 * hour);
  await Promise.all([turnCampaign(shop.context), turnCampaign(shop.context)]);
  expect(await seen(campaign)).toMatchObject(before);
});

test('CMP-01 each size of a product gets its own price, and gets its own back', async () => {
  const option = (variant: string, price: number, mrp: number) => ({
    variant,
    flavour: '',
    sku: '',
    price,
    mrp,
    stock: 5,
  });
  const added = await send('POST', '/product', {
    sku: 'neem-oil',
    name: 'Neem Oil',
    category: 'Oils',
    description: 'Cold pressed.',
    hsn: '3301',
    published: true,
    price: 300,
    options: [option('30 ml', 300, 320), option('100 ml', 805, 900)],
  });
  expect(added.json()).toMatchObject({ sku: 'neem-oil' });
  const pricesOf = async () => {
    const product = (await send('GET', '/product/neem-oil')).json<{
      price: number;
      options: { price: number }[];
    }>();
    return [product.price, ...product.options.map(({ price }) => price)];
  };
  await launched({
    startsAt: later(0),
    prices: { by: 'percent', off: 10, scope: 'category', category: 'Oils', skus: [] },
  });
  await expect.poll(pricesOf).toEqual([270, 270, 724]);
  shop.pass(3 * hour);
  await turnCampaign(shop.context);
  await expect.poll(pricesOf).toEqual([300, 300, 805]);
});
