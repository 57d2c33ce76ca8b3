import { expect, test } from 'vitest';
import type { CampaignWrite, OwnedCampaign } from '../../../src/contract/promotions/campaign.calls.ts';
import { type Answer } from '../../support/orders/order-shop.ts';
import { ownShop } from '../../support/orders/own-shop.ts';

const shop = await ownShop();
const admin = await shop.buyer({ isAdmin: true });

const hour = 3_600_000;
const later = (milliseconds: number) => new Date(shop.context.clock().getTime() + milliseconds).toISOString();
const send = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> =>
  shop.call(method, `/v1${path}`, { token: admin.token, ...(body === undefined ? {} : { body }) });
const coupon = { code: '', type: 'percentage', value: 10 };

async function launched(own: object): Promise<OwnedCampaign> {
  const times = { startsAt: later(hour), endsAt: later(2 * hour), isOn: true } satisfies Partial<CampaignWrite>;
  const popup = { title: '', text: '', button: '' };
  return (await send('POST', '/admin/campaigns', { ...times, coupon, popup, ...own })).json();
}

test('CMP-01 FLO-08 the calendar shows campaigns and single records of the month, with what collides', async () => {
  const campaign = await launched({ name: 'Kite week' });
  await launched({
    name: 'Sesame week',
    coupon: { ...coupon, code: 'TIL10' },
    startsAt: later(1.5 * hour),
  });
  const month = campaign.startsAt.slice(0, 7);
  await send('POST', '/banners', { text: 'Only today: TIL10', startsAt: later(0), endsAt: later(hour) });
  const { entries, collisions } = (await send('GET', `/admin/campaign-calendar?month=${month}`)).json<{
    entries: { kind: string; name: string; campaign: string | null }[];
    collisions: string[];
  }>();
  expect(entries.filter(({ campaign: whose }) => whose === null).map(({ kind, name }) => [kind, name])).toEqual(
    expect.arrayContaining([
      ['banner', 'Only today: TIL10'],
      ['campaign', 'Kite week'],
      ['campaign', 'Sesame week'],
    ]),
  );
  expect(entries).toContainEqual(
    expect.objectContaining({ kind: 'coupon', name: campaign.coupon?.code, campaign: 'Kite week' }),
  );
  expect(collisions).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Two popups want the same time: Kite week and Sesame week/u),
      'The coupon TIL10 starts after the banner “Only today: TIL10”',
    ]),
  );
  const { id: categoryId } = (
    await send('POST', '/blog/categories', { slug: 'kites', name: 'Kites', position: 0 })
  ).json<{
    id: string;
  }>();
  const post = { title: 'How a kite flies', slug: 'kite', categoryId, publishAt: later(hour) };
  await send('POST', '/blog', post);
  await send('POST', '/blog', { ...post, title: 'Not yet', slug: 'not-yet', publishAt: null });
  const posts = (await send('GET', `/admin/campaign-calendar?month=${month}`)).json<{
    entries: { kind: string }[];
  }>();
  expect(posts.entries.filter(({ kind }) => kind === 'post')).toEqual([
    expect.objectContaining({
      name: post.title,
      startsAt: post.publishAt,
      endsAt: null,
      isOn: true,
      campaign: null,
    }),
  ]);
  const page = (await send('GET', `/admin/campaigns/${campaign.id}`)).json<OwnedCampaign>();
  expect(page.collisions).toContainEqual(expect.stringMatching(/^Two popups want the same time/u));
  // What has neither a start nor an end in that month isn't planned, and a coupon may have no end.
  await send('POST', '/coupon', {
    code: 'ALWAYS',
    name: 'Always',
    type: 'amount',
    value: 50,
    expiresAt: null,
  });
  await send('POST', '/banners', { text: 'Always: ALWAYS', endsAt: '2027-12-31T00:00:00Z' });
  const after = await send('GET', `/admin/campaign-calendar?month=${month}`);
  expect(after.body).not.toContain('ALWAYS');
  expect((await send('GET', '/admin/campaign-calendar?month=2026-13')).status).toBe(422);
});
