import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BusinessAnswer } from '../../../src/contract/content/business.calls.ts';
import sql from 'sql-template-tag';
import { siteOf } from '../../../server/platform/start/site.ts';
import { openContext } from '../../../server/platform/start/open-context.ts';
import { openDatabase } from '../../../server/platform/database/database.ts';
import { silentLog } from '../../support/platform/silent-log.ts';
import { accounts, refusedFields, startTestServer, type TestServer } from '../../support/server.ts';

const box = { name: 'Small', length: 20, width: 15, height: 10, grams: 90 };

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn(accounts.admin);
});
afterAll(() => server.close());

async function read(): Promise<BusinessAnswer> {
  return (await server.call('GET', '/v1/admin/business', { token: admin })).body as BusinessAnswer;
}

async function save(change: object, version?: number) {
  const { record } = await read();
  return server.call('PUT', '/v1/admin/business', {
    token: admin,
    body: { ...record, ...change },
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });
}

test('CHR-07 what an admin changes of the business is on every page of every instance, over the configuration', async () => {
  const other = openDatabase({ url: server.database.url, log: silentLog });
  const second = await openContext({ ...server.context, database: other, origin: () => 'http://second' });
  const before = await read();
  expect(before.unchanged).toContain('tagline');
  const saved = await save({
    tagline: 'Herbs from our own garden',
    deliveryFee: 70,
    codLimit: 3000,
    returnDays: 14,
  });
  expect([saved.status, (saved.body as BusinessAnswer).version]).toEqual([200, before.version + 1]);
  expect((await read()).unchanged).not.toContain('tagline');
  const wanted = {
    business: { tagline: 'Herbs from our own garden' },
    rules: { deliveryFee: 70 },
    codLimit: 3000,
    returnDays: 14,
  };
  expect(await siteOf(server.context)).toMatchObject(wanted);
  await vi.waitFor(async () => expect(await siteOf(second)).toMatchObject(wanted), { timeout: 1000 });
  await second.catalogue.close();
  await second.sessions.close();
  await other.close();
});

test('CHR-07 the festive dress is worn on its days in India, from the first to the last', async () => {
  const season = async () => (await siteOf(server.context)).season;
  await save({ festive: 'days', festiveFrom: '2026-11-22', festiveTo: '2026-11-22' });
  expect(await season()).toBe('botanical');
  server.pass(14 * 3_600_000);
  expect(await season()).toBe('diwali');
  server.pass(24 * 3_600_000);
  expect(await season()).toBe('botanical');
  await save({ festive: 'on' });
  expect(await season()).toBe('diwali');
  await save({ festive: 'off' });
});

test('CHR-07, CNT-01 the officer and the letters of customers are an admin’s to name; a letter without consent is refused', async () => {
  const first = { words: 'It came on the day you said.', from: 'A sample', isAgreed: true };
  const second = { ...first, words: 'Bitter, as promised.' };
  const refused = await save({ testimonials: [first, { ...second, isAgreed: false }] });
  expect(refusedFields(refused)).toEqual(['testimonials.1.isAgreed']);
  expect(refusedFields(await save({ grievanceEmail: 'nobody' }))).toEqual(['grievanceEmail']);
  const saved = await save({
    testimonials: [second, first],
    grievanceName: 'A. Sample',
    grievanceEmail: 'officer@example.com',
    searchDescription: null,
  });
  expect(saved.status).toBe(200);
  const { business } = await siteOf(server.context);
  expect(business.testimonials).toEqual([
    { words: second.words, from: second.from },
    { words: first.words, from: first.from },
  ]);
  expect(business.grievance).toMatchObject({ name: 'A. Sample', email: 'officer@example.com', phone: null });
  const { unchanged } = await read();
  expect(unchanged).toContain('grievancePhone');
  expect(unchanged).not.toContain('testimonials');
});

test('ADM-10 an admin who was slower is told what another wrote, and every change is kept', async () => {
  const { version } = await read();
  expect((await save({ hours: '10AM to 5PM' }, version)).status).toBe(200);
  const late = await save({ hours: '8AM to 8PM' }, version);
  expect([late.status, late.body]).toMatchObject([
    412,
    { record: { version: version + 1, record: { hours: '10AM to 5PM' } } },
  ]);
});

