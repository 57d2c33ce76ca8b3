import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalData } from '../../../server/personal-data.ts';
import { eraseData } from '../../../server/platform/database/personal-data.ts';
import { tidy } from '../../../server/platform/jobs/shop-tasks.ts';
import { supportCode } from '../../../src/domain/shell/support-recording.ts';
import {
  accounts,
  newPhone,
  problemOf,
  refusedFields,
  startTestServer,
  type TestServer,
} from '../../support/server.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn(accounts.admin);
});
afterAll(() => server.close());

const step = {
  at: Date.parse('2026-11-21T04:29:00Z'),
  actor: 'x:3',
  event: 'menu.open',
  payload: { quantity: 2, kind: 'tier' },
  status: 'active',
  states: ['menu', 'menu.open'],
  transitions: ['menu.closed|menu.open|0'],
  refusedBy: [],
};
const recording = { actors: [{ id: 'x:3', slug: 'menu', parent: null }], steps: [step] };
const show = (token: string | undefined, body: unknown = recording) =>
  server.call('POST', '/v1/support-recordings', { token, body });
const read = (code: string, token: string | undefined = admin) =>
  server.call('GET', `/v1/admin/support-recordings/${code}`, { token });
const shownBy = async (token: string) => (await show(token)).body as { code: string; until: string };

test('FLO-09 what a person shows is read by staff with its code, for seven days', async () => {
  const token = await server.signIn(newPhone());
  const { code, until } = await shownBy(token);
  expect([supportCode.test(code), until]).toEqual([
    true,
    new Date(server.context.clock().getTime() + 7 * 86_400_000).toISOString(),
  ]);
  expect((await read(code)).body).toEqual({ shownAt: server.context.clock().toISOString(), recording });
  server.pass(7 * 86_400_000 - 1);
  expect((await read(code)).status).toBe(200);
  server.pass(1);
  expect(problemOf(await read(code)).detail).toBe(
    'There is no recording with this code, or it’s older than seven days',
  );
  await tidy(server.context);
  expect(await server.database.query(sql`SELECT code FROM support_recording`)).toEqual([]);
});

test('FLO-09 a person has one recording: a new one replaces the last, also when both arrive at once', async () => {
  const token = await server.signIn(newPhone());
  const first = await shownBy(token);
  const both = await Promise.all([show(token), show(token)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect((await read(first.code)).status).toBe(404);
  const codes = both.map(({ body }) => (body as { code: string }).code);
  const found = await Promise.all(codes.map(async (code) => (await read(code)).status));
  expect(new Set(found)).toEqual(new Set([200, 404]));
});

test('FLO-09 nobody but staff reads a recording, visitors show none, and showing is limited', async () => {
  const token = await server.signIn(newPhone());
  const { code } = await shownBy(token);
  expect([
    (await read(code, token)).status,
    (await server.call('GET', `/v1/admin/support-recordings/${code}`)).status,
  ]).toEqual([403, 401]);
  expect((await show(undefined)).status).toBe(401);
  expect((await read('K7QX')).status).toBe(422);
  // A sandbox allows ten times as many as a live shop.
  const more = await Promise.all(Array.from({ length: 50 }, () => show(token)));
  expect(more.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('FLO-09 a recording is bounded, and has no room for what somebody typed', async () => {
  const token = await server.signIn(newPhone());
  const many = (count: number) => Array.from({ length: count }, () => step);
  const cases: [object, string][] = [
    [{ ...step, payload: { phone: '9000000001' } }, 'steps.0.payload.phone'],
    [{ ...step, payload: { kind: 'Asha Rao' } }, 'steps.0.payload.kind'],
    [{ ...step, payload: { kind: 'a123456' } }, 'steps.0.payload.kind'],
    [{ ...step, payload: { quantity: 9_000_000_001 } }, 'steps.0.payload.quantity'],
    [{ ...step, payload: { kind: { deep: true } } }, 'steps.0.payload.kind'],
    [{ ...step, event: '<img src=x onerror=alert(1)>' }, 'steps.0.event'],
    [{ ...step, states: ['menu open'] }, 'steps.0.states.0'],
    [{ ...step, states: Array.from({ length: 61 }, () => 'menu') }, 'steps.0.states'],
    [{ ...step, at: -1 }, 'steps.0.at'],
    [{ ...step, context: { phone: '1' } }, 'steps.0.context'],
  ];
  for (const [wrong, field] of cases) {
    const answer = await show(await server.signIn(newPhone()), { ...recording, steps: [wrong] });
    expect(refusedFields(answer)[0]).toBe(field);
  }
  expect(refusedFields(await show(token, { ...recording, steps: [] }))).toEqual(['steps']);
  expect(refusedFields(await show(token, { ...recording, steps: many(501) }))).toEqual(['steps']);
  expect(
    await server.database.query(sql`SELECT code FROM support_recording WHERE recording::text LIKE '%Asha%'`),
  ).toEqual([]);
});

test('FLO-09 ACC-06 it’s in the download of one’s data and goes with the account', async () => {
  const token = await server.signIn(newPhone());
  const { code } = await shownBy(token);
  const { body } = await server.call('GET', '/v1/user/data', { token });
  expect(body).toMatchObject({ data: { supportRecordings: [{ code, recording }] } });
  const { database, clock } = server.context;
  const { id } = await database.one<{ id: string }>(
    sql`SELECT shopper_id AS id FROM support_recording WHERE code = ${code}`,
  );
  await database.transaction(async (tx) => eraseData(personalData, tx, { shopperId: id, now: clock() }));
  expect((await read(code)).status).toBe(404);
  expect(await database.query(sql`SELECT code FROM support_recording WHERE shopper_id = ${id}`)).toEqual([]);
});
