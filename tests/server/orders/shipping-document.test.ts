import { expect, test } from 'vitest';
import sql from 'sql-template-tag';
import { parcelWeight, type UnitWeight } from '../../../src/domain/catalogue/product/weight.ts';
import { say } from '../../support/admin/admin-moves.ts';
import { courier, ownMixedShop, paidBoth, placeBoth } from '../../support/orders/mixed-orders.ts';
import { address, line } from '../../support/orders/order-shop.ts';
import { readPdf } from '../../support/files/pdf-text.ts';

const { shop, admin } = await ownMixedShop();
const buyer = await shop.buyer();

async function print(body: unknown, token = admin.token) {
  const answer = await fetch(`${shop.context.origin()}/v1/admin/order/print`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function pagesOf(body: unknown): Promise<readonly string[]> {
  const { status, bytes } = await print(body);
  if (status !== 200) throw new Error(`${status} ${bytes.toString()}`);
  return readPdf(bytes).pages;
}

const goods = [line('sleep-mantra', 2)];

test('ORD-02, ADM-10 labels of several orders are one PDF, a page each; an order without one is named; all is written down', async () => {
  const home = { ...address, name: 'आशा Rao', line2: 'Behind the old post office' };
  const paid = await paidBoth(shop, buyer, { address: home }, goods);
  const open = await placeBoth(shop, buyer, {}, goods);
  const { headers, bytes } = await print({ action: 'labels', ids: [open.order.id, paid.order.id] });
  expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    'application/pdf',
    'attachment; filename="labels-2026-11-21.pdf"',
  ]);
  const [label, left, ...more] = readPdf(bytes).pages;
  expect(more).toEqual([]);
  for (const words of [
    'From mantra',
    'Parcel 1 of 1',
    'Rao',
    '4B, Palm Residency',
    'Behind the old post office',
    address.pincode,
    '+91 98765 43210',
    'Prepaid',
    'Pieces 2',
    paid.order.number,
  ]) {
    expect(label).toContain(words);
  }
  expect(left).toBe(`Not printed ${open.order.number}: it’s waiting for payment`);
  const kept = await shop.context.database.query<{ action: string; actor_id: string; after: object }>(sql`
    SELECT action, actor_id, after FROM audit_entry WHERE record_id IN (${paid.order.id}, ${open.order.id})`);
  expect(kept).toEqual([{ action: 'label printed', actor_id: admin.id, after: { number: paid.order.number } }]);
});

test('ORD-02, ORD-06 a cash order in two parcels: the first collects its own and the fee, its slip says what comes later', async () => {
  const { order } = await placeBoth(shop, buyer, { paymentMethod: 'cod' });
  const [label] = await pagesOf({ action: 'labels', ids: [order.id] });
  expect(label).toContain('Parcel 1 of 2');
  expect(label).toContain('₹ 1,240');
  const [slip, ...more] = await pagesOf({ action: 'slips', ids: [order.id] });
  expect(more).toEqual([]);
  expect(slip).toMatch(
    /2 × Sleep Mantra .* Sent later. Waiting for a prescription 1 × Calm Mantra .* On prescription/u,
  );
  expect(slip).not.toContain('₹');
});

test('ORD-02 what is with the courier is printed again, what is over is not, and nobody but an admin prints', async () => {
  const sent = await paidBoth(shop, buyer, {}, goods);
  await say(shop, admin, sent.order.id, 'pack');
  await say(shop, admin, sent.order.id, 'ship', courier);
  const body = { action: 'labels', ids: [sent.order.id] };
  expect((await pagesOf(body))[0]).toContain('India Post EU123456789IN');
  await say(shop, admin, sent.order.id, 'deliver');
  const refused = await print(body);
  expect([refused.status, refused.bytes.toString()]).toEqual([409, expect.stringContaining('it is delivered')]);
  expect((await print(body, buyer.token)).status).toBe(403);
  const crowd = Array.from({ length: 101 }, () => sent.order.id);
  expect((await print({ action: 'labels', ids: crowd })).status).toBe(422);
});

test('ORD-02 the longest address stays on its label, and forty lines take as many pages as they want', async () => {
  const long = { ...address, name: 'Asha '.repeat(16).trim(), line1: 'Residency '.repeat(12).trim() };
  const { order } = await paidBoth(shop, buyer, { address: long }, goods);
  const pages = await pagesOf({ action: 'labels', ids: [order.id] });
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain(`${address.pincode} +91`);
  const forty = Array.from({ length: 40 }, () => order.lines[0]);
  await shop.context.database.execute(sql`
    UPDATE shop_order SET lines = ${JSON.stringify(forty)} WHERE id = ${order.id}`);
  await shop.context.database.execute(sql`
    UPDATE parcel SET lines = ${[...forty.keys()]} WHERE order_id = ${order.id}`);
  const slips = await pagesOf({ action: 'slips', ids: [order.id] });
  expect(slips.length).toBeGreaterThan(2);
  expect(slips.join(' ').match(/2 × Sleep Mantra/gu)).toHaveLength(40);
  expect(slips[1]).toContain('Packing slip (continued)');
});

test('ORD-02 a parcel weighs what its goods do, each size by its own weight, until an admin says what the scale says', async () => {
  const { database } = shop.context;
  const weigh = async (weights: readonly UnitWeight[]) =>
    database.execute(sql`UPDATE product SET weights = ${JSON.stringify(weights)} WHERE sku = 'sleep-mantra'`);
  const { order } = await paidBoth(shop, buyer, {}, goods);
  const labelOf = async () => (await pagesOf({ action: 'labels', ids: [order.id] }))[0];
  const proposed = async () => {
    const answer = await shop.call('GET', `/v1/admin/order/${order.id}/desk`, { token: admin.token });
    return answer.json<{ proposedWeight: number | null }>().proposedWeight;
  };
  expect([await proposed(), await labelOf()]).toEqual([null, expect.stringContaining('Weight ________ kg')]);
  const variant = order.lines[0]?.variant ?? '';
  await weigh([
    { variant: '', grams: 999 },
    { variant, grams: 130 },
  ]);
  expect([await proposed(), await labelOf()]).toEqual([260, expect.stringContaining('Weight 0.26 kg')]);
  expect((await pagesOf({ action: 'slips', ids: [order.id] }))[0]).toContain('0.26 kg');
  const scale = async (weight: unknown) =>
    shop.call('PUT', `/v1/admin/order/${order.id}/weight`, { token: admin.token, body: { weight } });
  for (const weight of [0, 100_001, 1.5, '300']) expect((await scale(weight)).status).toBe(422);
  expect((await scale(1340)).status).toBe(200);
  await say(shop, admin, order.id, 'pack');
  expect([await proposed(), await labelOf()]).toEqual([null, expect.stringContaining('Weight 1.34 kg')]);
  await say(shop, admin, order.id, 'ship', courier);
  expect((await scale(1500)).status).toBe(409);
  await weigh([]);
});

test('ORD-02 a parcel has no weight while one of its goods has none', () => {
  const lines = [
    { sku: 'one', variant: 'S', quantity: 2 },
    { sku: 'two', variant: '', quantity: 1 },
  ];
  const [one, two] = [[{ variant: '', grams: 50 }], [{ variant: '', grams: 7 }]];
  expect(parcelWeight(lines, new Map([['one', one]]))).toBeNull();
  expect(
    parcelWeight(
      lines,
      new Map([
        ['one', one],
        ['two', two],
      ]),
    ),
  ).toBe(107);
  expect(parcelWeight([], new Map())).toBeNull();
});
