import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop } from '../../support/shop-process.ts';

const rounds = 25;
const skus = ['peace-mantra', 'sleep-mantra', 'dog-mantra', 'green-mantra'];
/** The sandbox has stock for this many orders of each product in every round. */
const ordersEach = 4;
const sandboxCustomer = '+919000000001';
const address = {
  name: 'Asha Rao',
  phone: '+919876543210',
  line1: '4B, Palm Residency',
  line2: 'ECC Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560066',
};

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mantra-kill-'));
});

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

test(
  `RUN-04 every acknowledged order is there after ${rounds} kills at any moment, and the next start is clean`,
  { timeout: 240_000 },
  async () => {
    const acknowledged = new Set<string>();
    let shop = await startShop({ dataDir });
    const token = await signIn(shop.url);
    const requests = await Promise.all(skus.map((sku) => orderOf(shop.url, sku)));
    for (let round = 0; round < rounds; round += 1) {
      const placing = requests.map((request) => orderUntilDown(shop.url, token, request, acknowledged));
      // The moments differ, so that the kill falls into every part of placing an order; a slow machine places few.
      await moment(5 + ((round * 37) % 360));
      shop.process.kill('SIGKILL');
      await Promise.all(placing);
      shop = await startShop({ dataDir });
      expect(await missingOrders(shop.url, token, acknowledged)).toEqual([]);
    }
    await shop.stop();
    expect(acknowledged.size).toBeGreaterThan(rounds);
  },
);

async function signIn(url: string): Promise<string> {
  await send(url, '/v1/user/otp/send', { phone: sandboxCustomer });
  const outbox = await fetch(`${url}/v1/sandbox/messages?to=${encodeURIComponent(sandboxCustomer)}`);
  const { messages } = (await outbox.json()) as { messages: { code: string }[] };
  const answer = await send(url, '/v1/user/otp/verify', { phone: sandboxCustomer, code: messages[0]?.code });
  return ((await answer.json()) as { token: string }).token;
}

/** Orders one after the other, each acknowledged id remembered, until the shop does not answer any more. */
async function orderUntilDown(
  url: string,
  token: string,
  request: object,
  acknowledged: Set<string>,
): Promise<void> {
  for (let placed = 0; placed < ordersEach; placed += 1) {
    try {
      const key = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
      const answer = await send(url, '/v1/order', request, key);
      const body = (await answer.json()) as { order?: { id: string } };
      if (answer.status !== 201 || !body.order) return;
      acknowledged.add(body.order.id);
    } catch {
      return;
    }
  }
}

async function orderOf(url: string, sku: string): Promise<object> {
  const product = (await (await fetch(`${url}/v1/product/${sku}`)).json()) as {
    flavours: string[];
    variants: string[];
  };
  const lines = [
    { sku, flavour: product.flavours[0], variant: product.variants[0], quantity: 1, packageType: 'trial' },
  ];
  const answer = await send(url, '/v1/order/quote', { lines, paymentMethod: 'cod' });
  const { total } = (await answer.json()) as { total: number };
  return { lines, address, paymentMethod: 'cod', expectedTotal: total };
}

async function missingOrders(url: string, token: string, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const missing: string[] = [];
  for (const id of acknowledged) {
    const answer = await fetch(`${url}/v1/order/${id}`, { headers: { authorization: `Bearer ${token}` } });
    if (answer.status !== 200) missing.push(id);
  }
  return missing;
}

function send(url: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5000),
  });
}
