import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remindOfCheckout } from '../../../server/checkout/remind.ts';
import { reminderAt } from '../../../server/checkout/reminder.policy.ts';
import { openToken, sealToken } from '../../../server/account/message/signed-token.ts';
import {
  goodAddress,
  newPhone,
  problemOf,
  refusedFields,
  startTestServer,
  type TestServer,
  wireLine,
} from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const hour = 3_600_000;
const day = 24 * hour;

interface Left {
  readonly phone: string;
  readonly token: string;
}

/** A shopper who has something in the cart and stopped in front of the payment. */
async function leave(change: Readonly<Record<string, unknown>> = {}): Promise<Left> {
  const phone = newPhone();
  const token = await server.signIn(phone);
  await choose(token, true);
  await server.call('PUT', '/v1/user/cart', { token, body: [wireLine()] });
  await keep(token, change);
  return { phone, token };
}

const choose = (token: string, isWanted: boolean) =>
  server.call('PUT', '/v1/user/message-choices', { token, body: { whatsapp: false, reminders: isWanted } });

async function keep(token: string, change: Readonly<Record<string, unknown>> = {}) {
  const body = { step: 'payment', lines: [wireLine('sleep-mantra', { price: 1 })], ...change };
  const { status } = await server.call('PUT', '/v1/checkout/draft', { token, body });
  expect(status).toBe(204);
}

async function draftOf({ phone }: Left): Promise<string> {
  const { id } = await server.database.one<{ id: string }>(sql`
    SELECT checkout_draft.id FROM checkout_draft JOIN shopper ON shopper.id = shopper_id WHERE phone = ${phone}`);
  return id;
}

/** Runs the reminder of a checkout, as often as is said, at once. */
async function remind(left: Left, times = 1): Promise<void> {
  const id = await draftOf(left);
  await Promise.all(Array.from({ length: times }, () => remindOfCheckout(server.context, id)));
}

async function reminders({ phone }: Left): Promise<string[]> {
  const { body } = await server.call('GET', `/v1/sandbox/messages?to=${encodeURIComponent(phone)}`);
  return (body as { messages: { text: string; code?: string }[] }).messages
    .filter(({ code }) => code === undefined)
    .map(({ text }) => text);
}

async function linkIn(left: Left, pattern: RegExp): Promise<string> {
  const [text = ''] = await reminders(left);
  return pattern.exec(text)?.[1] ?? '';
}

const resume = (token: string) => server.call('POST', '/v1/checkout/resume', { body: { token } });

async function order({ token }: Left): Promise<void> {
  const lines = [wireLine()];
  const quote = await server.call('POST', '/v1/order/quote', { token, body: { lines, paymentMethod: 'cod' } });
  const { total } = quote.body as { total: number };
  const placed = await server.call('POST', '/v1/order', {
    token,
    headers: { 'idempotency-key': 'one-order-of-this-test' },
    body: { lines, address: goodAddress, paymentMethod: 'cod', expectedTotal: total },
  });
  expect(placed.status).toBe(201);
}

test('CHK-11 a checkout that is left gets one reminder after four hours, with a link that leads back to cart and step', async () => {
  const left = await leave();
  server.pass(4 * hour - 1);
  await remind(left);
  expect(await reminders(left)).toEqual([]);
  server.pass(1);
  await remind(left, 5);
  server.pass(day);
  await remind(left);
  const texts = await reminders(left);
  expect(texts.length).toBe(1);
  const back = await resume(await linkIn(left, /checkout\?resume=([\w-]+)/u));
  expect({ status: back.status, body: back.body }).toEqual({
    status: 200,
    body: {
      step: 'payment',
      couponCode: null,
      bundleId: null,
      cart: [expect.objectContaining({ sku: 'sleep-mantra', quantity: 1, name: 'Sleep Mantra' })],
    },
  });
  const { cart } = back.body as { cart: { price: number }[] };
  expect(cart[0]?.price).toBeGreaterThan(1);
});

