import { randomUUID } from 'node:crypto';
import { setTimeout as moment } from 'node:timers/promises';
import type { Pool } from 'pg';
import { signatureOf } from '../../server/platform/file/signature.ts';
import type { OrderAdmin } from '../../src/contract/orders/order/order-list.calls.ts';
import type { OrderAnswer } from '../../src/contract/orders/order/order.calls.ts';
import { type FakeRazorpay, startFakeRazorpay } from '../../tests/support/checkout/fake-razorpay.ts';
import { goodAddress } from '../../tests/support/server.ts';
import { checkRefusal } from './fuzz/answer-check.ts';
import { type Ask, each, type HttpCaller, jsonOf, openCaller, type Reply, upTo } from './http-caller.ts';
import { checkLaws, countGoods } from './laws.ts';
import type { Campaign, Part } from './part.ts';
import { newPerson, type Person } from './people.ts';

const webhookSecret = 'the-webhook-secret-of-the-campaign';
const atOnce = 4;
/** Milliseconds in which money that is to go back is back, tries that fail counted in. */
const patience = 30_000;

/** How a gateway may behave, and what it says of one order of ₹`total`. */
type Lie = (scene: Scene) => Promise<void>;

interface Scene {
  readonly campaign: Campaign;
  readonly fake: FakeRazorpay;
  readonly caller: HttpCaller;
  readonly buyer: Person;
  readonly placed: OrderAnswer;
  /** The gateway's own id of the order. */
  readonly providerOrder: string;
}

interface Captured {
  readonly id: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
}

/** The gateway takes money: paise for INR. */
function capture({ fake, providerOrder }: Scene, amount: number, currency = 'INR'): Captured {
  const id = `pay_${randomUUID().replaceAll('-', '')}`;
  const taken = { id, order_id: providerOrder, amount, currency, status: 'captured' };
  fake.payments.set(providerOrder, [...(fake.payments.get(providerOrder) ?? []), taken]);
  return taken;
}

/** It says so; `secret` is what it signs with. */
async function tell(
  { campaign, caller }: Scene,
  entity: object,
  { event = 'payment.captured', id = `event_${randomUUID()}`, secret = webhookSecret } = {},
): Promise<Reply> {
  const body = JSON.stringify({ event, payload: { payment: { entity } } });
  const headers = { 'x-razorpay-signature': signatureOf(secret, body), 'x-razorpay-event-id': id };
  const ask: Ask = { method: 'POST', path: '/v1/payment/webhook/razorpay', headers, body };
  const reply = await caller.send(ask);
  checkRefusal(campaign.findings, ask, reply);
  return reply;
}

const paise = ({ placed }: Scene) => placed.payment.amount * 100;
const cancel = async ({ caller, placed, buyer }: Scene) =>
  caller.send({ method: 'POST', path: `/v1/order/${placed.order.id}/cancel`, token: buyer.token });

const lies: Readonly<Record<string, Lie>> = {
  'tells the truth': async (scene) => {
    await tell(scene, capture(scene, paise(scene)));
  },
  'takes too little': async (scene) => {
    await tell(scene, capture(scene, paise(scene) - 10_000));
  },
  'takes too much': async (scene) => {
    await tell(scene, capture(scene, paise(scene) + 10_000));
  },
  'takes half a rupee more': async (scene) => {
    await tell(scene, capture(scene, paise(scene) + 50));
  },
  'takes the money twice': async (scene) => {
    await tell(scene, capture(scene, paise(scene)));
    await tell(scene, capture(scene, paise(scene)));
  },
  'takes the money late': async (scene) => {
    await cancel(scene);
    await tell(scene, capture(scene, paise(scene)));
  },
  'takes dollars': async (scene) => {
    await tell(scene, capture(scene, paise(scene), 'USD'));
  },
  'says it twenty times': async (scene) => {
    const taken = capture(scene, paise(scene));
    const id = randomUUID();
    await Promise.all([...upTo(20)].map(async () => tell(scene, taken, { id })));
  },
  'says that it failed when it did not': async (scene) => {
    const taken = capture(scene, paise(scene));
    await tell(scene, { ...taken, status: 'failed' }, { event: 'payment.failed' });
    await tell(scene, taken);
  },
  'is somebody else': async (scene) => {
    const invented = {
      id: 'pay_invented',
      order_id: scene.providerOrder,
      amount: paise(scene),
      currency: 'INR',
      status: 'captured',
    };
    const { status } = await tell(scene, invented, { secret: 'a secret of somebody else' });
    scene.campaign.findings.expect(
      status === 401,
      'A message that is signed by somebody else is refused',
      String(status),
    );
  },
  'talks of strange amounts': async (scene) => {
    const base = { id: 'pay_strange', order_id: scene.providerOrder, currency: 'INR', status: 'captured' };
    const amounts = [-1, 1e21, 0.5, '600', null, [600], Number.MAX_SAFE_INTEGER];
    for (const amount of amounts) await tell(scene, { ...base, amount });
  },
  'breaks down while money goes back': async (scene) => {
    await tell(scene, capture(scene, paise(scene)));
    scene.fake.mood = scene.campaign.chance.pick(['html', 'lies'] as const);
    await cancel(scene);
    await moment(500);
    scene.fake.mood = 'good';
  },
};

