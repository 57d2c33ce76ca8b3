import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { personalData } from '../../../server/personal-data.ts';
import { eraseData } from '../../../server/platform/database/personal-data.ts';
import type { AnyReview, ReviewForm } from '../../../src/contract/content/review.calls.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import type { ReviewPage } from '../../../src/domain/content/review/review.ts';
import { delivered, say } from '../../support/admin/admin-moves.ts';
import { cameraPhoto, isUpright, leftOfCamera } from '../../support/files/camera-photo.ts';
import { type Answer, type Buyer, line, type OrderShop, orderOf, place } from '../../support/orders/order-shop.ts';
import { openStaffedShop } from '../../support/orders/own-shop.ts';

let shop: OrderShop;
let buyer: Buyer;
let admin: Buyer;
beforeEach(async () => {
  ({ shop, buyer, admin } = await openStaffedShop());
});
afterEach(() => shop.close());

const day = 86_400_000;
const said = { stars: 4, words: 'I sleep through the night now.', author: 'Asha', photoIds: [] as string[] };

/** The token of the form for what somebody has bought and got. */
async function opened(by: Buyer = buyer): Promise<string> {
  const { order } = await delivered(
    shop,
    { buyer: by, admin },
    orderOf([line('sleep-mantra')], 640, { paymentMethod: 'cod' }),
  );
  const answer = await shop.call('POST', `/v1/order/${order.id}/review`, { token: by.token, body: { line: 0 } });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
  return answer.json<{ token: string }>().token;
}

const write = async (token: string, change: object = {}): Promise<Answer> =>
  shop.call('PUT', `/v1/review-form/${token}`, { body: { ...said, ...change } });
const read = async (query = ''): Promise<ReviewPage> =>
  (await shop.call('GET', `/v1/product/sleep-mantra/review${query}`)).json<ReviewPage>();
const all = async (): Promise<AnyReview[]> =>
  (await shop.call('GET', '/v1/admin/review', { token: admin.token })).json<{ items: AnyReview[] }>().items;
const undecided = { decision: 'none', rejectReason: null, rejectWords: '', answer: '' };
const moderate = async (id: string, body: object, headers = {}): Promise<Answer> =>
  shop.call('PUT', `/v1/admin/review/${id}`, { token: admin.token, body: { ...undecided, ...body }, headers });

/** A review that everybody reads. */
async function published(change: object = {}, by: Buyer = buyer): Promise<AnyReview> {
  await write(await opened(by), change);
  const [review] = await all();
  const answer = await moderate(review?.id ?? '', { decision: 'publish' });
  if (answer.status !== 200) throw new Error(answer.body);
  return answer.json<AnyReview>();
}

const mails = async () =>
  shop.context.database.query<{ template: string; body: string }>(sql`
    SELECT template, body FROM message WHERE template LIKE 'review-%' AND channel = 'sms' ORDER BY sent_at, id`);

test('REV-01 only who has the item can write: not before delivery, not for a stranger, not with another link', async () => {
  const { order } = await place(shop, buyer, orderOf([line('sleep-mantra')], 640, { paymentMethod: 'cod' }));
  const ask = (by: Buyer) =>
    shop.call('POST', `/v1/order/${order.id}/review`, { token: by.token, body: { line: 0 } });
  expect((await ask(buyer)).status).toBe(409);
  for (const [what, body] of [
    ['pack'],
    ['ship', { courier: 'A', trackingNumber: '7700112233' }],
    ['deliver'],
  ] as const) {
    await say(shop, admin, order.id, what, body);
  }
  expect((await ask(await shop.buyer())).status).toBe(404);
  const { token } = (await ask(buyer)).json<{ token: string }>();
  const form = await shop.call('GET', `/v1/review-form/${token}`);
  expect(form.json<ReviewForm>()).toEqual({
    sku: 'sleep-mantra',
    product: 'Sleep Mantra',
    firstName: '',
    written: null,
  });
  expect((await write(`${token.slice(0, -2)}AA`)).status).toBe(404);
  expect(await all()).toEqual([]);
  shop.pass(61 * day);
  expect((await write(token)).status).toBe(404);
});

