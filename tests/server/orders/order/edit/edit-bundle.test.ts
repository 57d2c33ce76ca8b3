import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { DraftOrder } from '../../../../../src/contract/orders/draft/draft-order.calls.ts';
import type { LinkedOrder } from '../../../../../src/contract/orders/draft/pay-link.calls.ts';
import { choose } from '../../../../support/checkout/sandbox-bank.ts';
import { addBundle } from '../../../../support/orders/bundles.ts';
import { editDesk, sellOjas } from '../../../../support/orders/edits.ts';
import { ownMixedShop } from '../../../../support/orders/mixed-orders.ts';
import { type Buyer, line, toldOf } from '../../../../support/orders/order-shop.ts';

const { shop, admin } = await ownMixedShop();
const desk = editDesk(shop, admin);
await sellOjas(shop);

const bundled = (bundleId: string, ...skus: string[]) =>
  skus.map((sku) =>
    line(sku, 1, {
      packageType: 'comboDiscount',
      bundleInfo: {
        bundleId,
        bundleType: 'dynamic',
        discountPercentage: 5,
        originalPrice: 0,
        bundleSize: skus.length,
        bundleLabel: '',
        createdAt: '',
      },
    }),
  );

/** A bundle of two at 5 % less, 600 + 400 − 50 = 950, and one Sleep Mantra at 600. */
const ordered = [...bundled('b1', 'sleep-mantra', 'ojas-mantra'), line('sleep-mantra')];

async function pay(id: string, due: number): Promise<void> {
  const { payment } = (await desk.pay(await desk.linkOf(id), due)).json<LinkedOrder>();
  await choose(shop, payment, 'pay');
  await shop.call('GET', `/v1/pay-link/${await desk.linkOf(id)}/payment`);
}

/** Where an order stands: total, lines, parts, books and the units that it took. */
async function standing(id: string, buyer: Buyer) {
  const { total, lines, parts } = await desk.orderFor(buyer, id);
  return {
    total,
    lines: lines.map(({ name, quantity, bundleId }) => [
      name,
      quantity,
      bundleId === undefined ? 'single' : 'bundled',
    ]),
    bundle: parts.filter(({ kind }) => kind === 'bundle').map(({ amount }) => amount),
    ...(await desk.books(id)),
    taken: await desk.taken(id),
  };
}
const asOrdered = {
  total: 1550,
  lines: [
    ['Sleep Mantra', 1, 'bundled'],
    ['Ojas Mantra', 1, 'bundled'],
    ['Sleep Mantra', 1, 'single'],
  ],
  bundle: [-50],
  money: 1550,
  invoiced: 1550,
  taken: { 'ojas-mantra': 1, 'sleep-mantra': 2 },
};

test('DRF-01 a bundle leaves an order as a whole: ₹1,550 becomes ₹600, and the ₹950 paid for it goes back', async () => {
  const { id, buyer } = await desk.paidOrder(ordered, 1550);
  expect(await standing(id, buyer)).toEqual(asOrdered);
  const change = await desk.begin(id);
  expect([change.edits?.fixed, change.edits?.bundles, change.bundles]).toEqual([
    [],
    [{ bundleId: 'b1', name: 'Sleep Mantra + Ojas Mantra', quantity: 1 }],
    [{ bundleId: 'b1', quantity: 1 }],
  ]);
  const done = await desk.apply(change, { bundles: [{ bundleId: 'b1', quantity: 0 }] });
  expect([done.status, done.json<DraftOrder>().status]).toEqual([200, 'paid']);
  expect(await standing(id, buyer)).toEqual({
    total: 600,
    lines: [['Sleep Mantra', 1, 'single']],
    bundle: [],
    money: 600,
    invoiced: 600,
    taken: { 'sleep-mantra': 1 },
  });
});

test('DRF-01 a bundle that nobody names stays at its price while the rest changes: ₹1,550 less ₹600 is ₹950', async () => {
  const { id, buyer } = await desk.paidOrder(ordered, 1550);
  await desk.apply(await desk.begin(id), { lines: [] });
  expect(await standing(id, buyer)).toEqual({
    total: 950,
    lines: asOrdered.lines.slice(0, 2),
    bundle: [-50],
    money: 950,
    invoiced: 950,
    taken: { 'ojas-mantra': 1, 'sleep-mantra': 1 },
  });
});

