import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkPdf } from '../../../server/platform/pdf/check/check-pdf.ts';
import { scratchFolder } from '../../support/platform/scratch.ts';
import { startShop } from '../../support/platform/shop-process.ts';
import { formOf, pdfOf } from '../../support/files/uploads.ts';

const kinds = ['orders', 'paid', 'credits', 'prescriptions'] as const;
/**
 * When a kill falls: so many milliseconds after the work began, or after the first answer of a kind, because a slow machine
 * needs longer for that than any moment would give it. `npm run torture -- --kills` goes on from there.
 */
const kills: readonly { readonly after: (typeof kinds)[number] | 'begin'; readonly ms: number }[] = [
  { after: 'begin', ms: 99 },
  { after: 'orders', ms: 16 },
  { after: 'paid', ms: 40 },
  { after: 'credits', ms: 63 },
  { after: 'prescriptions', ms: 87 },
];
/** The calls alone: none of it is on a page. */
const environment = { PAGES: 'off' };
const skus = ['peace-mantra', 'sleep-mantra', 'dog-mantra', 'green-mantra'];
/** The sandbox has stock for this many orders of each product in every round. */
const ordersEach = 4;
/** Prescriptions and credits of every round. */
const sentEach = 3;
const customerPhone = '+919000000001';
const adminPhone = '+919000000003';
/** Its orders are paid from the wallet; the others in cash. */
const walletSku = 'sleep-mantra';
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
  dataDir = await mkdtemp(join(scratchFolder(), 'mantra-kill-'));
});

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

interface Acknowledged {
  /** Ids of orders. */
  readonly orders: Set<string>;
  /** Ids of orders that were paid when they were acknowledged. */
  readonly paid: Set<string>;
  /** Ids of entries in the ledger. */
  readonly credits: Set<string>;
  /** Ids of prescriptions. */
  readonly prescriptions: Set<string>;
}

interface Caller {
  readonly url: string;
  readonly customer: string;
  readonly admin: string;
}

test(
  `RUN-04 every acknowledged order, payment, prescription and credit is there after ${kills.length} kills at any moment, and the next start is clean`,
  { timeout: 300_000 },
  async () => {
    const told: Acknowledged = { orders: new Set(), paid: new Set(), credits: new Set(), prescriptions: new Set() };
    let shop = await startShop({ dataDir, environment });
    onTestFinished(async () => shop.stop());
    const customer = await signIn(shop.url, customerPhone);
    const admin = await signIn(shop.url, adminPhone);
    const { id } = await read<{ id: string }>(`${shop.url}/v1/user`, customer);
    const scan = await pdfOf();
    const kept = await checkPdf(scan, id);
    const credit = async (url: string, amount: number) =>
      send(url, `/v1/admin/wallet/${id}`, { kind: 'credit', amount, note: 'Kept' }, once(admin));
    expect((await credit(shop.url, 100_000)).status).toBe(201);
    const requests = await Promise.all(skus.map((sku) => orderOf(shop.url, sku)));
    for (const { after, ms } of kills) {
      const { url } = shop;
      const first = Promise.withResolvers<void>();
      const keep = (kind: keyof Acknowledged, id: string) => {
        told[kind].add(id);
        if (kind === after) first.resolve();
      };
      const work = [
        ...requests.map((request) =>
          untilDown(ordersEach, async () => {
            const answer = await send(url, '/v1/order', request, once(customer));
            if (answer.status !== 201) return false;
            const { order } = (await answer.json()) as { order: { id: string; status: string } };
            keep('orders', order.id);
            if (order.status === 'paid') keep('paid', order.id);
            return true;
          }),
        ),
        untilDown(sentEach, async () => {
          const answer = await credit(url, 1);
          if (answer.status !== 201) return false;
          keep('credits', ((await answer.json()) as { entry: { id: string } }).entry.id);
          return true;
        }),
        untilDown(sentEach, async () => {
          const body = formOf({ notes: 'For sleep' }, { bytes: scan });
          const answer = await fetch(`${url}/v1/prescription`, { method: 'POST', headers: bearer(customer), body });
          if (answer.status !== 201) return false;
          keep('prescriptions', ((await answer.json()) as { id: string }).id);
          return true;
        }),
      ];
      if (after !== 'begin') await Promise.race([first.promise, Promise.all(work)]);
      await moment(ms);
      shop.process.kill('SIGKILL');
      await Promise.all(work);
      shop = await startShop({ dataDir, environment });
      expect(await missingOrders({ url: shop.url, customer, admin }, told)).toEqual([]);
    }
    const caller = { url: shop.url, customer, admin };
    expect(await faultsOfLedger(caller, told)).toEqual([]);
    expect(await unreadPrescriptions(caller, told, kept.length)).toEqual([]);
    // A machine that does other work as well still does this much.
    expect(told.orders.size).toBeGreaterThan(kills.length / 5);
    expect(told.paid.size).toBeGreaterThan(0);
    expect(told.credits.size).toBeGreaterThan(0);
    expect(told.prescriptions.size).toBeGreaterThan(0);
  },
);