test('REV-01 nothing is published unread, and the figures count it from then on', async () => {
  const token = await opened();
  expect((await write(token, { stars: 6 })).json<Problem>().errors?.[0]?.field).toBe('stars');
  expect((await write(token)).json<ReviewForm>().written?.status).toBe('waiting');
  expect(await read()).toEqual({
    figures: { stars: [0, 0, 0, 0, 0], withPhotos: 0, rejected: 0 },
    reviews: [],
    next: null,
  });
  const [waiting] = await all();
  expect((await moderate(waiting?.id ?? '', { decision: 'publish' })).status).toBe(200);
  const page = await read();
  expect(page.figures).toEqual({ stars: [0, 0, 0, 1, 0], withPhotos: 0, rejected: 0 });
  expect(page.reviews).toMatchObject([{ stars: 4, words: said.words, author: 'Asha', answer: '', helpful: 0 }]);
  const product = await shop.call('GET', '/v1/product/sleep-mantra');
  expect(product.json<{ rating: unknown }>().rating).toEqual({ average: 4, count: 1 });
  expect((await mails()).map(({ template }) => template)).toEqual(['review-published']);
});

test('REV-01 a rejection needs its reason, which the writer gets; its number is told to readers', async () => {
  const token = await opened();
  await write(token, { stars: 1 });
  const [{ id } = { id: '' }] = await all();
  expect((await moderate(id, { decision: 'reject' })).json<Problem>().errors?.[0]?.field).toBe('rejectReason');
  const why = { decision: 'reject', rejectReason: 'private', rejectWords: 'Please leave out the doctor’s name.' };
  expect((await moderate(id, why)).json<AnyReview>()).toMatchObject({
    status: 'rejected',
    rejectReason: 'private',
  });
  expect((await read()).figures).toEqual({ stars: [0, 0, 0, 0, 0], withPhotos: 0, rejected: 1 });
  const form = (await shop.call('GET', `/v1/review-form/${token}`)).json<ReviewForm>();
  expect(form.written).toMatchObject({ status: 'rejected', reason: why.rejectWords });
  const figures = await shop.call('GET', '/v1/admin/review/figures', { token: admin.token });
  expect(figures.json()).toEqual({ published: 0, rejected: 1, reasons: [{ reason: 'private', count: 1 }] });
  expect(
    (await write(token, { stars: 1, words: 'It did nothing for me.' })).json<ReviewForm>().written?.status,
  ).toBe('waiting');
  expect((await read()).figures.rejected).toBe(0);
});

test('REV-01 a person has one review of a product: bought again, it is the same one, and it can be withdrawn', async () => {
  const first = await published();
  const again = await opened();
  expect((await write(again, { stars: 2 })).status).toBe(200);
  expect((await all()).map(({ id, stars, status }) => [id, stars, status])).toEqual([[first.id, 2, 'waiting']]);
  expect((await read()).figures.stars).toEqual([0, 0, 0, 0, 0]);
  await moderate(first.id, { decision: 'publish' });
  expect((await read()).figures.stars).toEqual([0, 1, 0, 0, 0]);
  const gone = await shop.call('DELETE', `/v1/review-form/${again}`);
  expect(gone.json<ReviewForm>().written?.status).toBe('withdrawn');
  expect((await read()).figures.stars).toEqual([0, 0, 0, 0, 0]);
  expect((await moderate(first.id, { decision: 'publish' })).status).toBe(409);
});

test('REV-01 a photo is drawn anew without its notes, and public only while its review is', async () => {
  const token = await opened();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await cameraPhoto())]), 'photo.jpg');
  const encoded = new Response(form);
  const sent = await shop.app.inject({
    method: 'POST',
    url: `/v1/review-form/${token}/photo`,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const photoIds = [sent.json<{ id: string }>().id];
  expect((await write(token, { photoIds: [randomUUID()] })).json<Problem>().errors?.[0]?.field).toBe('photoIds.0');
  await write(token, { photoIds });
  const [waiting] = await all();
  const address = `/review-photo/${waiting?.id ?? ''}/${photoIds[0] ?? ''}`;
  expect((await shop.call('GET', address)).status).toBe(404);
  await moderate(waiting?.id ?? '', { decision: 'publish' });
  expect((await read('?photos=true')).reviews.map(({ photos }) => photos)).toEqual([[address]]);
  const shownPhoto = await shop.app.inject({ method: 'GET', url: address });
  expect([
    shownPhoto.statusCode,
    await leftOfCamera(shownPhoto.rawPayload),
    await isUpright(shownPhoto.rawPayload),
  ]).toEqual([200, [], true]);
  await shop.call('DELETE', `/v1/review-form/${token}`);
  expect((await shop.call('GET', address)).status).toBe(404);
});

