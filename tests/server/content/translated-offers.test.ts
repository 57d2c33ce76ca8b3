import { expect, test, vi } from 'vitest';
import { type Fields, hindi, outdatedIn, translatedShop } from '../../support/admin/translated-shop.ts';

const { server, read, send } = await translatedShop();

const shown = async (path: string, headers = {}) => (await read(path, headers)).body as Fields;
const outdated = (body: unknown) => Object.keys(outdatedIn(body) ?? {});

const day = 86_400_000;
const at = (days: number) => new Date(server.context.clock().getTime() + days * day).toISOString();

test('LNG-01 CPN-02 an offer speaks Hindi where an admin wrote it, and its card knows that the English changed', async () => {
  const translations = { hi: { name: 'तुलसी हफ़्ता', urgencyMessage: 'रविवार तक' } };
  const coupon = {
    code: 'TULSIWEEK',
    name: 'Tulsi week',
    description: 'A tenth off',
    type: 'percentage',
    value: 10,
    isFlashOffer: true,
    urgencyMessage: 'Until Sunday',
    expiresAt: at(1),
  };
  const { status, body } = await send('POST', '/v1/coupon', { ...coupon, translations });
  expect([status, body]).toMatchObject([200, { translations }]);
  const { id } = body as { id: string };
  const offered = async (headers = {}) => {
    const { coupons } = (await shown('/v1/coupon/time-limited/active', headers)) as { coupons: readonly Fields[] };
    return coupons.find((each) => each['id'] === id);
  };
  await vi.waitFor(async () =>
    expect(await offered(hindi)).toMatchObject({
      name: 'तुलसी हफ़्ता',
      description: 'A tenth off',
      urgencyMessage: 'रविवार तक',
      translated: expect.arrayContaining(['name', 'urgencyMessage']) as unknown,
    }),
  );
  expect(await offered()).toMatchObject({ name: 'Tulsi week', urgencyMessage: 'Until Sunday' });
  expect((await shown(`/v1/coupon/time-limited/urgency/${id}`, hindi))['coupon']).toMatchObject({
    name: 'तुलसी हफ़्ता',
  });

  const changed = await send('PUT', `/v1/coupon/${id}`, {
    ...coupon,
    urgencyMessage: 'Until Monday',
    translations,
  });
  expect(outdated(changed.body)).toEqual(['urgencyMessage']);
  const listed = (await send('GET', '/v1/coupon?translation=hi-outdated')).body as { coupons: readonly Fields[] };
  expect(listed.coupons.map((each) => each['id'])).toEqual([id]);
});

test('LNG-01 CMP-01 the popup of a running campaign speaks Hindi as far as the campaign has it', async () => {
  const campaign = {
    name: 'Diwali sale',
    startsAt: at(-1),
    endsAt: at(1),
    isOn: true,
    coupon: { code: 'DIYA20', type: 'percentage', value: 20 },
    banner: null,
    popup: { title: 'Diwali at a fifth off', text: 'A fifth off', button: 'Claim 20% off' },
  };
  const translations = { hi: { popupTitle: 'दिवाली पर पाँचवाँ हिस्सा कम', buttonText: '20% की छूट लें' } };
  const { status, body } = await send('POST', '/v1/admin/campaigns', { ...campaign, translations });
  expect([status, body]).toMatchObject([200, { translations }]);
  const settings = async (headers = {}) => (await shown('/v1/popup/settings', headers))['settings'] as Fields;
  await vi.waitFor(async () =>
    expect(await settings(hindi)).toMatchObject({
      popupTitle: 'दिवाली पर पाँचवाँ हिस्सा कम',
      buttonText: '20% की छूट लें',
      couponDescription: 'A fifth off',
      couponCode: 'DIYA20',
    }),
  );
  const { translated } = (await settings(hindi)) as { translated: readonly string[] };
  expect(translated).toEqual(expect.arrayContaining(['popupTitle', 'buttonText', 'urgencyBadgeText']));
  expect(translated).not.toContain('couponDescription');
  expect(await settings()).toMatchObject({ popupTitle: 'Diwali at a fifth off' });

  const { id } = body as { id: string };
  const popup = { ...campaign.popup, title: 'Diwali, a fifth off' };
  const changed = await send('PUT', `/v1/admin/campaigns/${id}`, { ...campaign, popup, translations });
  expect([changed.status, outdated(changed.body)]).toEqual([200, ['popupTitle']]);
  // Switching it in the list leaves its Hindi where it is.
  await send('POST', '/v1/admin/campaigns/bulk', { action: 'disable', ids: [id] });
  const off = (await send('GET', `/v1/admin/campaigns/${id}`)).body;
  expect([off, outdated(off)]).toMatchObject([{ isOn: false, translations }, ['popupTitle']]);
});

test('LNG-01 ADM-06 a video has its title in Hindi in the list and on the home page', async () => {
  const titles = async (headers = {}) =>
    ((await shown('/v1/reel', headers)) as { reels: readonly Fields[] }).reels.map(({ title }) => title);
  expect(await titles()).toContain('Dog Mantra: for the one under the bed');
  expect(await titles(hindi)).toContain('Dog Mantra: पलंग के नीचे छिपने वाले के लिए');

  const { items } = (await send('GET', '/v1/admin/reels')).body as { items: readonly Fields[] };
  const [reel = {}] = items;
  const { title, productSku, poster, isPublished } = reel;
  const body = { title: `${String(title)}, again`, productSku, poster, isPublished };
  const changed = await send('PUT', `/v1/reel/${String(reel['id'])}`, body);
  expect([changed.status, outdated(changed.body)]).toEqual([200, ['title']]);
});

test('LNG-01 ADM-07 journal categories have names in Hindi, on their own, on posts and in the list', async () => {
  const { posts } = (await shown('/v1/blog?category=plants', hindi)) as { posts: readonly { slug: string }[] };
  const category = { slug: 'plants', name: 'पौधे', translated: ['name'] };
  expect(posts[0]).toMatchObject({ category });
  const path = `/v1/blog/${posts[0]?.slug ?? ''}`;
  expect(await shown(path, hindi)).toMatchObject({ category });
  expect((await shown(path))['category']).toEqual({ slug: 'plants', name: 'Plants' });
  const names = async (of: string, headers = {}) =>
    ((await shown(of, headers))['categories'] as readonly Fields[]).map(({ name }) => name);
  expect([await names('/v1/blog', hindi), await names('/v1/blog/categories', hindi)]).toEqual(
    Array.from({ length: 2 }, () => ['पौधे', 'कुत्ते', 'रसोई', 'आराम']),
  );

  const { categories } = (await send('GET', '/v1/admin/blog/categories')).body as { categories: readonly Fields[] };
  const kitchen = categories.find(({ slug }) => slug === 'kitchen') ?? {};
  expect(kitchen).toMatchObject({ translations: { hi: { name: 'रसोई' } } });
  const renamed = { slug: 'kitchen', name: 'In the kitchen', position: kitchen['position'] };
  const change = async (translations: object = {}) =>
    send('PUT', `/v1/blog/categories/${String(kitchen['id'])}`, { ...renamed, translations });
  const changed = await change();
  expect([changed.status, outdated(changed.body)]).toEqual([200, ['name']]);
  expect(outdated((await change({ hi: { name: 'रसोई', checked: ['name'] } })).body)).toEqual([]);
});