async function signIn(url: string, phone: string): Promise<string> {
  await send(url, '/v1/user/otp/send', { phone });
  const outbox = await fetch(`${url}/v1/sandbox/messages?to=${encodeURIComponent(phone)}`);
  const { messages } = (await outbox.json()) as { messages: { code?: string }[] };
  const code = messages.find((message) => message.code !== undefined)?.code;
  const answer = await send(url, '/v1/user/otp/verify', { phone, code });
  return ((await answer.json()) as { token: string }).token;
}

/** Does a thing again and again, until the shop refuses it or does not answer any more. */
async function untilDown(times: number, act: () => Promise<boolean>): Promise<void> {
  try {
    for (let done = 0; done < times; done += 1) if (!(await act())) return;
  } catch {
    // The shop is gone: what it did not answer was not promised.
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
  const paymentMethod = sku === walletSku ? 'wallet' : 'cod';
  const answer = await send(url, '/v1/order/quote', { lines, paymentMethod });
  const { total } = (await answer.json()) as { total: number };
  return { lines, address, paymentMethod, expectedTotal: total };
}

async function missingOrders({ url, customer }: Caller, { orders, paid }: Acknowledged): Promise<string[]> {
  const missing: string[] = [];
  for (const id of orders) {
    const answer = await fetch(`${url}/v1/order/${id}`, { headers: bearer(customer) });
    const { order } = (await answer.json()) as { order?: { status: string } };
    if (!order) missing.push(id);
    else if (paid.has(id) && order.status !== 'paid') missing.push(`${id} is ${order.status}`);
  }
  return missing;
}

interface Wallet {
  readonly balance: number;
  readonly total: number;
  readonly entries: readonly { readonly id: string; readonly amount: number }[];
}

/** Credits that are not in the ledger, and a balance that is not its sum. */
async function faultsOfLedger({ url, customer }: Caller, { credits }: Acknowledged): Promise<string[]> {
  const entries: Wallet['entries'][number][] = [];
  let wallet: Wallet;
  do {
    wallet = await read<Wallet>(`${url}/v1/user/wallet?limit=100&offset=${entries.length}`, customer);
    entries.push(...wallet.entries);
  } while (entries.length < wallet.total);
  const kept = new Set(entries.map((entry) => entry.id));
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  return [
    ...[...credits].filter((id) => !kept.has(id)),
    ...(sum === wallet.balance ? [] : [`The ledger sums to ${sum}, the wallet holds ${wallet.balance}`]),
  ];
}

/** Prescriptions that are not there, or whose file does not open whole. */
async function unreadPrescriptions(
  { url, customer }: Caller,
  { prescriptions }: Acknowledged,
  size: number,
): Promise<string[]> {
  const unread: string[] = [];
  for (const id of prescriptions) {
    const { files } = await read<{ files: { id: string }[] }>(`${url}/v1/prescription/${id}`, customer);
    const asked = { fileId: files[0]?.id, use: 'open' };
    const link = await send(url, `/v1/prescription/${id}/link`, asked, bearer(customer));
    const { url: address } = (await link.json()) as { url: string };
    const file = await fetch(new URL(address, url));
    if ((await file.arrayBuffer()).byteLength !== size) unread.push(id);
  }
  return unread;
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

function once(token: string): Record<string, string> {
  return { ...bearer(token), 'idempotency-key': crypto.randomUUID() };
}

async function read<Answer>(address: string, token: string): Promise<Answer> {
  const answer = await fetch(address, { headers: bearer(token) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

function send(url: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5000),
  });
}