test('REV-01 a vote and a report count once for each person, and not for one’s own', async () => {
  const { id } = await published();
  const reader = await shop.buyer();
  const vote = (by: Buyer) => shop.call('PUT', `/v1/review/${id}/helpful`, { token: by.token });
  expect((await shop.call('PUT', `/v1/review/${id}/helpful`)).status).toBe(401);
  expect((await vote(buyer)).status).toBe(409);
  expect([(await vote(reader)).json(), (await vote(reader)).json()]).toEqual([{ helpful: 1 }, { helpful: 1 }]);
  const votes = async (by: Buyer) =>
    (await shop.call('GET', '/v1/user/review-votes', { token: by.token })).json<{ reviews: string[] }>();
  expect([await votes(reader), await votes(buyer)]).toEqual([{ reviews: [id] }, { reviews: [] }]);
  expect((await shop.call('DELETE', `/v1/review/${id}/helpful`, { token: reader.token })).json()).toEqual({
    helpful: 0,
  });
  expect(await votes(reader)).toEqual({ reviews: [] });
  for (const reason of ['advert', 'private']) {
    await shop.call('POST', `/v1/review/${id}/report`, { token: reader.token, body: { reason } });
  }
  expect((await all())[0]).toMatchObject({ reports: 1, reported: [{ reason: 'advert', count: 1 }] });
});

test('REV-01 the shop answers what is published, and an admin who was overtaken is told', async () => {
  const { id, version } = await published();
  const stale = await moderate(id, { answer: 'Thank you.' }, { 'if-match': `"${version - 1}"` });
  expect(stale.status).toBe(412);
  expect((await moderate(id, { answer: 'Thank you.' }, { 'if-match': `"${version}"` })).status).toBe(200);
  expect((await read()).reviews[0]?.answer).toBe('Thank you.');
  // Both were sent at one moment of the shop’s clock.
  expect((await mails()).map(({ template }) => template).toSorted()).toEqual([
    'review-answered',
    'review-published',
  ]);
});

test('REV-01 the shop’s answer goes when its review is written anew: it was to other words', async () => {
  const { id } = await published();
  await moderate(id, { answer: 'Thank you.' });
  await write(await opened(), { stars: 1, words: 'It stopped working after a week.' });
  expect(await all()).toMatchObject([{ id, status: 'waiting', stars: 1, answer: '' }]);
});

test('REV-01 pages by key show every review once, in each order, filtered or not', async () => {
  const { database } = shop.context;
  await published();
  // 99,999 more by others, written at a few moments, so that keys differ by their ids only.
  await database.execute(sql`
    WITH person AS (
      INSERT INTO shopper (id, phone) SELECT gen_random_uuid(), '+918' || lpad(each::text, 9, '0')
      FROM generate_series(1, 40) AS each RETURNING id)
    INSERT INTO review (id, sku, invitation_id, shopper_id, status, stars, words, author, written_at)
    SELECT gen_random_uuid(), 'sleep-mantra', (SELECT id FROM review_invitation LIMIT 1), id, 'published',
      1 + (row_number() OVER ())::integer % 5, 'Good enough for me', 'A', '2026-11-20T00:00:00Z' FROM person`);
  for (const query of [
    'sort=newest',
    'sort=highest',
    'sort=lowest',
    'sort=helpful',
    'sort=helpful&stars=3',
    'stars=5',
  ]) {
    const seen: { id: string; stars: number }[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: ReviewPage = await read(`?${query}${after === '' ? '' : `&after=${after}`}`);
      seen.push(...page.reviews);
      after = page.next;
    }
    const stars = seen.map((each) => each.stars);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen.length).toBe(query.includes('stars=') ? 8 : 41);
    if (query === 'sort=highest') expect(stars).toEqual(stars.toSorted((one, other) => other - one));
    if (query === 'sort=lowest') expect(stars).toEqual(stars.toSorted((one, other) => one - other));
  }
  expect((await read('?after=nonsense')).reviews.length).toBe(6);
});

test('REV-01 ACC-06 whoever leaves takes their reviews, votes and reports along, and the figures follow', async () => {
  const { id } = await published();
  const reader = await shop.buyer();
  await shop.call('PUT', `/v1/review/${id}/helpful`, { token: reader.token });
  const { database, clock } = shop.context;
  await database.transaction(async (tx) => eraseData(personalData, tx, { shopperId: reader.id, now: clock() }));
  expect((await read()).reviews[0]?.helpful).toBe(0);
  const steps = async () => {
    const rows = await database.query<{ by: string | null }>(
      sql`SELECT shopper_id AS by FROM review_event ORDER BY id`,
    );
    return rows.map(({ by }) => by);
  };
  expect(await steps()).toEqual([buyer.id, admin.id]);
  await database.transaction(async (tx) => eraseData(personalData, tx, { shopperId: admin.id, now: clock() }));
  expect(await steps()).toEqual([buyer.id, null]);
  await database.transaction(async (tx) => eraseData(personalData, tx, { shopperId: buyer.id, now: clock() }));
  expect(await read()).toEqual({
    figures: { stars: [0, 0, 0, 0, 0], withPhotos: 0, rejected: 0 },
    reviews: [],
    next: null,
  });
});
