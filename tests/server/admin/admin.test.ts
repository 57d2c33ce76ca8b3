import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '../../../src/contract/platform/audit.calls.ts';
import type { BulkAnswer, ImportAnswer } from '../../../src/contract/platform/list.ts';
import type { OwnedBanner } from '../../../src/contract/promotions/banner.calls.ts';
import type { OwnedCoupon } from '../../../src/contract/promotions/coupon/coupon-admin.calls.ts';
import { accounts, refusedFields, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn(accounts.admin);
});
afterAll(() => server.close());

const good = { name: 'Neem week', type: 'amount', value: 50, expiresAt: '2027-01-01T00:00:00Z' };

async function send(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
  return server.call(method, path, { token: admin, headers, ...(body === undefined ? {} : { body }) });
}

async function added(code: string, change: Readonly<Record<string, unknown>> = {}): Promise<OwnedCoupon> {
  const got = await send('POST', '/v1/coupon', { ...good, code, ...change });
  if (got.status !== 200) throw new Error(got.text);
  return got.body as OwnedCoupon;
}

async function listed(query: string): Promise<{ total: number; codes: string[] }> {
  const { body } = await send('GET', `/v1/coupon?${query}`);
  const { total, coupons } = body as { total: number; coupons: OwnedCoupon[] };
  return { total, codes: coupons.map(({ code }) => code) };
}

async function audit(query: string): Promise<AuditEntry[]> {
  return ((await send('GET', `/v1/admin/audit?${query}`)).body as { items: AuditEntry[] }).items;
}

async function imported(
  csv: string,
  mode?: string,
): Promise<{ status: number; report: ImportAnswer; text: string }> {
  const form = new FormData();
  if (mode !== undefined) form.append('mode', mode);
  form.append('file', new Blob([csv], { type: 'text/csv' }), 'coupons.csv');
  const answer = await fetch(`${server.url}/v1/admin/coupons/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}` },
    body: form,
  });
  const text = await answer.text();
  return { status: answer.status, report: JSON.parse(text) as ImportAnswer, text };
}

test('ADM-02 a list is searched, filtered by what coupons are now, sorted both ways and paged', async () => {
  await added('LISTB', { name: 'List', value: 60 });
  await added('LISTA', { name: 'List', startsAt: '2026-12-24T00:00:00Z' });
  await added('LISTC', { name: 'List', isEnabled: false });
  expect(await listed('q=list&sort=code')).toEqual({ total: 3, codes: ['LISTA', 'LISTB', 'LISTC'] });
  expect(await listed('q=LIST&sort=-code&limit=2&offset=1')).toEqual({ total: 3, codes: ['LISTB', 'LISTA'] });
  expect(await listed('q=list&status=active')).toEqual({ total: 1, codes: ['LISTB'] });
  expect(await listed('q=list&status=paused,scheduled&sort=code')).toEqual({ total: 2, codes: ['LISTA', 'LISTC'] });
  expect(await listed('q=li%25t')).toEqual({ total: 0, codes: [] });
  const wrong = async (query: string) => refusedFields(await send('GET', `/v1/coupon?${query}`));
  expect([
    await wrong('sort=price'),
    await wrong('status=gone'),
    await wrong('limit=101'),
    await wrong('a=b'),
  ]).toEqual([['sort'], ['status.0'], ['limit'], ['a']]);
});

test('ADM-01 a coupon that another admin changed meanwhile is not overwritten: 412 with theirs', async () => {
  const { id, version } = await added('TWICE');
  const write = { ...good, code: 'TWICE' };
  const first = await send('PUT', `/v1/coupon/${id}`, { ...write, value: 70 }, { 'if-match': `"${version}"` });
  expect(first.body).toMatchObject({ value: 70, version: version + 1 });
  const late = await send('PUT', `/v1/coupon/${id}`, { ...write, value: 80 }, { 'if-match': `"${version}"` });
  expect(late.status).toBe(412);
  expect(late.headers.get('etag')).toBe(`"${version + 1}"`);
  expect(late.body).toMatchObject({ type: '/problems/version-conflict', record: { value: 70, version: 2 } });
  expect((await send('PUT', `/v1/coupon/${id}`, { ...write, value: 90 })).body).toMatchObject({
    value: 90,
    version: 3,
  });
});

test('ADM-10 every change of a coupon is remembered with who, when, before and after', async () => {
  const { id } = await added('MEMO');
  await send('PUT', `/v1/coupon/${id}`, { ...good, code: 'MEMO', value: 55 });
  await send('DELETE', `/v1/coupon/${id}`);
  const entries = await audit(`resource=coupon&recordId=${id}`);
  expect(entries.map(({ action, before, after }) => [action, before?.['value'], after?.['value']])).toEqual([
    ['deleted', 55, undefined],
    ['changed', 50, 55],
    ['created', undefined, 50],
  ]);
  const me = (await send('GET', '/v1/user')).body as { id: string };
  expect(new Set(entries.map(({ actorId }) => actorId))).toEqual(new Set([me.id]));
  expect(await audit(`recordId=${id}&from=2026-11-21&to=2026-11-21`)).toHaveLength(3);
  expect(await audit(`recordId=${id}&to=2026-11-20`)).toEqual([]);
});