test('CHK-11 an order, an emptied cart, one that is sold out, or a wish for no reminders keeps the reminder away', async () => {
  const [ordered, emptied, unwilling] = [await leave(), await leave(), await leave()];
  const gone = await leave({ lines: [wireLine('peace-mantra')] });
  await server.context.database.execute(sql`UPDATE stock SET units = 0 WHERE sku = 'peace-mantra'`);
  await order(ordered);
  await server.call('PUT', '/v1/user/cart', { token: emptied.token, body: [] });
  expect((await choose(unwilling.token, false)).body).toEqual({
    whatsapp: false,
    reminders: false,
    reviews: false,
    language: 'en',
  });
  server.pass(4 * hour);
  for (const left of [ordered, emptied, unwilling, gone]) await remind(left);
  expect((await reminders(ordered)).filter((text) => text.includes('resume='))).toEqual([]);
  expect([await reminders(emptied), await reminders(unwilling), await reminders(gone)]).toEqual([[], [], []]);
});

test('CHK-11 whoever never said yes is not reminded, and the moment of a yes is on record', async () => {
  const phone = newPhone();
  const token = await server.signIn(phone);
  const choices = async () => (await server.call('GET', '/v1/user/message-choices', { token })).body;
  expect(await choices()).toEqual({ whatsapp: false, reminders: false, reviews: false, language: 'en' });
  await server.call('PUT', '/v1/user/cart', { token, body: [wireLine()] });
  await keep(token);
  server.pass(4 * hour);
  await remind({ phone, token });
  expect(await reminders({ phone, token })).toEqual([]);
  const chosenAt = async () =>
    (
      await server.database.one<{ at: Date | null }>(sql`
      SELECT reminders_chosen_at AS at FROM shopper WHERE phone = ${phone}`)
    ).at;
  expect(await chosenAt()).toBeNull();
  await choose(token, true);
  const yes = await chosenAt();
  expect(yes).toEqual(server.context.clock());
  server.pass(hour);
  await choose(token, true);
  expect(await chosenAt()).toEqual(yes);
});

test('CHK-11 the migration switches reminders off for those who never chose', async () => {
  const phone = newPhone();
  await server.signIn(phone);
  await server.database.execute(sql`UPDATE shopper SET wants_reminders = true WHERE phone = ${phone}`);
  const file = await readFile('server/platform/database/migrations/0050_reminders_by_choice.sql', 'utf8');
  const [update = ''] = /^UPDATE shopper[^;]+/mu.exec(file) ?? [];
  await server.database.execute(raw(update));
  const { on } = await server.database.one<{ on: boolean }>(sql`
    SELECT wants_reminders AS on FROM shopper WHERE phone = ${phone}`);
  expect(on).toBe(false);
});

test('CHK-11 what is touched again is left alone for another four hours, and is still the same checkout', async () => {
  const left = await leave();
  const id = await draftOf(left);
  server.pass(3 * hour);
  await keep(left.token, { step: 'address' });
  server.pass(2 * hour);
  await remind(left);
  expect([await draftOf(left), await reminders(left)]).toEqual([id, []]);
  const { rows } = await server.database.pool.query(
    "SELECT count(*)::int AS waiting FROM graphile_worker.jobs WHERE task_identifier = 'checkout.remind' AND key LIKE $1",
    [`%${(await profile(left.token)).id}`],
  );
  expect(rows).toEqual([{ waiting: 1 }]);
});

async function profile(token: string): Promise<{ id: string }> {
  return (await server.call('GET', '/v1/user', { token })).body as { id: string };
}

test('CHK-11 after an order the next checkout is another, with a reminder of its own', async () => {
  const left = await leave();
  const id = await draftOf(left);
  await order(left);
  server.pass(hour);
  await keep(left.token);
  expect(await draftOf(left)).not.toBe(id);
  server.pass(4 * hour);
  await remind(left);
  expect((await reminders(left)).filter((text) => text.includes('resume=')).length).toBe(1);
});

