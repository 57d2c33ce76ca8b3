import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { signedIn } from '../bench/shopper.ts';

const product = z.object({ flavours: z.array(z.string()), variants: z.array(z.string()) });
const quote = z.object({ total: z.number() });
const person = z.object({ id: z.string() });
const refund = z.object({ total: z.number() });
const placed = z.object({
  order: z.object({ id: z.string(), number: z.string() }),
  payment: z.object({
    action: z.object({ url: z.optional(z.string()), page: z.optional(z.nullable(z.string())) }),
  }),
});

type Placed = z.infer<typeof placed>;

/** What the pictures show, by what it is good for. */
export interface SampleShop {
  readonly adminToken: string;
  readonly shopperToken: string;
  readonly shopperId: string;
  /** Ids of orders. */
  readonly toPack: string;
  readonly delivered: string;
  readonly returned: string;
}

const phones = { admin: '+919000000003', shopper: '+919000000001', second: '+919000000101' } as const;
const parcel = { courier: 'India Post', trackingNumber: 'EU123456789IN' };

/** Nobody lives there. */
const address = {
  name: 'Sample Shopper',
  phone: '+919000000001',
  line1: '1 Example Road',
  line2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560066',
};

/** Fills a fresh sandbox by its own calls, as shoppers and an admin would. Throws where a call is refused. */
export async function fillSampleShop(url: string): Promise<SampleShop> {
  const adminToken = await signedIn(url, phones.admin);
  const shopperToken = await signedIn(url, phones.shopper);
  const secondToken = await signedIn(url, phones.second);
  const call = caller(url);
  const order = async (token: string, lines: readonly Line[], paymentMethod: string, pays = true) =>
    buy(call, url, { token, lines, paymentMethod, pays });
  const move = async ({ order: { id } }: Placed, ...steps: readonly string[]) => {
    for (const step of steps) {
      await call('POST', `/v1/admin/order/${id}/${step}`, adminToken, step === 'ship' ? parcel : undefined);
    }
  };

  const delivered = await order(shopperToken, [{ sku: 'peace-mantra', quantity: 1 }], 'card');
  await move(delivered, 'pack', 'ship', 'deliver');
  const returned = await order(secondToken, [{ sku: 'dog-mantra', quantity: 2 }], 'upi');
  await move(returned, 'pack', 'ship', 'deliver');
  await sendBack(call, secondToken, returned.order.id);
  await move(await order(secondToken, [{ sku: 'green-mantra', quantity: 1 }], 'card'), 'pack', 'ship');
  await move(await order(shopperToken, [{ sku: 'sleep-mantra', quantity: 1 }], 'card'), 'pack');
  await order(secondToken, [{ sku: 'sleep-mantra', quantity: 1 }], 'cod');
  const toPack = await order(
    shopperToken,
    [
      { sku: 'sleep-mantra', quantity: 2 },
      { sku: 'peace-mantra', quantity: 1 },
    ],
    'card',
  );
  await call('POST', `/v1/admin/order/${toPack.order.id}/note`, adminToken, {
    text: 'Asked by phone for delivery after six.',
  });
  await order(secondToken, [{ sku: 'green-mantra', quantity: 2 }], 'card', false);

  const { id: shopperId } = z.parse(person, await call('GET', '/v1/user', shopperToken));
  const wallet = { kind: 'credit', amount: 150, note: 'For the late parcel' };
  await call('POST', `/v1/admin/wallet/${shopperId}`, adminToken, wallet);
  await sendPrescription(url, shopperToken);
  return {
    adminToken,
    shopperToken,
    shopperId,
    toPack: toPack.order.id,
    delivered: delivered.order.id,
    returned: returned.order.id,
  };
}

interface Line {
  readonly sku: string;
  readonly quantity: number;
}

type Call = (method: 'GET' | 'POST', path: string, token: string, body?: unknown) => Promise<unknown>;

function caller(url: string): Call {
  return async (method, path, token, body) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as unknown;
  };
}

interface Purchase {
  readonly token: string;
  readonly lines: readonly Line[];
  readonly paymentMethod: string;
  /** Whether the payer goes on to pay; else the order waits for it. */
  readonly pays: boolean;
}

async function buy(call: Call, url: string, { token, lines, paymentMethod, pays }: Purchase): Promise<Placed> {
  const wired = await Promise.all(
    lines.map(async ({ sku, quantity }) => {
      const { flavours, variants } = z.parse(product, await call('GET', `/v1/product/${sku}`, token));
      return { sku, flavour: flavours[0] ?? '', variant: variants[0] ?? '', quantity, packageType: 'trial' };
    }),
  );
  const { pincode } = address;
  const asked = await call('POST', '/v1/order/quote', token, { lines: wired, paymentMethod, pincode });
  const expectedTotal = z.parse(quote, asked).total;
  const body = { lines: wired, address, paymentMethod, expectedTotal };
  const answer = z.parse(placed, await call('POST', '/v1/order', token, body));
  const { action } = answer.payment;
  const bank = action.url ?? action.page;
  if (pays && bank) {
    const paid = await fetch(new URL(bank, url), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'choice=pay',
    });
    if (paid.status >= 400) throw new Error(`The sandbox's bank answered ${paid.status}`);
    await untilPaid(call, token, answer.order.id);
  }
  return answer;
}

const shownStatus = z.object({ order: z.object({ status: z.string() }) });

/** The bank tells the shop by itself, a moment later. */
async function untilPaid(call: Call, token: string, id: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { order } = z.parse(shownStatus, await call('GET', `/v1/order/${id}`, token));
    if (order.status !== 'placed') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The order ${id} was not paid`);
}

async function sendBack(call: Call, token: string, id: string): Promise<void> {
  const lines = [{ line: 0, quantity: 1 }];
  const { total } = z.parse(refund, await call('POST', `/v1/order/${id}/return/preview`, token, { lines }));
  await call('POST', `/v1/order/${id}/return`, token, {
    lines,
    reason: 'damaged',
    note: 'One bottle leaked.',
    refundTo: 'source',
    photoIds: [],
    expectedTotal: total,
  });
}

/** An empty sheet: nobody's name, nobody's medicine. */
async function sheet(): Promise<Uint8Array<ArrayBuffer>> {
  const paper = sharp({ create: { width: 600, height: 800, channels: 3, background: '#ffffff' } });
  return new Uint8Array(await paper.png().toBuffer());
}

async function sendPrescription(url: string, token: string): Promise<void> {
  const form = new FormData();
  form.append('notes', 'A sample, without any content');
  form.append('file', new Blob([await sheet()], { type: 'image/png' }), 'sample.png');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/v1/prescription`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`The prescription was answered ${answer.status}: ${await answer.text()}`);
}
