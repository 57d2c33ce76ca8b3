import sql from 'sql-template-tag';
import { afterEach, expect, test } from 'vitest';
import { startMailServer, startMessageService } from '../../support/account/message-services.ts';
import { type Messenger, openMessenger } from '../../support/account/messages.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});
function closing<T extends { close(): Promise<void> }>(opened: T): T {
  closers.push(() => opened.close());
  return opened;
}

const code = {
  to: '+919876543210',
  channel: 'sms',
  text: '123456 is your code',
  template: 'one-time-code',
} as const;
const mail = {
  to: 'asha@example.in',
  channel: 'email',
  subject: 'Order M26-001001 is packed',
  text: 'Packed.',
  html: '<p>Packed.</p>',
} as const;
const sender = 'Mantra <orders@shop.example.in>';
const secret = 'shared-with-the-service';

async function smsMessenger(answers: Parameters<typeof startMessageService>[0], patience?: number) {
  const service = closing(await startMessageService(answers));
  const desk = closing(await openMessenger({ sms: { url: service.url, secret } }, patience));
  return { service, desk };
}

async function mailMessenger(options: Parameters<typeof startMailServer>[0] = {}, patience?: number) {
  const server = closing(await startMailServer(options));
  const desk = closing(await openMessenger({ mail: { url: server.url, from: sender } }, patience));
  return { server, desk };
}

async function idOf({ database }: Messenger): Promise<string> {
  return (await database.one<{ id: string }>(sql`SELECT id FROM message`)).id;
}

