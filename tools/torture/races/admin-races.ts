import { randomInt, randomUUID } from 'node:crypto';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import { type Ask, jsonOf } from '../http-caller.ts';
import { newPerson } from '../people.ts';
import {
  counted,
  expectWinners,
  fifty,
  orderAsk,
  type Race,
  raceLine,
  type RaceWorld,
  send,
  together,
} from './race.ts';

const guesses: Race = {
  name: 'guesses at a one-time code',
  async run(world) {
    const { phone } = await newPerson(world.pool);
    const { code, challenge } = await codeFor(world, phone);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const guess = (code: string): Ask => ({
      method: 'POST',
      path: '/v1/user/otp/verify',
      headers: from(),
      body: { phone, code, challenge },
    });
    const replies = await together(
      world,
      fifty(() => guess(wrong)),
    );
    const tried = replies.filter(({ text }) => text.includes('not the code that we sent')).length;
    world.findings.expect(tried <= 5, `${this.name}: five are compared at most`, () => `${tried} were`);
    const late = await send(world, guess(code));
    world.findings.expect(late.status !== 200, `${this.name}: the code is over after five`, () => 'It was taken');
    return replies.length + 2;
  },
};

const oneCode: Race = {
  name: 'one code that is used by many at once',
  async run(world) {
    const { phone } = await newPerson(world.pool);
    const { code, challenge } = await codeFor(world, phone);
    const replies = await together(
      world,
      fifty(() => ({
        method: 'POST',
        path: '/v1/user/otp/verify',
        headers: from(),
        body: { phone, code, challenge },
      })),
    );
    expectWinners(world, this.name, replies, { won: 200, winners: 1, lost: [422, 429] });
    return replies.length + 1;
  },
};

const decisions: Race = {
  name: 'the decision on a prescription',
  async run(world) {
    const { pool } = world;
    const [patient, doctor] = [await newPerson(pool), await newPerson(pool, { role: 'prescriber' })];
    const medicine = { name: 'Ashwagandha', dose: 'one', duration: '30 days', notes: '' };
    const written = { medicines: [medicine], products: ['sleep-mantra'], advice: 'Sleep early.', months: 3 };
    const made = await send(world, {
      method: 'POST',
      path: '/v1/prescription/desk',
      token: doctor.token,
      body: { ...written, patientId: patient.id },
    });
    if (made.status !== 201) throw new Error(`No prescription: ${made.status} ${made.text}`);
    const { id } = jsonOf(made) as { id: string };
    const replies = await together(
      world,
      fifty((at) => ({
        method: 'POST',
        path: `/v1/prescription/${id}/review`,
        token: doctor.token,
        body: at % 2 === 0 ? { action: 'approve' } : { action: 'refuse', reason: 'Not now' },
      })),
    );
    expectWinners(world, this.name, replies, { won: 200, winners: 1, lost: [404, 409] });
    const decided = await counted(
      world,
      `SELECT count(*) FROM prescription_event WHERE prescription_id = $1 AND status IN ('approved', 'refused')`,
      [id],
    );
    world.findings.expect(decided === 1, `${this.name}: is written down once`, () => `${decided} times`);
    return replies.length + 1;
  },
};

const edits: Race = {
  name: 'edits of one version by many admins',
  async run(world) {
    const { pool, admin } = world;
    const id = randomUUID();
    const code = `EDIT${id.slice(0, 8).toUpperCase()}`;
    await pool.query(
      `INSERT INTO coupon (id, code, name, type, value, expires_at) VALUES ($1, $2, 'Edit', 'amount', 10, '2030-01-01')`,
      [id, code],
    );
    const replies = await together(
      world,
      fifty((at) => ({
        method: 'PUT',
        path: `/v1/coupon/${id}`,
        token: admin.token,
        headers: { 'if-match': '"1"' },
        body: { code, name: `Edit ${at}`, type: 'amount', value: 10 + at, expiresAt: '2030-01-01T00:00:00Z' },
      })),
    );
    expectWinners(world, this.name, replies, { won: 200, winners: 1, lost: [412] });
    return replies.length;
  },
};

const carts: Race = {
  name: 'a cart that is changed on many devices',
  async run(world) {
    const { token } = await newPerson(world.pool);
    const put = (at: number, version?: string): Ask => ({
      method: 'PUT',
      path: '/v1/user/cart',
      token,
      headers: version === undefined ? {} : { 'if-match': version },
      body: [raceLine(at)],
    });
    const first = await send(world, put(0));
    const replies = await together(
      world,
      fifty((at) => put(at, String(first.headers.etag))),
    );
    expectWinners(world, this.name, replies, { won: 200, winners: 1, lost: [412] });
    return replies.length + 1;
  },
};

const deletion: Race = {
  name: 'an account that is deleted while it orders',
  async run(world) {
    const { pool, cashTotal: total } = world;
    const { token, phone } = await newPerson(pool);
    const headers = from();
    const { code } = await codeFor(world, phone, headers, false);
    const away: Ask = { method: 'POST', path: '/v1/user/deletion', token, headers, body: { code } };
    const replies = await together(
      world,
      fifty((at) => (at % 10 === 0 ? away : orderAsk({ token, lines: [raceLine(at)], total }))),
    );
    const strange = replies.find(({ status }) => ![201, 204, 404, 409, 422, 426].includes(status));
    world.findings.expect(!strange, `${this.name}: everybody has an answer`, () =>
      [strange?.status ?? 0, strange?.text ?? ''].join(' '),
    );
    return replies.length + 1;
  },
};

const packOrCancel: Race = {
  name: 'packed and called off at the same moment',
  async run(world) {
    const { pool, cashTotal: total, admin } = world;
    const { token } = await newPerson(pool);
    const { order } = jsonOf(await send(world, orderAsk({ token, lines: [raceLine(9)], total }))) as OrderAnswer;
    const replies = await together(
      world,
      fifty((at) =>
        at % 2 === 0
          ? { method: 'POST', path: `/v1/admin/order/${order.id}/pack`, token: admin.token }
          : { method: 'POST', path: `/v1/order/${order.id}/cancel`, token },
      ),
    );
    const strange = replies.find(({ status }) => status !== 200 && status !== 409);
    world.findings.expect(!strange, `${this.name}: everybody has an answer`, () => strange?.text ?? '');
    return replies.length + 1;
  },
};

/** Each from another address: here it isn't the limits by address that are raced. */
function from(): Record<string, string> {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}

/** A code that was asked for from an address, mostly with a secret that goes with it. */
async function codeFor(world: RaceWorld, phone: string, headers = from(), isBound = true) {
  const challenge = isBound ? randomUUID() : undefined;
  const body = { phone, challenge };
  const sent = await send(world, { method: 'POST', path: '/v1/user/otp/send', headers, body });
  if (sent.status !== 202) throw new Error(`No code: ${sent.status} ${sent.text}`);
  const { rows } = await world.pool.query<{ code: string }>(
    'SELECT code FROM message WHERE recipient = $1 AND code IS NOT NULL ORDER BY serial DESC LIMIT 1',
    [phone],
  );
  return { code: rows[0]?.code ?? '', challenge };
}

/** Races of people, prescribers and admins. */
export const adminRaces: readonly Race[] = [guesses, oneCode, decisions, edits, carts, deletion, packOrCancel];
