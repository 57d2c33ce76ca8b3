import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { DraftOrder } from '../../../../../src/contract/orders/draft/draft-order.calls.ts';
import type { LinkedOrder } from '../../../../../src/contract/orders/draft/pay-link.calls.ts';
import { choose, tell } from '../../../../support/checkout/sandbox-bank.ts';
import { editDesk, sellOjas } from '../../../../support/orders/edits.ts';
import { ownMixedShop, paidBoth } from '../../../../support/orders/mixed-orders.ts';
import { address, line } from '../../../../support/orders/order-shop.ts';

const { shop, admin } = await ownMixedShop();
const desk = editDesk(shop, admin);
await sellOjas(shop);

const mumbai = { ...address, city: 'Mumbai', state: 'Maharashtra', pincode: '400001' };

test('DRF-01 an order with a plan: its address and the rest change, the plan stays and follows its line', async () => {
  // 1 × ₹600, and a plan at 10 % less: ₹540.
  const { id, buyer } = await desk.paidOrder(
    [line('sleep-mantra'), line('sleep-mantra', 1, { packageType: 'weekly' })],
    1140,
  );
  const change = await desk.begin(id);
  expect({ lines: change.lines.map(({ packageType }) => packageType), fixed: change.edits?.fixed }).toEqual({
    lines: ['trial'],
    fixed: [{ name: 'Sleep Mantra', quantity: 1, reason: 'Began a plan. Change the plan under Subscriptions' }],
  });
  await desk.apply(change, { lines: [], address: mumbai });
  const order = await desk.orderFor(buyer, id);
  expect({
    total: order.total,
    city: order.address.city,
    parcels: order.parcels.map(({ lines }) => lines),
  }).toEqual({
    total: 540,
    city: 'Mumbai',
    parcels: [[0]],
  });
  expect([await desk.books(id), await desk.taken(id)]).toEqual([
    { money: 540, invoiced: 540 },
    { 'sleep-mantra': 1 },
  ]);
  const plans = await shop.context.database.query(
    sql`SELECT line, status FROM subscription WHERE order_id = ${id}`,
  );
  expect(plans).toEqual([{ line: 0, status: 'active' }]);
});

test('DRF-01 an order on prescription: the rest changes, and its prescription item keeps its parcel and its hold', async () => {
  const buyer = await shop.buyer();
  const { order } = await paidBoth(shop, buyer);
  const change = await desk.begin(order.id);
  expect(change.edits?.fixed).toEqual([
    { name: 'Calm Mantra', quantity: 1, reason: 'Its prescription is for exactly this' },
  ]);
  const before = order.total;
  await desk.apply(change, { lines: [line('sleep-mantra')] });
  const less = await desk.orderFor(buyer, order.id);
  const held = less.parcels.find(({ id }) => id === less.hold?.parcelId);
  expect([less.lines.map(({ name, quantity }) => [name, quantity]), held?.lines, held?.status]).toEqual([
    [
      ['Calm Mantra', 1],
      ['Sleep Mantra', 1],
    ],
    [0],
    'held',
  ]);
  expect(less.parcels.map(({ lines }) => lines)).toEqual(expect.arrayContaining([[0], [1]]));
  expect(await desk.books(order.id)).toEqual({ money: less.total, invoiced: less.total });
  expect(before - less.total).toBeGreaterThan(0);

  // Without the rest there is one parcel; with it again, paid by a link, two.
  await desk.apply(await desk.begin(order.id), { lines: [] });
  expect((await desk.orderFor(buyer, order.id)).parcels.map(({ status }) => status)).toEqual(['held']);
  const asked = await desk.apply(await desk.begin(order.id), { lines: [line('sleep-mantra')] });
  expect(asked.json<DraftOrder>().edits?.due).toBe(600);
  const { payment } = (await desk.pay(await desk.linkOf(order.id), 600)).json<LinkedOrder>();
  await choose(shop, payment, 'pay');
  await tell(shop, payment);
  const again = await desk.orderFor(buyer, order.id);
  expect(again.parcels.map(({ status, lines }) => [status, lines])).toEqual(
    expect.arrayContaining([
      ['held', [0]],
      ['ready', [1]],
    ]),
  );
  expect(await desk.books(order.id)).toEqual({ money: again.total, invoiced: again.total });
});

test.for([
  [
    'a membership',
    [line('bliss-club'), line('sleep-mantra')],
    ['A membership can only be cancelled with its order'],
    1,
  ],
] as const)(
  'DRF-01 an order with %s: that stays at its price, what is added costs today’s, and the address changes',
  async ([, lines, reasons, units]) => {
    const quote = await shop.call('POST', '/v1/order/quote', { body: { lines } });
    const { total } = quote.json<{ total: number }>();
    const { id, buyer } = await desk.paidOrder(lines, total);
    const change = await desk.begin(id);
    expect(change.edits?.fixed.map(({ reason }) => reason)).toEqual(reasons);
    const moved = await desk.apply(change, { lines: [line('sleep-mantra')], address: mumbai });
    expect(moved.json<DraftOrder>().status).toBe('paid');
    expect([(await desk.orderFor(buyer, id)).address.city, await desk.books(id)]).toEqual([
      'Mumbai',
      { money: total, invoiced: total },
    ]);
    const more = await desk.apply(await desk.begin(id), { lines: [line('sleep-mantra', 2)], address: mumbai });
    expect(more.json<DraftOrder>().edits?.due).toBe(600);
    const { payment } = (await desk.pay(await desk.linkOf(id), 600)).json<LinkedOrder>();
    await choose(shop, payment, 'pay');
    await tell(shop, payment);
    expect([await desk.books(id), (await desk.taken(id))['sleep-mantra']]).toEqual([
      { money: total + 600, invoiced: total + 600 },
      units + 1,
    ]);
  },
);