test('SES-04, SES-08 in live mode a message goes to the message service if its transaction commits, and only then', async () => {
  const { service, desk } = await smsMessenger([(response) => response.writeHead(202).end()]);
  await desk.send({ ...code, code: '123456' });
  const undone = desk.database.transaction(async (tx) => {
    await desk.messages.send(tx, { ...code, text: 'never' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const id = await idOf(desk);
  await desk.deliver();
  await desk.deliver();
  expect(service.posts.map(({ body }) => body)).toEqual([
    { id, to: code.to, channel: 'sms', template: 'one-time-code', language: 'en', text: code.text },
  ]);
  const { authorization, 'idempotency-key': key } = service.posts[0]?.headers ?? {};
  expect({ authorization, key }).toEqual({ authorization: `Bearer ${secret}`, key: id });
});

test('PRF-04, SES-08 a code leaves before all the order updates of a sale', async () => {
  const { service, desk } = await smsMessenger([(response) => response.writeHead(202).end()]);
  for (let order = 1; order <= 6; order += 1) {
    await desk.send({ to: code.to, channel: 'sms', text: `Order ${order} is placed`, template: 'order-placed' });
  }
  await desk.send({ ...code, code: '123456' });
  await desk.deliver();
  const texts = service.posts.map(({ body }) => (body as { text: string }).text);
  expect([texts.length, texts[0]]).toEqual([7, code.text]);
});

test('RUN-03, SES-08 a message that has left keeps neither its words nor its code', async () => {
  const { desk } = await smsMessenger([(response) => response.writeHead(200).end()]);
  await desk.send({ ...code, code: '123456', subject: 'x', html: '<p>123456</p>' });
  await desk.deliver();
  expect(await desk.database.one(sql`SELECT body, code, subject, html, status FROM message`)).toEqual({
    body: '',
    code: null,
    subject: null,
    html: null,
    status: 'sent',
  });
});

test('RUN-03 a service that fails, drops the line or says that it is busy gets the message again under the same key', async () => {
  const { service, desk } = await smsMessenger([
    (response) => response.writeHead(500).end('<h1>broken</h1>'),
    (response) => response.destroy(),
    (response) => response.writeHead(429).end(),
    (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    (response) => response.writeHead(200).end(),
  ]);
  await desk.send(code);
  for (const round of [1, 2, 3, 4]) {
    await desk.deliver();
    expect((await desk.waiting()).map(({ attempts }) => attempts)).toEqual([round]);
  }
  await desk.deliver();
  expect(await desk.waiting()).toEqual([]);
  expect(await desk.statuses()).toEqual(['sent']);
  expect(new Set(service.posts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(service.posts.length).toBe(5);
});

test('RUN-03 a service that never answers is left after its time, and asked again', async () => {
  const { service, desk } = await smsMessenger([() => undefined, (response) => response.writeHead(200).end()], 150);
  await desk.send(code);
  await desk.deliver();
  expect(await desk.statuses()).toEqual(['waiting']);
  await desk.deliver();
  expect({ statuses: await desk.statuses(), posts: service.posts.length }).toEqual({
    statuses: ['sent'],
    posts: 2,
  });
});

test('RUN-03 a number that is refused for good is not tried again', async () => {
  const { service, desk } = await smsMessenger([(response) => response.writeHead(422).end()]);
  await desk.send(code);
  await desk.deliver();
  await desk.deliver();
  expect({ statuses: await desk.statuses(), posts: service.posts.length, waiting: await desk.waiting() }).toEqual({
    statuses: ['refused'],
    posts: 1,
    waiting: [],
  });
});

test('SES-04 a code whose time is over is not sent late', async () => {
  const { service, desk } = await smsMessenger([(response) => response.writeHead(200).end()]);
  await desk.send({ ...code, expiresAt: new Date('2026-11-21T04:35:00Z') });
  desk.pass(5 * 60_000);
  await desk.deliver();
  expect({ statuses: await desk.statuses(), posts: service.posts.length }).toEqual({
    statuses: ['lapsed'],
    posts: 0,
  });
});

test('ORD-05 what happened once is told once on each channel, however often it is sent', async () => {
  const { service, desk } = await smsMessenger([(response) => response.writeHead(200).end()]);
  await Promise.all(Array.from({ length: 8 }, () => desk.send({ ...code, once: 'order-paid:1' })));
  await desk.send({ ...code, once: 'order-paid:2' });
  await desk.deliver();
  expect(service.posts.length).toBe(2);
});

test('RUN-03, ORD-05 an e-mail reaches a real SMTP server whole: both texts, the sender, the way out of reminders', async () => {
  const { server, desk } = await mailMessenger();
  await desk.send({ ...mail, unsubscribeUrl: 'https://shop.example.in/reminders/off?token=1' });
  const id = await idOf(desk);
  await desk.deliver();
  expect(server.taken.map((one) => ({ ...one, text: one.text.trim(), html: one.html.trim() }))).toEqual([
    {
      replyTo: [],
      from: 'orders@shop.example.in',
      to: ['asha@example.in'],
      messageId: `<${id}@shop.example.in>`,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      unsubscribe: '<https://shop.example.in/reminders/off?token=1>',
    },
  ]);
});

test('RUN-03 an address cannot smuggle in another recipient or a header', async () => {
  const { server, desk } = await mailMessenger();
  await desk.send({ ...mail, to: 'a@example.in, b@example.in' });
  await desk.send({ ...mail, subject: 'Hello\r\nBcc: c@example.in' });
  await desk.deliver();
  const recipients = server.taken.flatMap(({ to }) => to);
  expect(recipients).not.toContain('b@example.in');
  expect(recipients).not.toContain('c@example.in');
});

test('RUN-03 a mail server that is busy takes the message later, under the same Message-ID', async () => {
  let asked = 0;
  const { server, desk } = await mailMessenger({
    onRcptTo(_, __, done) {
      asked += 1;
      done(asked === 1 ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null);
    },
  });
  await desk.send(mail);
  const id = await idOf(desk);
  await desk.deliver();
  expect(await desk.statuses()).toEqual(['waiting']);
  await desk.deliver();
  expect({ statuses: await desk.statuses(), ids: server.taken.map(({ messageId }) => messageId) }).toEqual({
    statuses: ['sent'],
    ids: [`<${id}@shop.example.in>`],
  });
});

test('RUN-03 an address that is refused for good stops; a server that refuses the sender is tried again', async () => {
  const unknown = await mailMessenger({
    onRcptTo: (_, __, done) => done(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
  });
  await unknown.desk.send(mail);
  await unknown.desk.deliver();
  expect({ statuses: await unknown.desk.statuses(), waiting: await unknown.desk.waiting() }).toEqual({
    statuses: ['refused'],
    waiting: [],
  });
  const closed = await mailMessenger({
    onMailFrom: (_, __, done) => done(Object.assign(new Error('Not from here'), { responseCode: 550 })),
  });
  await closed.desk.send(mail);
  await closed.desk.deliver();
  expect(await closed.desk.statuses()).toEqual(['waiting']);
});

test('RUN-03 a mail server that hangs, or drops the line in the middle, holds nothing up and loses nothing', async () => {
  let rounds = 0;
  const { server, desk } = await mailMessenger(
    {
      onMailFrom(_, session, done) {
        rounds += 1;
        if (rounds > 1) done();
        else expect(session.id).not.toBe('');
      },
    },
    1500,
  );
  await desk.send(mail);
  await desk.deliver();
  const [held] = await desk.waiting();
  expect(held?.last_error).toBe('mail: no complete answer in time');
  expect(held?.last_error).not.toContain('asha');
  await desk.deliver();
  expect({ statuses: await desk.statuses(), taken: server.taken.length }).toEqual({ statuses: ['sent'], taken: 1 });

  const dropping = await mailMessenger();
  await dropping.server.close();
  closers.splice(closers.length - 2, 1);
  await dropping.desk.send(mail);
  await dropping.desk.deliver();
  expect(await dropping.desk.statuses()).toEqual(['waiting']);
});
