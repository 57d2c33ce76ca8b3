import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, refusedFields, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const letter = (change: object = {}) => ({
  name: 'Asha Rao',
  email: 'Asha@Example.com',
  topic: 'order',
  message: 'The box came wet. What shall I do?',
  ...change,
});
const send = async (change: object = {}) =>
  server.call('POST', '/v1/user/contact-us-mail', { body: letter(change) });
const mails = async (to: string) => {
  const { rows } = await server.database.pool.query<{
    template: string;
    subject: string;
    reply_to: string;
    body: string;
  }>('SELECT template, subject, reply_to, body FROM message WHERE recipient = $1 ORDER BY serial', [to]);
  return rows;
};

test('CNT-01 a letter is mailed to the shop with the writer as reply-to, and a copy to the writer', async () => {
  expect((await send()).status).toBe(202);
  const [received] = await mails('care@example.in');
  expect(received).toMatchObject({
    template: 'contact-received',
    subject: 'A letter from Asha Rao',
    reply_to: 'asha@example.com',
  });
  const [copy] = await mails('asha@example.com');
  expect(copy).toMatchObject({ template: 'contact-copy', reply_to: 'care@example.in' });
  expect([received, copy].filter((mail) => !mail?.body.includes('The box came wet.'))).toEqual([]);
});

test('CNT-01, API-05 what is not right is refused by its field, and nothing is mailed', async () => {
  const before = (await mails('care@example.in')).length;
  server.pass(3_600_000);
  expect([
    refusedFields(await send({ name: ' ' })),
    refusedFields(await send({ email: 'asha\r\nBcc: all@example.com' })),
    refusedFields(await send({ message: 'Hi' })),
    refusedFields(await send({ phone: '12' })),
  ]).toEqual([['name'], ['email'], ['message'], ['phone']]);
  expect((await mails('care@example.in')).length).toBe(before);
});

test('CNT-01 a program that fills the field that nobody sees is thanked, and mails nothing', async () => {
  server.pass(3_600_000);
  const before = (await mails('care@example.in')).length;
  expect((await send({ website: 'https://spam.example' })).status).toBe(202);
  expect((await mails('care@example.in')).length).toBe(before);
});

test('CNT-01 nobody floods a mailbox: one address gets three copies an hour, however many are sent at once', async () => {
  server.pass(3_600_000);
  // A sandbox is patient by a factor.
  const max = 3 * server.context.settings.rateLimitFactor;
  const answers = await Promise.all(
    Array.from({ length: max + 4 }, async () => send({ email: 'victim@example.com' })),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.map((answer) => problemOf(answer).type)).toEqual(Array(4).fill('/problems/rate-limited'));
  expect(await mails('victim@example.com')).toHaveLength(max);
});
