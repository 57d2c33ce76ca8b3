import { randomUUID } from 'node:crypto';
import { signatureOf } from '../../../server/platform/file/signature.ts';
import type { OrderAnswer, Payment } from '../../../src/contract/orders/order/order.calls.ts';
import { providerOrderOf } from '../../../tests/support/checkout/sandbox-bank.ts';
import { goodAddress } from '../../../tests/support/server.ts';
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

/** The secret that the sandbox's messages are signed with. */
export const gatewaySecret = 'the-secret-of-the-sandbox-gateway-in-a-campaign';

/** A message of the sandbox's bank about a payment, signed. */
export function bankMessage(
  payment: Payment,
  event: 'payment.captured' | 'payment.failed',
  id: string = randomUUID(),
): Ask {
  const providerOrderId = providerOrderOf(payment);
  const providerPaymentId = providerOrderId.replace(/^sbx_/u, 'sbxpay_');
  const body = JSON.stringify({ id, event, providerOrderId, providerPaymentId, amount: payment.amount * 100 });
  const headers = { 'x-signature': signatureOf(gatewaySecret, body) };
  return { method: 'POST', path: '/v1/payment/webhook/sandbox', headers, body };
}

/** What the payer does on the bank's page. */
export function payerChooses(payment: Payment, choice: 'pay' | 'fail'): Ask {
  return {
    method: 'POST',
    path: `/sandbox/pay/${providerOrderOf(payment)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `choice=${choice}`,
  };
}

async function placed(world: RaceWorld, token: string, paymentMethod: string): Promise<OrderAnswer> {
  const reply = await send(world, orderAsk({ token, lines: [raceLine(7)], total: world.total, paymentMethod }));
  if (reply.status !== 201) throw new Error(`No order: ${reply.status} ${reply.text}`);
  return jsonOf(reply) as OrderAnswer;
}

const walletSpends: Race = {
  name: 'a wallet that is enough for five',
  async run(world) {
    const { pool, total } = world;
    const { token } = await newPerson(pool, { wallet: 5 * total + 1 });
    const replies = await together(
      world,
      fifty((at) => orderAsk({ token, lines: [raceLine(at)], total, paymentMethod: 'wallet' })),
    );
    expectWinners(world, this.name, replies, { won: 201, winners: 5, lost: [409, 422] });
    return replies.length;
  },
};

const refundTwice: Race = {
  name: 'an order by wallet that everybody calls off',
  async run(world) {
    const { pool, total, admin } = world;
    const { token, id } = await newPerson(pool, { wallet: 2 * total });
    const { order } = await placed(world, token, 'wallet');
    const replies = await together(
      world,
      fifty((at) =>
        at % 2 === 0
          ? { method: 'POST', path: `/v1/order/${order.id}/cancel`, token }
          : { method: 'POST', path: `/v1/admin/order/${order.id}/cancel`, token: admin.token },
      ),
    );
    const strange = replies.find(({ status }) => status !== 200 && status !== 409);
    world.findings.expect(!strange, `${this.name}: is called off, or was`, () => strange?.text ?? '');
    const back = await counted(
      world,
      `SELECT count(*) FROM wallet_entry WHERE shopper_id = $1 AND reason = 'refund' AND reference <> 'begun'`,
      [id],
    );
    world.findings.expect(back <= 1, `${this.name}: gives its money back once`, () => `${back} times`);
    return replies.length;
  },
};

const cancelOrCapture: Race = {
  name: 'paid and called off at the same moment',
  async run(world) {
    const { token } = await newPerson(world.pool);
    const { order, payment } = await placed(world, token, 'card');
    await send(world, payerChooses(payment, 'pay'));
    const once = bankMessage(payment, 'payment.captured');
    const kinds: Ask[] = [
      once,
      { method: 'POST', path: `/v1/order/${order.id}/cancel`, token },
      { method: 'GET', path: `/v1/payment/status?orderId=${order.id}`, token },
      bankMessage(payment, 'payment.failed'),
      once,
    ];
    const replies = await together(
      world,
      fifty((at) => kinds[at % kinds.length] ?? once),
    );
    const strange = replies.find(({ status }) => status !== 200 && status !== 409);
    world.findings.expect(!strange, `${this.name}: everybody has an answer`, () => strange?.text ?? '');
    const captures = await counted(
      world,
      `SELECT count(*) FROM payment_event WHERE payment_id = $1 AND event = 'payment.captured'`,
      [payment.id],
    );
    world.findings.expect(captures <= 1, `${this.name}: money counts once`, () => `${captures} times`);
    return replies.length + 1;
  },
};

const anotherPayment: Race = {
  name: 'another payment for an order whose last one failed',
  async run(world) {
    const { token } = await newPerson(world.pool);
    const { order, payment } = await placed(world, token, 'card');
    await send(world, bankMessage(payment, 'payment.failed'));
    const replies = await together(
      world,
      fifty(() => ({
        method: 'POST',
        path: '/v1/payment',
        token,
        headers: { 'idempotency-key': randomUUID() },
        body: { orderId: order.id, paymentMethod: 'upi' },
      })),
    );
    const open = await counted(
      world,
      `SELECT count(*) FROM payment WHERE order_id = $1 AND status IN ('pending', 'checking', 'paid')`,
      [order.id],
    );
    world.findings.expect(open === 1, `${this.name}: one is open`, () => `${open} are open`);
    const strange = replies.find(({ status }) => status !== 201 && status !== 409);
    world.findings.expect(!strange, `${this.name}: everybody has an answer`, () => strange?.text ?? '');
    return replies.length + 2;
  },
};

const membership: Race = {
  name: 'a membership that is bought and paid again and again',
  async run(world) {
    const { pool } = world;
    const { token, id } = await newPerson(pool);
    const { rows } = await pool.query<{ price: number }>(`SELECT price FROM product WHERE sku = 'bliss-club'`);
    const key = randomUUID();
    const body = { paymentMethod: 'card', expectedTotal: rows[0]?.price, address: goodAddress };
    const ask: Ask = {
      method: 'POST',
      path: '/v1/order/membership',
      token,
      headers: { 'idempotency-key': key },
      body,
    };
    const bought = await together(world, fifty(() => ask).slice(0, 25));
    const answer = bought.find(({ status }) => status === 201);
    world.findings.expect(answer !== undefined, `${this.name}: can be bought`, () => bought[0]?.text ?? '');
    if (!answer) return bought.length;
    const { payment } = jsonOf(answer) as OrderAnswer;
    await send(world, payerChooses(payment, 'pay'));
    const paid = await together(world, fifty(() => bankMessage(payment, 'payment.captured')).slice(0, 25));
    const months = await counted(
      world,
      `SELECT round(extract(epoch FROM premium_until - now()) / 86400 / 30.4) AS count FROM shopper WHERE id = $1`,
      [id],
    );
    world.findings.expect(months === 12, `${this.name}: gives its twelve months once`, () => `${months} months`);
    return bought.length + paid.length + 1;
  },
};

const rewards: Race = {
  name: 'the reward for a friend who orders at once in many tabs',
  async run(world) {
    const { pool, total } = world;
    const [referrer, friend] = [await newPerson(pool), await newPerson(pool, { wallet: 60 * total })];
    await pool.query('INSERT INTO referral (friend_id, referrer_id, joined_at) VALUES ($1, $2, now())', [
      friend.id,
      referrer.id,
    ]);
    const door = `${randomUUID().slice(0, 8)}, Race Street`;
    const replies = await together(
      world,
      fifty((at) => orderAsk({ token: friend.token, lines: [raceLine(at)], total, paymentMethod: 'wallet', door })),
    );
    const given = await counted(
      world,
      `SELECT count(*) FROM wallet_entry WHERE shopper_id = $1 AND reason = 'referral'`,
      [referrer.id],
    );
    world.findings.expect(given === 1, `${this.name}: is given once`, () => `${given} times`);
    return replies.length;
  },
};

/** Races in which money could be made or lost. */
export const moneyRaces: readonly Race[] = [
  walletSpends,
  refundTwice,
  cancelOrCapture,
  anotherPayment,
  membership,
  rewards,
];
