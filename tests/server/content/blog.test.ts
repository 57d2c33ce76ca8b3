import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnedCategory, OwnedPost, PostWrite } from '../../../src/contract/content/blog/blog-admin.calls.ts';
import type { Post, PostList } from '../../../src/domain/content/blog/blog.ts';
import { nastyHtml } from '../../support/access/nasty-html.ts';
import { accounts, refusedFields, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: string;
let customer: string;
let categoryId: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn(accounts.admin);
  customer = await server.signIn(accounts.customer);
  const { body } = await server.call('GET', '/v1/blog/categories');
  categoryId = (body as { categories: { id: string }[] }).categories[0]?.id ?? '';
});
afterAll(() => server.close());

const hour = 3_600_000;
const strange = '00000000-0000-4000-8000-000000000000';
const send = async (method: string, path: string, body?: unknown, headers = {}) =>
  server.call(method, path, { token: admin, headers, ...(body === undefined ? {} : { body }) });
const inHours = (hours: number) => new Date(server.context.clock().getTime() + hours * hour).toISOString();
const draft = (slug: string, change: Partial<PostWrite> = {}) => ({
  title: `About ${slug}`,
  slug,
  categoryId,
  html: '<p>Words</p>',
  ...change,
});
const created = async (slug: string, change: Partial<PostWrite> = {}) =>
  (await send('POST', '/v1/blog', draft(slug, change))).body as OwnedPost;
const seen = async (path: string) => {
  const { status, body } = await server.call('GET', path);
  return { status, post: body as Post };
};

test('CNT-01 the seeded journal is listed newest first, by category and by words, page by page', async () => {
  const list = async (query = '') => (await server.call('GET', `/v1/blog${query}`)).body as PostList;
  const all = await list();
  const moments = all.posts.map(({ publishedAt }) => publishedAt);
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect(all.total).toBe(all.categories.reduce((sum, { count }) => sum + count, 0));
  const dogs = await list('?category=dogs');
  expect(new Set(dogs.posts.map(({ category }) => category.name))).toEqual(new Set(['Dogs']));
  expect((await list('?q=withanolides')).posts.map(({ slug }) => slug)).toEqual(['ashwagandha-root']);
  expect((await list('?q=ashwagan')).posts.map(({ slug }) => slug)).toContain('ashwagandha-root');
  expect((await list('?limit=1&offset=1')).posts[0]?.slug).toBe(all.posts[1]?.slug);
  const { post } = await seen('/v1/blog/ashwagandha-root');
  expect([post.category, post.sku]).toEqual([{ slug: 'plants', name: 'Plants' }, 'sleep-mantra']);
  expect(post.html).toContain('<h2>A plant that likes poor soil</h2>');
});

test('ADM-07 a draft is nobody’s but an admin’s, a scheduled post comes out at its moment by the clock', async () => {
  const { id, state, version } = await created('by-the-clock');
  expect([state, (await seen('/v1/blog/by-the-clock')).status]).toEqual(['draft', 404]);
  const scheduled = await send('PUT', `/v1/blog/${id}`, draft('by-the-clock', { publishAt: inHours(1) }), {
    'if-match': `"${version}"`,
  });
  expect([scheduled.status, (scheduled.body as OwnedPost).state]).toEqual([200, 'scheduled']);
  expect((await seen('/v1/blog/by-the-clock')).status).toBe(404);
  expect((await server.call('GET', '/v1/blog?q=by-the-clock')).text).not.toContain('by-the-clock');
  expect((await server.call('GET', '/feed.xml')).text).not.toContain('by-the-clock');
  server.pass(hour);
  expect((await seen('/v1/blog/by-the-clock')).status).toBe(200);
  expect((await server.call('GET', '/feed.xml')).text).toContain(`${server.url}/blog/by-the-clock`);
  const rows = async (state: string) =>
    (await send('GET', `/v1/admin/blog?state=${state}&q=clock`)).body as { total: number };
  expect([(await rows('draft')).total, (await rows('scheduled')).total, (await rows('published')).total]).toEqual([
    0, 0, 1,
  ]);
});

test('ADM-07 an address that was out leads to its post for ever, and no other post gets it', async () => {
  const { id } = await created('first-name', { publishAt: inHours(0) });
  await send('PUT', `/v1/blog/${id}`, draft('second-name', { publishAt: inHours(0) }));
  await send('PUT', `/v1/blog/${id}`, draft('third-name', { publishAt: inHours(0) }));
  for (const slug of ['first-name', 'second-name', 'third-name']) {
    expect((await seen(`/v1/blog/${slug}`)).post.slug).toBe('third-name');
  }
  expect(refusedFields(await send('POST', '/v1/blog', draft('first-name')))).toEqual(['slug']);
  expect((await send('PUT', `/v1/blog/${id}`, draft('first-name', { publishAt: inHours(0) }))).status).toBe(200);
  const hidden = await created('never-out');
  await send('PUT', `/v1/blog/${hidden.id}`, draft('renamed'));
  expect((await send('POST', '/v1/blog', draft('never-out'))).status).toBe(201);
});

