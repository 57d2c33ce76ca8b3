import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Got, newPhone, problemOf, startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const send = (phone: string) => server.call('POST', '/v1/user/otp/send', { body: { phone } });
const verify = (phone: string, code: string) =>
  server.call('POST', '/v1/user/otp/verify', { body: { phone, code } });

async function codeFor(phone: string): Promise<string> {
  const { body } = await server.call('GET', `/v1/sandbox/messages?to=${encodeURIComponent(phone)}`);
  return (body as { messages: { code: string }[] }).messages[0]?.code ?? '';
}

function wrong(code: string, step: number): string {
  return String((Number(code) + step) % 1_000_000).padStart(6, '0');
}

test('SES-04 forty different guesses at once get five tries, and the right code among them none after that', async () => {
  const phone = newPhone();
  await send(phone);
  const code = await codeFor(phone);
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => problemOf(await verify(phone, wrong(code, index + 1))).detail),
  );
  const compared = answers.filter((detail) => detail?.startsWith('That isn’t the code'));
  expect(compared.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
    'That isn’t the code we sent. 1 try left',
    'That isn’t the code we sent. 2 tries left',
    'That isn’t the code we sent. 3 tries left',
    'That isn’t the code we sent. 4 tries left',
    'That isn’t the code we sent. Ask for a new one',
  ]);
  expect((await verify(phone, code)).status).toBe(422);
  const { tries } = await server.database.one<{ tries: number }>(sql`
    SELECT tries_left AS tries FROM code_challenge WHERE recipient = ${phone}`);
  expect(tries).toBe(0);
});

test('SES-04 twenty wishes for a code at once send one message', async () => {
  const phone = newPhone();
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await send(phone)).status));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([202, ...Array.from({ length: 19 }, () => 429)]);
  const { count } = await server.database.one<{ count: number }>(sql`
    SELECT count(*) FROM message WHERE recipient = ${phone}`);
  expect(count).toBe(1);
});

test('SES-04 one caller gets five codes an hour for a number, an address thirty a minute times what a sandbox allows', async () => {
  const phone = newPhone();
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent += 1) {
    server.pass(31_000);
    statuses.push((await send(phone)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 5 }, () => 202), 429]);
  server.pass(61_000);
  const { rateLimitFactor } = server.context.settings;
  const resetsAt = new Date(server.context.clock().getTime() + 60_000);
  const spent = await server.database.execute(sql`
    UPDATE rate_limit SET hits = ${30 * rateLimitFactor}, resets_at = ${resetsAt}
    WHERE key LIKE '/v1/user/otp/send%'`);
  expect(spent).toBe(1);
  const refused = await send(newPhone());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  server.pass(61_000);
  expect((await send(newPhone())).status).toBe(202);
});

test('SES-04 a known and an unknown number are answered in the same time, by what they take in turn', async () => {
  const rounds = 60;
  const [known, unknown] = [phones(rounds), phones(rounds)];
  for (const phone of known) {
    await server.database.execute(sql`INSERT INTO shopper (id, phone) VALUES (gen_random_uuid(), ${phone})`);
  }
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    // Whoever is first in a round is second in the next: what the machine does meanwhile meets both.
    const pair = [
      ['known', known[round] ?? ''],
      ['unknown', unknown[round] ?? ''],
    ] as const;
    for (const [who, phone] of round % 2 === 0 ? pair : pair.toReversed()) {
      times[who].push((await taken(() => send(phone))) + (await taken(() => verify(phone, '000000'))));
    }
    server.pass(2000);
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  // A look-up more or an early answer would show as a factor; a loaded machine moves both.
  expect(Math.max(a, b) / Math.min(a, b)).toBeLessThan(1.5);
});

function phones(count: number): string[] {
  return Array.from({ length: count }, newPhone);
}

async function taken(work: () => Promise<Got>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