test('ADM-02 many coupons are paused, resumed and deleted at once, and each that is not there says so', async () => {
  const ids = await Promise.all(['BULK1', 'BULK2'].map(async (code) => (await added(code)).id));
  const strange = '00000000-0000-4000-8000-000000000000';
  const bulk = async (body: unknown) => (await send('POST', '/v1/admin/coupons/bulk', body)).body as BulkAnswer;
  expect(await bulk({ action: 'disable', ids: [...ids, strange] })).toEqual({
    changed: 2,
    refused: [{ id: strange, message: 'We couldn’t find this coupon' }],
  });
  const verdict = async () => (await server.call('POST', '/v1/coupon/verify', { body: { code: 'BULK1' } })).body;
  expect(await verdict()).toMatchObject({ valid: false });
  expect(await bulk({ action: 'enable', ids })).toEqual({ changed: 2, refused: [] });
  expect(await verdict()).toMatchObject({ valid: true });
  expect(await bulk({ action: 'delete', matching: { q: 'BULK', status: 'active' } })).toEqual({
    changed: 2,
    refused: [],
  });
  expect(refusedFields(await send('POST', '/v1/admin/coupons/bulk', { action: 'delete' }))).toEqual(['ids']);
});

test('ADM-02 an export is CSV with the list’s own filters, and no cell of it can run', async () => {
  await added('EXPORT1', { name: '=HYPERLINK("http://evil")', description: 'a, "b"' });
  const got = await fetch(`${server.url}/v1/admin/coupons/export?q=EXPORT`, {
    headers: { authorization: `Bearer ${admin}` },
  });
  expect(got.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(got.headers.get('content-disposition')).toBe('attachment; filename="coupons.csv"');
  const bytes = Buffer.from(await got.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [head = '', row = '', ...rest] = bytes.toString('utf8').slice(1).split('\r\n');
  expect(head.startsWith('code,name,description,type,value')).toBe(true);
  expect(row).toContain(`EXPORT1,"'=HYPERLINK(""http://evil"")","a, ""b""",amount,50,`);
  expect(rest).toEqual(['']);
});

test('ADM-02 an import stores all rows or none, says what is wrong by row and column, and takes back an export', async () => {
  const head = 'code,name,type,value,expiresAt';
  const bad = `${head}\nIN1,One,amount,10,2027-01-01T00:00:00Z\nIN2,,amount,x,2027-01-01T00:00:00Z\nIN1,Two,amount,5,2027-01-01T00:00:00Z`;
  const refused = await imported(bad);
  expect(refused.report).toMatchObject({ rows: 3, added: 0, changed: 0 });
  expect(refused.report.errors.map(({ row, column }) => `${row} ${column}`)).toEqual([
    '3 name',
    '3 value',
    '4 code',
  ]);
  expect((await listed('q=IN1')).total).toBe(0);
  expect((await imported(bad, 'valid-rows')).report).toMatchObject({ rows: 3, added: 1, changed: 0 });
  const exported = await (
    await fetch(`${server.url}/v1/admin/coupons/export?q=IN1`, { headers: { authorization: `Bearer ${admin}` } })
  ).text();
  expect((await imported(exported)).report).toMatchObject({ rows: 1, added: 0, changed: 1, errors: [] });
  expect((await imported('nonsense,other\n1,2')).status).toBe(422);
});

test('CPN-10 a batch makes codes that nobody can guess, at most ten thousand, and answers them as CSV', async () => {
  const batch = { ...good, prefix: 'gift', count: 500, totalLimit: 1 };
  const got = await send('POST', '/v1/admin/coupon/batch', batch);
  const codes = got.text.trim().split('\r\n').slice(1);
  expect([got.status, codes.length, new Set(codes).size]).toEqual([201, 500, 500]);
  expect(codes.every((code) => /^GIFT-[A-HJ-NP-Z2-9]{8}$/u.test(code))).toBe(true);
  const { body } = await send('GET', `/v1/coupon?q=${codes[0] ?? ''}`);
  const [{ batch: name } = { batch: null }] = (body as { coupons: OwnedCoupon[] }).coupons;
  expect((await listed(`batch=${encodeURIComponent(name ?? '')}`)).total).toBe(500);
  expect(refusedFields(await send('POST', '/v1/admin/coupon/batch', { ...batch, count: 10_001 }))).toEqual([
    'count',
  ]);
  const [entry] = await audit('resource=coupon&q=batch+made');
  expect(entry?.after).toMatchObject({ prefix: 'GIFT', count: 500 });
});

test('ADM-05 banners are put in an order that shoppers see, shown and hidden at once, and not overwritten', async () => {
  const add = async (text: string) =>
    ((await send('POST', '/v1/banners', { text, priority: 50 })).body as OwnedBanner).id;
  const [one, two] = [await add('One'), await add('Two')];
  expect((await send('POST', '/v1/admin/banners/order', { ids: [two, one] })).status).toBe(204);
  const { body } = await send('GET', '/v1/banners?limit=2');
  expect((body as { banners: OwnedBanner[] }).banners.map(({ text }) => text)).toEqual(['Two', 'One']);
  expect((await send('POST', '/v1/admin/banners/bulk', { action: 'disable', ids: [one] })).body).toEqual({
    changed: 1,
    refused: [],
  });
  const late = await send('PUT', `/v1/banners/${one}`, { text: 'Late' }, { 'if-match': '"1"' });
  expect([late.status, (late.body as { record: OwnedBanner }).record.isEnabled]).toEqual([412, false]);
  expect((await audit(`resource=banner&recordId=${one}`)).map(({ action }) => action)).toEqual([
    'hidden',
    'created',
  ]);
});