test('ADM-07, ADM-10 two admins at once: the second is told, and every write is in the audit log', async () => {
  const { id, version } = await created('contested');
  const headers = { 'if-match': `"${version}"` };
  expect((await send('PUT', `/v1/blog/${id}`, draft('contested', { title: 'Mine' }), headers)).status).toBe(200);
  const late = await send('PUT', `/v1/blog/${id}`, draft('contested', { title: 'Theirs' }), headers);
  expect([late.status, late.body]).toMatchObject([412, { record: { title: 'Mine', version: version + 1 } }]);
  expect((await send('DELETE', `/v1/blog/${id}`)).status).toBe(204);
  expect((await send('DELETE', `/v1/blog/${id}`)).status).toBe(404);
  const { rows } = await server.database.pool.query(
    "SELECT action FROM audit_entry WHERE resource = 'post' AND record_id = $1 ORDER BY at, action DESC",
    [id],
  );
  expect(rows.map(({ action }: { action: string }) => action).toSorted()).toEqual([
    'changed',
    'created',
    'deleted',
  ]);
});

test('ADM-07, CNT-02 what is written is cleaned, and what is not right is refused by its field', async () => {
  const { html } = await created('nasty', { html: `<p>Good</p>${nastyHtml.join('')}` });
  expect(html.startsWith('<p>Good</p>')).toBe(true);
  expect(html).not.toMatch(/<(?:script|svg|iframe|style|form)|\son\w+=|javascript:/iu);
  const field = async (change: object) =>
    refusedFields(await send('POST', '/v1/blog', { ...draft('wrong'), ...change }));
  expect([
    await field({ title: ' ' }),
    await field({ slug: 'Not A Slug' }),
    await field({ slug: 'categories' }),
    await field({ categoryId: strange }),
    await field({ sku: 'no-such-product' }),
    await field({ coverId: strange, coverAlt: 'A leaf' }),
    await field({ coverId: strange }),
    await field({ publishAt: 'tomorrow' }),
    await field({ sources: [{ name: 'A', url: 'http://plain.example' }] }),
    await field({ likes: 3 }),
  ]).toEqual([
    ['title'],
    ['slug'],
    ['slug'],
    ['categoryId'],
    ['sku'],
    ['coverId'],
    ['coverAlt', 'coverId'],
    ['publishAt'],
    ['sources.0.url'],
    ['likes'],
  ]);
});

test('ADM-07 categories are written by admins alone, and one with posts stays until they go to another', async () => {
  expect((await server.call('POST', '/v1/blog', { token: customer, body: draft('theirs') })).status).toBe(403);
  const body = { slug: 'seasons', name: 'Seasons', position: 9 };
  const made = (await send('POST', '/v1/blog/categories', body)).body as { id: string; version: number };
  expect(refusedFields(await send('POST', '/v1/blog/categories', body))).toEqual(['slug']);
  const renamed = { ...body, name: 'The seasons' };
  const headers = { 'if-match': `"${made.version}"` };
  expect((await send('PUT', `/v1/blog/categories/${made.id}`, renamed, headers)).status).toBe(200);
  expect((await send('PUT', `/v1/blog/categories/${made.id}`, renamed, headers)).status).toBe(412);
  const filed = await created('in-a-season', { categoryId: made.id });
  expect((await send('DELETE', `/v1/blog/categories/${made.id}`)).status).toBe(409);
  const away = `/v1/blog/categories/${made.id}?to=`;
  expect(refusedFields(await send('DELETE', `${away}${made.id}`))).toEqual(['to']);
  expect(refusedFields(await send('DELETE', `${away}${strange}`))).toEqual(['to']);
  const postsOf = async (id: string) => {
    const { categories } = (await send('GET', '/v1/admin/blog/categories')).body as { categories: OwnedCategory[] };
    return categories.find((category) => category.id === id)?.posts;
  };
  const before = await postsOf(categoryId);
  expect((await send('DELETE', `${away}${categoryId}`)).status).toBe(204);
  expect([await postsOf(made.id), await postsOf(categoryId)]).toEqual([undefined, (before ?? 0) + 1]);
  const moved = (await send('GET', `/v1/admin/blog/${filed.id}`)).body as OwnedPost;
  expect([moved.categoryId, moved.version]).toEqual([categoryId, filed.version + 1]);
  const log = (await send('GET', '/v1/admin/audit?limit=2')).body as { items: object[] };
  expect(log.items).toMatchObject([
    { action: 'deleted', recordId: made.id },
    { action: 'changed', recordId: categoryId, before: { posts: before }, after: { posts: (before ?? 0) + 1 } },
  ]);
});

test('CNT-01 the feed is RSS with whole texts and addresses that lead here', async () => {
  const { headers, text } = await server.call('GET', '/feed.xml');
  expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*<rss version="2\.0"/u);
  expect(text).toContain('<content:encoded>');
  expect(text).toContain(`<link>${server.url}/blog/ashwagandha-root</link>`);
});
