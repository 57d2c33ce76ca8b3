import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPhone, startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const android =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';

/** A browser keeps its cookie; a program without `cookies` sends none. */
interface Client {
  readonly userAgent: string;
  readonly cookies: Map<string, string> | null;
}

const browser = (userAgent = android): Client => ({ userAgent, cookies: new Map() });
const program = (userAgent = 'curl/8.5.0'): Client => ({ userAgent, cookies: null });

async function send(client: Client, path: string, body: unknown) {
  server.pass(1);
  const cookie = [...(client.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await server.call('POST', path, {
    body,
    headers: { 'user-agent': client.userAgent, ...(cookie === '' ? {} : { cookie }) },
  });
  for (const set of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(set) ?? [];
    client.cookies?.set(name, value);
  }
  return answer;
}

interface Kept {
  readonly text: string;
  readonly code?: string;
}

async function messagesTo(phone: string): Promise<readonly Kept[]> {
  const { body } = await server.call('GET', `/v1/sandbox/messages?to=${encodeURIComponent(phone)}`);
  return (body as { messages: readonly Kept[] }).messages;
}

async function signIn(client: Client, phone: string) {
  server.pass(31_000);
  await send(client, '/v1/user/otp/send', { phone });
  const code = (await messagesTo(phone)).find((message) => message.code !== undefined)?.code;
  const answer = await send(client, '/v1/user/otp/verify', { phone, code });
  expect(answer.status).toBe(200);
  return answer;
}

const notices = async (phone: string) =>
  (await messagesTo(phone)).map(({ text }) => text).filter((text) => text.startsWith('New sign-in'));

test('SEC-06 the first sign-in of an account and later ones on the same device tell nobody; another device is told of', async () => {
  const phone = newPhone();
  const own = browser();
  await signIn(own, phone);
  await signIn(own, phone);
  expect(await notices(phone)).toEqual([]);
  const other = browser();
  await signIn(other, phone);
  const [notice, ...more] = await notices(phone);
  expect(more).toEqual([]);
  expect(notice).toMatch(
    /^New sign-in to your mantra account on 21 Nov 26, 10:\d\d AM: Chrome on Android\. Not you\? Call \+91 80 4000 0000 or sign out everywhere else: http:\/\/127\.0\.0\.1:\d+\/dashboard\/profile$/u,
  );
  await signIn(own, phone);
  await signIn(other, phone);
  expect(await notices(phone)).toHaveLength(1);
});

test('SEC-06 a device is known for each account by itself, and its cookie says nothing about it', async () => {
  const [first, second] = [newPhone(), newPhone()];
  const shared = browser();
  await signIn(shared, first);
  await signIn(browser(mac), second);
  await signIn(shared, second);
  expect(await notices(second)).toHaveLength(1);
  const id = shared.cookies?.get('device') ?? '';
  expect(id).toMatch(/^[\w-]{22}$/u);
  const marks = await server.database.query<{ mark: Buffer }>(sql`SELECT mark FROM known_device`);
  expect(new Set(marks.map(({ mark }) => mark.toString('hex'))).size).toBe(marks.length);
  expect(marks.some(({ mark }) => mark.includes(Buffer.from(id, 'base64url')))).toBe(false);
});

test('SEC-06 a program without cookies is told of once for each kind and network', async () => {
  const phone = newPhone();
  await signIn(browser(), phone);
  const script = program();
  for (let times = 0; times < 3; times += 1) await signIn(script, phone);
  expect(await notices(phone)).toHaveLength(1);
  await signIn(program(mac), phone);
  expect(await notices(phone)).toHaveLength(2);
});

test('SEC-06 an account gets three messages about new devices a day, and more the next day', async () => {
  const phone = newPhone();
  await signIn(browser(), phone);
  for (let devices = 0; devices < 5; devices += 1) await signIn(browser(), phone);
  expect(await notices(phone)).toHaveLength(3);
  server.pass(25 * 3_600_000);
  await signIn(browser(), phone);
  expect(await notices(phone)).toHaveLength(4);
});

test('SEC-06 an account that is older than the remembering is not told of the kind of device that it had', async () => {
  const phone = newPhone();
  await signIn(browser(), phone);
  await server.database.execute(sql`DELETE FROM known_device`);
  await signIn(browser(), phone);
  expect(await notices(phone)).toEqual([]);
  await server.database.execute(sql`DELETE FROM known_device`);
  await signIn(browser(mac), phone);
  expect(await notices(phone)).toHaveLength(1);
});

test('SEC-06 the cookie that tells a device is out of reach of scripts and of other sites', async () => {
  const plain = await signIn(browser(), newPhone());
  expect(plain.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^device=[\w-]{22}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/u),
  ]);
});