test('DRF-01 one more of a bundle costs today’s bundle price, ₹1,045 since Ojas Mantra costs ₹500; the last one leaves first', async () => {
  const { id, buyer } = await desk.paidOrder(ordered, 1550);
  await shop.context.database.execute(sql`UPDATE product SET price = 500 WHERE sku = 'ojas-mantra'`);
  const asked = await desk.apply(await desk.begin(id), { bundles: [{ bundleId: 'b1', quantity: 2 }] });
  expect(asked.json<DraftOrder>().edits?.due).toBe(1045);
  expect(await standing(id, buyer)).toMatchObject({ total: 1550, lines: asOrdered.lines });
  await pay(id, 1045);
  const two = {
    total: 2595,
    lines: [
      ...asOrdered.lines.slice(0, 2),
      ['Sleep Mantra', 1, 'single'],
      ['Sleep Mantra', 1, 'bundled'],
      ['Ojas Mantra', 1, 'bundled'],
    ],
    bundle: [-105],
    money: 2595,
    invoiced: 2595,
    taken: { 'ojas-mantra': 2, 'sleep-mantra': 3 },
  };
  expect(await standing(id, buyer)).toEqual(two);

  const again = await desk.begin(id);
  expect(again.edits?.bundles).toEqual([{ bundleId: 'b1', name: 'Sleep Mantra + Ojas Mantra', quantity: 2 }]);
  await desk.apply(again, { bundles: [{ bundleId: 'b1', quantity: 1 }] });
  expect(await standing(id, buyer)).toEqual({ ...asOrdered, invoiced: 1550, money: 1550 });
  await shop.context.database.execute(sql`UPDATE product SET price = 400 WHERE sku = 'ojas-mantra'`);
});

test('DRF-01 an order can’t lose everything, take a bundle that it hasn’t, or more of one than is there', async () => {
  const { id } = await desk.paidOrder(ordered, 1550);
  const change = await desk.begin(id);
  const nothing = await desk.apply(change, { lines: [], bundles: [{ bundleId: 'b1', quantity: 0 }] });
  expect(toldOf(nothing)).toEqual({ lines: 'Leave something in the order, or cancel it' });
  const foreign = await desk.apply(change, { bundles: [{ bundleId: 'b2', quantity: 1 }] });
  expect([foreign.status, foreign.body]).toEqual([422, expect.stringContaining('bundles.0.bundleId')]);
  const many = await desk.apply(change, { bundles: [{ bundleId: 'b1', quantity: 11 }] });
  expect(many.status).toBe(422);
  const draft = await desk.draft();
  const put = await desk.apply(draft, { bundles: [{ bundleId: 'b1', quantity: 1 }] }, 'save');
  expect(put.status).toBe(422);

  const left = await shop.stock('ojas-mantra');
  await shop.context.database.execute(sql`UPDATE stock SET units = 0 WHERE sku = 'ojas-mantra'`);
  const soldOut = await desk.apply(change, { bundles: [{ bundleId: 'b1', quantity: 2 }] });
  expect(toldOf(soldOut)).toEqual({ bundles: 'Ojas Mantra is out of stock' });
  await shop.context.database.execute(sql`UPDATE stock SET units = ${left} WHERE sku = 'ojas-mantra'`);
});

test('DRF-01 a bundle with an item on prescription stays, and says why', async () => {
  const { id } = await desk.paidOrder(
    [...bundled('b1', 'sleep-mantra', 'calm-mantra'), line('sleep-mantra')],
    1455,
  );
  expect((await desk.begin(id)).edits).toMatchObject({
    bundles: [],
    fixed: [
      { name: 'Sleep Mantra', reason: 'Part of a bundle with an item on prescription' },
      { name: 'Calm Mantra', reason: 'Its prescription is for exactly this' },
    ],
  });
});

test('DRF-01 a bundle of the shop is free for somebody else once the order no longer holds all of it', async () => {
  const { database } = shop.context;
  const id = await addBundle(database, {
    name: 'Rest and strength',
    percentage: 10,
    products: [
      { sku: 'sleep-mantra', quantity: 1 },
      { sku: 'ojas-mantra', quantity: 1 },
    ],
  });
  const left = async () =>
    (await database.one<{ left: number }>(sql`SELECT stock_level AS left FROM bundle WHERE id = ${id}`)).left;
  const before = await left();
  // 1,000 less 10 % is ₹900: ₹540 and ₹360.
  const { id: orderId, buyer } = await desk.paidOrder([line('sleep-mantra'), line('ojas-mantra')], 900, {
    bundleId: id,
  });
  expect(await left()).toBe(before - 1);
  const marks = async () => (await desk.orderFor(buyer, orderId)).lines.map(({ inBundle }) => inBundle?.name);
  expect(await marks()).toEqual(['Rest and strength', 'Rest and strength']);
  await desk.apply(await desk.begin(orderId), { lines: [line('sleep-mantra')] });
  expect(await marks()).toEqual([undefined]);
  expect([await left(), (await desk.orderFor(buyer, orderId)).total, await desk.books(orderId)]).toEqual([
    before,
    540,
    { money: 540, invoiced: 540 },
  ]);
});
