import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { codeSentTo } from '../../../support/account/passwords.ts';
import { startMessageService } from '../../../support/account/message-services.ts';
import { openMessenger } from '../../../support/account/messages.ts';
import {
  accounts,
  type Got,
  newPhone,
  problemOf,
  startTestServer,
  type TestServer,
} from '../../../support/server.ts';

const perDay = 130;

let server: TestServer;
beforeAll(async () => {
  const environment = { SMS_PER_DAY: String(perDay), SMS_PER_MINUTE: '1000', TRUST_PROXY: 'loopback' };
  server = await startTestServer({ environment });
});
afterAll(() => server.close());

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const send = (headers: Readonly<Record<string, string>> = {}, phone = newPhone()) =>
  server.call('POST', '/v1/user/otp/send', { body: { phone }, headers });
const statusesOf = (answers: readonly Got[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

test('SEC-03 the shop sends no more text messages a day than it may, tells its admins, and keeps some for known devices', async () => {
  const phone = newPhone();
  const admin = await server.signIn(accounts.admin);
  await send({}, phone);
  const code = await codeSentTo(server, phone);
  const verified = await server.call('POST', '/v1/user/otp/verify', { body: { phone, code } });
  const cookie = (verified.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const alarm = async () =>
    ((await server.call('GET', '/v1/admin', { token: admin })).body as { textMessages: unknown }).textMessages;
  expect(await alarm()).toBe(null);

  // A few at a time: on a busy machine a crowd would wait too long for a connection.
  const first: Got[] = [];
  while (first.length < 102) first.push(...(await Promise.all(Array.from({ length: 6 }, () => send()))));
  expect(statusesOf(first)).toEqual({ 202: 102 });
  expect(await alarm()).toEqual({ sent: 104, limit: perDay, isExhausted: false });

  // From as many networks: those of one would wait for each other before they come to the budget.
  const race = await Promise.all(
    Array.from({ length: 30 }, (_, index) => send({ 'x-forwarded-for': `203.0.113.${index}` })),
  );
  expect(statusesOf(race)).toEqual({ 202: 21, 503: 9 });
  const refused = race.find(({ status }) => status === 503);
  expect(refused && { ...problemOf(refused), instance: '', wait: refused.headers.get('retry-after') }).toEqual({
    type: '/problems/codes-unavailable',
    title: 'We can’t send codes right now',
    status: 503,
    detail: 'We can’t send codes right now. Try again in a few minutes, or sign in with your password.',
    instance: '',
    wait: '600',
  });
  expect(await alarm()).toEqual({ sent: 125, limit: perDay, isExhausted: true });
  const { text } = await server.call('GET', '/metrics');
  expect(text.match(/^text_messages_today.*$/gmu)).toEqual([
    'text_messages_today{state="sent"} 125',
    'text_messages_today{state="limit"} 130',
  ]);

  expect((await send({ cookie }, phone)).status).toBe(202);
  const { count } = await server.database.one<{ count: number }>(
    sql`SELECT count(*) FROM message WHERE template = 'one-time-code'`,
  );
  expect(count).toBe(126);
  server.pass(24 * 3_600_000);
  expect((await send()).status).toBe(202);
});

test('SEC-03 one network gets a share of the day’s text messages', async () => {
  server.pass(24 * 3_600_000);
  const { rateLimitFactor } = server.context.settings;
  await server.database.execute(sql`DELETE FROM rate_limit`);
  expect((await send({ 'x-forwarded-for': '198.51.100.1' })).status).toBe(202);
  await server.database.execute(sql`
    UPDATE rate_limit SET hits = ${13 * rateLimitFactor} WHERE key LIKE 'code-network:%'`);
  expect((await send({ 'x-forwarded-for': '198.51.100.1' })).status).toBe(429);
  expect((await send({ 'x-forwarded-for': '198.51.100.2' })).status).toBe(202);
});

test('SEC-03 a minute has its own budget, and a wait that ends with it', async () => {
  const small = await startTestServer({ environment: { SMS_PER_MINUTE: '3' } });
  closers.push(() => small.close());
  const ask = () => small.call('POST', '/v1/user/otp/send', { body: { phone: newPhone() } });
  const answers = await Promise.all(Array.from({ length: 8 }, ask));
  expect(statusesOf(answers)).toEqual({ 202: 3, 503: 5 });
  expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('60');
  small.pass(60_000);
  expect((await ask()).status).toBe(202);
});

test('SEC-03 when text messages are short reminders wait first, then news of orders, and codes last', async () => {
  const service = await startMessageService([(response) => response.writeHead(202).end()]);
  closers.push(() => service.close());
  const startsAt = new Date(Math.floor(Date.now() / 60_000) * 60_000);
  const desk = await openMessenger({ sms: { url: service.url, secret: 'x' } }, undefined, {
    smsPerDay: 10,
    startsAt,
  });
  closers.push(() => desk.close());
  const say = (template: string, count: number, isCounted = false) =>
    Promise.all(
      Array.from({ length: count }, () =>
        desk.send({ to: '+919876543210', channel: 'sms', text: 'x', template, isCounted }),
      ),
    );
  const sent = () => {
    const counts: Record<string, number> = {};
    for (const { body } of service.posts) {
      const { template } = body as { template: string };
      counts[template] = (counts[template] ?? 0) + 1;
    }
    return counts;
  };
  await say('checkout-reminder', 12);
  await desk.deliver();
  expect(sent()).toEqual({ 'checkout-reminder': 8 });
  await say('order-paid', 5);
  await desk.deliver();
  expect(sent()).toEqual({ 'checkout-reminder': 8, 'order-paid': 1 });
  // A code was counted when it was asked for.
  await say('one-time-code', 1, true);
  await desk.deliver();
  expect(sent()).toEqual({ 'checkout-reminder': 8, 'order-paid': 1, 'one-time-code': 1 });
  expect((await desk.waiting()).map(({ attempts }) => attempts)).toEqual(Array.from({ length: 8 }, () => 0));
  desk.pass(24 * 3_600_000);
  await desk.deliver();
  expect(await desk.waiting()).toEqual([]);
  expect(sent()).toEqual({ 'checkout-reminder': 12, 'order-paid': 5, 'one-time-code': 1 });
});
