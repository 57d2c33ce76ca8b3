import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { OwnedCampaign } from '../../../src/contract/promotions/campaign.calls.ts';
import { addBundle } from '../../support/orders/bundles.ts';
import { type Answer } from '../../support/orders/order-shop.ts';
import { ownShop } from '../../support/orders/own-shop.ts';

const shop = await ownShop();
const admin = await shop.buyer({ isAdmin: true });

const hour = 3_600_000;
const later = (milliseconds: number) => new Date(shop.context.clock().getTime() + milliseconds).toISOString();
const send = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  { token } = admin,
): Promise<Answer> => shop.call(method, `/v1${path}`, { token, ...(body === undefined ? {} : { body }) });

/** A draft of the journal. */
async function addPost(slug: string): Promise<string> {
  const [id, category] = [randomUUID(), randomUUID()];
  const { database } = shop.context;
  await database.execute(sql`
    INSERT INTO post_category (id, slug, name, created_at, updated_at)
    VALUES (${category}, ${slug}, ${slug}, now(), now())`);
  await database.execute(sql`
    INSERT INTO post (id, slug, title, category_id, summary, html, minutes, created_at, updated_at)
    VALUES (${id}, ${slug}, ${slug}, ${category}, 'About lamps', '<p>Lamps</p>', 1, now(), now())`);
  await database.execute(sql`INSERT INTO post_slug (slug, post_id) VALUES (${slug}, ${id})`);
  return id;
}

const posts = async () =>
  (await send('GET', '/blog')).json<{ posts: { slug: string }[] }>().posts.map(({ slug }) => slug);
const offered = async (id: string) =>
  (await send('GET', '/bundle'))
    .json<{ bundles: { id: string; endsAt: string }[] }>()
    .bundles.find((each) => each.id === id);

test('CMP-01 a bundle is offered and a post appears with the campaign; the bundle ends with it, the post stays', async () => {
  const bundle = await addBundle(shop.context.database, { name: 'Lamp pair' });
  const post = await addPost('lamps');
  const body = {
    name: 'Lamp week',
    startsAt: later(hour),
    endsAt: later(3 * hour),
    isOn: true,
    bundles: [bundle],
    posts: [post],
  };
  const { id } = (await send('POST', '/admin/campaigns', body)).json<OwnedCampaign>();
  const seen = [];
  for (const step of [hour - 1000, 1000, 2 * hour - 1000, 1000]) {
    shop.pass(step);
    seen.push([(await offered(bundle))?.endsAt ?? null, (await posts()).includes('lamps')]);
  }
  expect(seen).toEqual([
    [null, false],
    [body.endsAt, true],
    [body.endsAt, true],
    [null, true],
  ]);
  const status = await send('POST', `/bundle/${bundle}/status`, { status: 'inactive' });
  expect([status.status, status.json<{ detail: string }>().detail]).toEqual([
    422,
    'It’s part of Lamp week. Switch the campaign instead',
  ]);
  expect((await send('DELETE', `/admin/campaigns/${id}`)).status).toBe(204);
  expect((await posts()).includes('lamps')).toBe(true);
});

test('CMP-01 STF-01 whoever may only promote can’t take a post in, and nothing is stored', async () => {
  const marketer = await shop.buyer({ isAdmin: true });
  const role = randomUUID();
  await shop.context.database.execute(sql`
    INSERT INTO staff_role (id, name, permissions, created_at, updated_at)
    VALUES (${role}, 'Marketing', '{promotions}', now(), now())`);
  await shop.context.database.execute(sql`UPDATE shopper SET staff_role_id = ${role} WHERE id = ${marketer.id}`);
  const body = { name: 'Own week', startsAt: later(hour), endsAt: later(2 * hour), isOn: true };
  const withPost = { ...body, posts: [await addPost('own-week')] };
  const refused = await send('POST', '/admin/campaigns', withPost, marketer);
  expect([refused.status, refused.json<{ errors: unknown }>().errors]).toEqual([
    422,
    [{ field: 'posts', message: 'You need the permission for content' }],
  ]);
  const { id, version: _, ...there } = (await send('POST', '/admin/campaigns', withPost)).json<OwnedCampaign>();
  const kept = { ...body, posts: there.posts, isOn: false };
  expect((await send('PUT', `/admin/campaigns/${id}`, kept, marketer)).status).toBe(200);
  expect((await send('PUT', `/admin/campaigns/${id}`, body, marketer)).status).toBe(422);
  expect((await send('GET', '/admin/campaigns?q=own')).json<{ total: number }>().total).toBe(1);
});