test('CHK-11 a link that was changed, is over, or is of another kind leads nowhere, as one that never was', async () => {
  const left = await leave();
  const { secret } = server.context.settings;
  const id = await draftOf(left);
  const now = server.context.clock();
  const good = sealToken({ purpose: 'checkout', id, days: 7, now }, secret);
  expect((await resume(good)).status).toBe(200);
  const bad = [
    `${good.slice(0, -2)}AA`,
    `${good}A`,
    sealToken({ purpose: 'reminders', id, days: 7, now }, secret),
    sealToken({ purpose: 'checkout', id, days: 7, now }, 'another secret'),
    sealToken({ purpose: 'checkout', id, days: 7, now: new Date(now.getTime() - 9 * day) }, secret),
    sealToken({ purpose: 'checkout', id: '00000000-0000-4000-8000-000000000000', days: 7, now }, secret),
    '../../etc',
  ];
  for (const token of bad) {
    const { status, detail } = problemOf(await resume(token));
    expect({ status, detail }).toEqual({ status: 404, detail: 'This link to your cart no longer works' });
  }
});

test('CHK-11 the link at the foot ends reminders by a click on its page, and never by being opened', async () => {
  const left = await leave();
  server.pass(4 * hour);
  await remind(left);
  const path = await linkIn(left, /(\/reminders\/off\/[\w-]+)/u);
  const wants = async () =>
    (await server.call('GET', '/v1/user/message-choices', { token: left.token })).body as { reminders: boolean };
  const page = await server.call('GET', path);
  expect([page.status, await wants()]).toEqual([
    200,
    { whatsapp: false, reminders: true, reviews: false, language: 'en' },
  ]);
  const oneClick = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect([oneClick.status, await wants()]).toEqual([
    200,
    { whatsapp: false, reminders: false, reviews: false, language: 'en' },
  ]);
  expect((await server.call('GET', '/reminders/off/AAAA')).status).toBe(404);
});

test('API-05 a checkout without lines, or with what nobody asked for, is refused by name and not kept', async () => {
  const token = await server.signIn(newPhone());
  const send = (body: unknown) => server.call('PUT', '/v1/checkout/draft', { token, body });
  expect(refusedFields(await send({ step: 'payment', lines: [] }))).toEqual(['lines']);
  expect(refusedFields(await send({ step: 'done', lines: [wireLine()], address: {} }))).toEqual([
    'step',
    'address',
  ]);
  const { count } = await server.database.one<{ count: number }>(sql`
    SELECT count(*) FROM checkout_draft WHERE shopper_id = ${(await profile(token)).id}`);
  expect(count).toBe(0);
});

test('CHK-11 a reminder comes at least four hours later, at most until the next morning, and only by day in India', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      (at) => {
        const due = reminderAt(at);
        const waited = due.getTime() - at.getTime();
        const indianHour = new Date(due.getTime() + 5.5 * hour).getUTCHours();
        expect(waited >= 4 * hour && waited <= 18 * hour).toBe(true);
        expect(indianHour >= 10 && indianHour < 20).toBe(true);
      },
    ),
  );
});

test('CHK-11 a reminder that is due at eight in the evening waits for the morning', () => {
  const due = (at: string) => reminderAt(new Date(at)).toISOString();
  expect([due('2026-11-21T10:29:59.999Z'), due('2026-11-21T10:30:00.000Z')]).toEqual([
    '2026-11-21T14:29:59.999Z',
    '2026-11-22T04:30:00.000Z',
  ]);
});

test('CHK-11 only the token of an id opens it', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.integer({ min: 0, max: 70 }),
      fc.integer({ min: 1, max: 255 }),
      (id, place, change) => {
        const now = new Date('2026-11-21T04:30:00Z');
        const token = sealToken({ purpose: 'checkout', id, days: 7, now }, 'secret');
        expect(openToken('checkout', token, 'secret', now)).toBe(id);
        const bytes = Buffer.from(token, 'base64url');
        const index = place % bytes.length;
        bytes[index] = (bytes[index] ?? 0) ^ change;
        expect(openToken('checkout', bytes.toString('base64url'), 'secret', now)).toBeNull();
      },
    ),
  );
});