/** A payment service on loopback that lies: money that came in is kept, went back, or waits for an admin (CHK-05, SEC-05). */
export const gateways: Part = async (campaign, size) => {
  const { workshop, findings, chance, say } = campaign;
  const fake = await startFakeRazorpay();
  workshop.later(async () => fake.close());
  const server = await workshop.database('gateways');
  const shop = await workshop.shop({
    environment: {
      DATABASE_URL: server.url,
      RAZORPAY_KEY_ID: 'rzp_test_key',
      RAZORPAY_KEY_SECRET: 'a-secret-of-the-campaign',
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_URL: fake.url,
    },
  });
  const pool = workshop.pool(server.url);
  await pool.query('UPDATE stock SET units = 1000000');
  await countGoods(pool);
  const caller = openCaller(shop.url);
  const admin = await newPerson(pool, { role: 'admin' });
  const body = { gateway: 'razorpay' };
  await caller.send({ method: 'POST', path: '/v1/user/payment-gateway/toggle', token: admin.token, body });
  const names = Object.keys(lies);
  const told: Record<string, number> = {};
  const scenes: { readonly name: string; readonly scene: Scene }[] = [];
  await each(upTo(size), atOnce, async (at) => {
    const name = names[at % names.length] ?? '';
    const buyer = await newPerson(pool);
    const placed = await place(caller, buyer, chance.fork(`order ${at}`).below(3) + 1);
    const { action } = placed.payment;
    const providerOrder = action.kind === 'form' ? (action.fields['order_id'] ?? '') : '';
    scenes.push({ name, scene: { campaign, fake, caller, buyer, placed, providerOrder } });
  });
  await each(scenes, atOnce, async ({ name, scene }) => {
    await lies[name]?.(scene);
    told[name] = (told[name] ?? 0) + 1;
  });
  await each(scenes, atOnce, async ({ name, scene }) => settle(scene, name, admin));
  await noteFailedJobs(pool, campaign);
  await checkLaws(pool, findings, 'after the lies');
  say(`${scenes.length} orders`);
  caller.close();
  await shop.stop();
  return { orders: scenes.length, ...told };
};

async function place(caller: HttpCaller, { token }: Person, quantity: number): Promise<OrderAnswer> {
  const product = jsonOf(await caller.send({ method: 'GET', path: '/v1/product/sleep-mantra' })) as {
    flavours: string[];
    variants: string[];
  };
  const lines = [
    {
      sku: 'sleep-mantra',
      flavour: product.flavours[0],
      variant: product.variants[0],
      quantity,
      packageType: 'trial',
    },
  ];
  const quote = await caller.send({ method: 'POST', path: '/v1/order/quote', body: { lines } });
  const reply = await caller.send({
    method: 'POST',
    path: '/v1/order',
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      lines,
      address: goodAddress,
      paymentMethod: 'card',
      expectedTotal: (jsonOf(quote) as { total: number }).total,
    },
  });
  if (reply.status !== 201) throw new Error(`No order: ${reply.status} ${reply.text}`);
  return jsonOf(reply) as OrderAnswer;
}

/** Every payment is somewhere where an admin sees it; what waits is sent back, and then bank and shop agree. */
async function settle(scene: Scene, name: string, admin: Person): Promise<void> {
  const { campaign, caller, fake, placed, providerOrder } = scene;
  const { id } = placed.order;
  const read = async () =>
    jsonOf(
      await caller.send({ method: 'GET', path: `/v1/admin/order/${id}/desk`, token: admin.token }),
    ) as OrderAdmin;
  const { attempts } = await read();
  for (const taken of fake.payments.get(providerOrder) ?? []) {
    campaign.findings.expect(
      attempts.some(({ providerPaymentId }) => providerPaymentId === taken['id']),
      'Money that a gateway took is on the admin’s desk',
      () => `${name}: ${JSON.stringify(taken)}; on the desk ${JSON.stringify(attempts).slice(0, 300)}`,
    );
  }
  for (const { id: paymentId, status } of attempts.map((one): { id: string; status: string } => one)) {
    if (status !== 'unmatched') continue;
    const path = `/v1/admin/order/${id}/payment/${paymentId}/settle`;
    const body = { decision: 'refund', reason: 'It does not fit' };
    await caller.send({ method: 'POST', path, token: admin.token, body });
  }
  const until = performance.now() + patience;
  let agree = await balance(scene, await read());
  while (agree !== null && performance.now() < until) {
    await moment(250);
    agree = await balance(scene, await read());
    // Without a way to settle what is not on the dashboard, waiting brings nothing.
    if (agree !== null && !(await read()).attempts.some(({ status }) => status === 'refunding')) break;
  }
  campaign.findings.expect(agree === null, 'What came in is kept, or went back', () => `${name}: ${agree ?? ''}`);
}

/** Null when the bank holds what the shop keeps; else both, in words. Paise. */
async function balance({ fake, providerOrder }: Scene, { attempts }: OrderAdmin): Promise<string | null> {
  const held = (fake.payments.get(providerOrder) ?? []).reduce(
    (sum, taken) => sum + Number(taken['amount']) - Number(taken['amount_refunded'] ?? 0),
    0,
  );
  const kept = attempts
    .filter(({ status }) => status === 'paid')
    .reduce((sum, { amount, refunded }) => sum + (amount - refunded) * 100, 0);
  const statuses = attempts.map(({ status }) => status).join(', ');
  return held === kept ? null : `the bank holds ${held}, the shop keeps ${kept} (${statuses})`;
}

/** Says why jobs that wait have failed: what explains money that is not back. */
async function noteFailedJobs(pool: Pool, { say }: Campaign): Promise<void> {
  const { rows } = await pool.query<{ task: string; error: string; times: number }>(`
    SELECT task_identifier AS task, left(last_error, 200) AS error, count(*)::int AS times FROM graphile_worker.jobs
    WHERE last_error IS NOT NULL GROUP BY 1, 2`);
  for (const { task, error, times } of rows) say(`${times} jobs of ${task} wait after: ${error}`);
}