test('ADM-10 two admins who save different settings don’t get in each other’s way, and of one setting the second is told', async () => {
  const { version } = await read();
  const put = async (body: object, at = version) =>
    server.call('PUT', '/v1/admin/business', { token: admin, body, headers: { 'if-match': `"${at}"` } });
  const both = await Promise.all([put({ tagline: 'Herbs by hand' }), put({ returnDays: 20, codFee: 35 })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await read()).record).toMatchObject({ tagline: 'Herbs by hand', returnDays: 20, codFee: 35 });
  expect((await put({ codFee: 45 })).status).toBe(412);
  expect((await put({ hours: '7AM to 7PM' })).status).toBe(200);
  expect((await read()).record).toMatchObject({ codFee: 35, hours: '7AM to 7PM' });
  expect(refusedFields(await put({ codFee: 1, codLimit: 0, nothing: true }))).not.toEqual([]);
});

test('ANA-06, CHR-07 what makes no sense is refused with its field; an id that measures is letters and digits alone', async () => {
  const cases: [object, string][] = [
    [{ analytics: 'G-1"><script>' }, 'analytics'],
    [{ tag: 'UA-1234-1' }, 'tag'],
    [{ pixel: '12 34' }, 'pixel'],
    [{ behaviour: 'ab/../c' }, 'behaviour'],
    [{ gstin: '29AAACM0000A1ZJ' }, 'gstin'],
    [{ facebook: 'javascript:alert(1)' }, 'facebook'],
    [{ returnDays: 3 }, 'returnDays'],
    [{ festive: 'days', festiveFrom: null, festiveTo: null }, 'festiveFrom'],
    [{ festiveFrom: '2026-11-02', festiveTo: '2026-11-01' }, 'festiveTo'],
    [{ deliveryFee: 900, freeDeliveryFrom: 500 }, 'deliveryFee'],
  ];
  for (const [change, field] of cases) expect(refusedFields(await save(change))).toEqual([field]);
  const ids = { analytics: 'G-AB12CD34EF', tag: 'GTM-AB12CD3', behaviour: 'ab12cd34ef', pixel: '123456789012345' };
  const good = await save({ ...ids, gstin: null });
  expect(good.status).toBe(200);
  expect((await siteOf(server.context)).tracking).toEqual({ ...ids, countsFlows: false });
});

test('CHR-07 CNT-01 home’s headline and the page about the shop are the owner’s words, without a developer', async () => {
  const untitled = await save({ aboutStory: 'We began with a still.' });
  expect([untitled.status, refusedFields(untitled)]).toEqual([422, ['aboutStory']]);
  await save({
    heroTitle: 'Oils from one garden.',
    heroAccent: null,
    aboutTitle: 'About {shopName}',
    aboutStory: '## The still\nWe began with it.\n\n- copper\n- old',
  });
  const site = await siteOf(server.context);
  expect(site.business.hero).toMatchObject({ title: 'Oils from one garden.', accent: null });
  expect(Object.keys(site.business)).not.toContain('about');
  expect((await server.call('GET', '/v1/about')).body).toMatchObject({
    title: 'About {shopName}',
    story: '## The still\nWe began with it.\n\n- copper\n- old',
  });
});

test('CHR-07 settings that a newer version of the shop saved are passed over by the one that still runs, not lost, and refused from a client', async () => {
  await save({ tagline: 'Herbs from the hills', boxes: [box], hours: '9AM to 6PM' });
  const stored = async () =>
    (
      await server.database.one<{ changes: object }>(sql`
      SELECT value->'changes' AS changes FROM setting WHERE key = 'business'`)
    ).changes;
  const newer = {
    ...(await stored()),
    boxes: [{ ...box, material: 'cane' }],
    festive: 'by moon',
    giftWrap: { fee: 20 },
  };
  await server.database.execute(sql`
    UPDATE setting SET value = jsonb_set(value, '{changes}', ${JSON.stringify(newer)}::jsonb) WHERE key = 'business'`);
  await server.database.execute(sql`
    INSERT INTO translation (kind, record_id, language, member, value)
    VALUES ('business', 'business', 'hi', 'giftWrap', '"उपहार"')`);
  await server.context.business.reload();
  const { record } = await read();
  expect(record).toMatchObject({ tagline: 'Herbs from the hills', boxes: [box], festive: 'off' });
  expect(record).not.toHaveProperty('giftWrap');
  expect((await siteOf(server.context)).business.tagline).toBe('Herbs from the hills');
  expect(
    (await server.call('PUT', '/v1/admin/business', { token: admin, body: { hours: '8AM to 5PM' } })).status,
  ).toBe(200);
  expect(await stored()).toEqual({ ...newer, hours: '8AM to 5PM' });
  expect((await save({ giftWrap: { fee: 20 } })).status).toBe(422);
  expect((await save({ boxes: [{ ...box, material: 'cane' }] })).status).toBe(422);
});
