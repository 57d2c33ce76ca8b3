import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { AnswerOf } from '../../../src/contract/call.ts';
import type { listAnyOrders, OrderAdmin } from '../../../src/contract/orders/order/order-list.calls.ts';
import { importAnswer } from '../../../src/contract/platform/list.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import { delivered, say } from '../../support/admin/admin-moves.ts';
import { address, type Answer, line, orderOf, place } from '../../support/orders/order-shop.ts';
import { ownShop } from '../../support/orders/own-shop.ts';
import { tell } from '../../support/checkout/sandbox-bank.ts';
import { formOf } from '../../support/files/uploads.ts';

type List = AnswerOf<typeof listAnyOrders>;

const shop = await ownShop();
const buyer = await shop.buyer();
const admin = await shop.buyer({ isAdmin: true });
await shop.context.database.execute(sql`UPDATE stock SET units = 1000 WHERE sku = 'sleep-mantra'`);

async function get(path: string): Promise<Answer> {
  return shop.call('GET', `/v1/admin/order${path}`, { token: admin.token });
}

async function post(path: string, body: unknown): Promise<Answer> {
  return shop.call('POST', `/v1/admin/order${path}`, { token: admin.token, body });
}

async function found(query: string): Promise<string[]> {
  const answer = await get(`?${query}`);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
  return answer.json<List>().items.map(({ number }) => number);
}

async function paid(change: Readonly<Record<string, unknown>> = {}): Promise<OrderAnswer> {
  const placed = await place(shop, buyer, orderOf([line('sleep-mantra')], 600, change));
  await tell(shop, placed.payment);
  return placed;
}

function addressOf(change: object): Readonly<Record<string, unknown>> {
  return { address: { ...address, ...change } };
}

async function auditOf(recordId: string) {
  return shop.context.database.query<{ action: string; actor_id: string; before: object; after: object }>(sql`
    SELECT action, actor_id, before, after FROM audit_entry WHERE record_id = ${recordId} ORDER BY at, id`);
}

test('ORD-02, ADM-02 orders are found by number, name, phone, pincode and city, by any of their beginnings', async () => {
  const { order } = await paid(
    addressOf({
      name: 'Meera Krishnan',
      phone: '+919812345678',
      pincode: '682001',
      city: 'Kochi',
      state: 'Kerala',
    }),
  );
  const other = await paid(addressOf({ name: "O'Neil & Sons (गुप्ता)" }));
  for (const q of [
    order.number,
    order.number.slice(4),
    'meera',
    'KRISH',
    '9812345678',
    '+9198123',
    '682001',
    'kochi mee',
  ]) {
    expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, [order.number]]);
  }
  for (const q of ["o'neil", 'गुप्ता', 'sons &']) {
    expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, [other.order.number]]);
  }
  for (const q of ['nobody', "'; DROP TABLE shop_order", ':*', '!&|']) {
    expect((await get(`?q=${encodeURIComponent(q)}`)).status).toBe(200);
  }
  expect(await found('q=nobody')).toEqual([]);
});

test('ORD-02, ADM-02 the list is narrowed by view, status, payment, method and period, and sorted by day or total', async () => {
  const mark = 'Filterpur';
  const here = addressOf({ city: mark });
  const open = await place(shop, buyer, orderOf([line('sleep-mantra')], 600, here));
  const cash = await place(
    shop,
    buyer,
    orderOf([line('sleep-mantra', 2)], 1240, { ...here, paymentMethod: 'cod' }),
  );
  const ready = await paid(here);
  const home = await delivered(shop, { buyer, admin }, orderOf([line('sleep-mantra')], 600, here));
  const numbers = (...orders: OrderAnswer[]) => orders.map(({ order }) => order.number).toSorted();
  for (const [query, expected] of [
    ['view=all', numbers(open, cash, ready, home)],
    ['view=to-pack', numbers(cash, ready)],
    ['view=delivered', numbers(home)],
    ['view=on-hold', []],
    ['status=placed', numbers(open, cash)],
    ['payment=paid', numbers(ready, home)],
    ['payment=open', numbers(open)],
    ['payment=collect', numbers(cash)],
    ['payment=failed', []],
    ['method=cod', numbers(cash)],
    ['from=2026-11-21&to=2026-11-21', numbers(open, cash, ready, home)],
    ['from=2026-11-22', []],
  ] as const) {
    expect([query, (await found(`q=${mark}&${query}`)).toSorted()]).toEqual([query, expected]);
  }
  expect((await found(`q=${mark}&sort=-total`))[0]).toBe(cash.order.number);
  expect((await found(`q=${mark}&limit=2&offset=2`)).length).toBe(2);
  expect((await get('?sort=address')).status).toBe(422);
  expect((await get('?from=2026-02-31')).status).toBe(422);
  const views = (await get('/views')).json<Record<string, number>>();
  for (const view of ['to-pack', 'delivered', 'shipped']) {
    expect([view, views[view]]).toEqual([view, (await get(`?view=${view}&limit=1`)).json<List>().total]);
  }
});

test('ORD-02, ADM-10 many are packed at once, each by itself: what cannot be is named with its reason, and all is kept', async () => {
  const ready = await paid();
  const cash = await place(shop, buyer, orderOf([line('sleep-mantra')], 640, { paymentMethod: 'cod' }));
  const unpaid = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  const nowhere = '00000000-0000-4000-8000-000000000000';
  const ids = [ready.order.id, unpaid.order.id, nowhere, cash.order.id];
  expect((await post('/bulk', { action: 'pack', ids })).json()).toEqual({
    changed: 2,
    refused: [
      {
        id: unpaid.order.id,
        message: 'Not paid yet. Reload the page to see how it stands.',
      },
      { id: nowhere, message: 'We couldn’t find this order' },
    ],
  });
  expect(await auditOf(ready.order.id)).toEqual([
    {
      action: 'packed',
      actor_id: admin.id,
      before: { number: ready.order.number, status: 'paid', courier: null, trackingNumber: null },
      after: { number: ready.order.number, status: 'packed', courier: null, trackingNumber: null },
    },
  ]);
  expect(await auditOf(unpaid.order.id)).toEqual([]);
  expect(
    (await shop.call('POST', '/v1/admin/order/bulk', { token: buyer.token, body: { action: 'pack', ids } })).status,
  ).toBe(403);
});

test('ORD-02 an order on the desk says what can be done with it now, and why the rest cannot', async () => {
  const { order } = await paid();
  const refusals = async (id = order.id) =>
    Object.fromEntries(
      (await get(`/${id}/desk`)).json<OrderAdmin>().moves.map(({ move, refusal }) => [move, refusal]),
    );
  expect(await refusals()).toEqual({
    pack: null,
    cancel: null,
    ship: 'Pack it before you hand it over',
    correct: 'Nothing is with the courier',
    deliver: 'Not sent yet',
    return: 'Not sent yet',
    refund: 'Cancel it to refund it',
    repaid: 'This order has no refund to send by hand',
  });
  await say(shop, admin, order.id, 'pack');
  expect(await refusals()).toMatchObject({
    ship: null,
    pack: 'Already packed',
    cancel: 'Packed orders can’t be cancelled',
  });
  const held = await paid();
  await shop.context.database.execute(sql`UPDATE parcel SET status = 'held' WHERE order_id = ${held.order.id}`);
  expect((await refusals(held.order.id))['pack']).toBe('Waiting for a prescription');
  expect((await say(shop, admin, held.order.id, 'pack')).json<Problem>().detail).toBe('Waiting for a prescription');
  expect(await found('view=on-hold')).toEqual([held.order.number]);
  expect((await get('/00000000-0000-4000-8000-000000000000/desk')).status).toBe(404);
});

test('ORD-02, ORD-04 a part of the money goes back without the goods: credit note, wallet and the shopper’s page agree', async () => {
  const { order } = await delivered(shop, { buyer, admin });
  const lines = [{ line: 0, quantity: 1 }];
  expect((await post(`/${order.id}/refund-part/preview`, { lines })).json()).toEqual({
    lines: [{ line: 0, quantity: 1, amount: 600 }],
    fees: 0,
    total: 600,
    isEverything: false,
    // 12 / 112 of ₹600 are ₹64.286: two equal halves of ₹32.14.
    tax: 6428,
  });
  const body = { lines, reason: 'damaged', note: 'One bottle leaked', refundTo: 'wallet', expectedTotal: 600 };
  expect((await post(`/${order.id}/refund-part`, { ...body, expectedTotal: 599 })).status).toBe(409);
  const desk = (await post(`/${order.id}/refund-part`, body)).json<OrderAdmin>();
  expect(desk.attempts.map(({ status, refunded }) => [status, refunded])).toEqual([['paid', 600]]);
  expect(desk.order.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
  const own = (await shop.call('GET', `/v1/order/${order.id}`, { token: buyer.token })).json<OrderAnswer>();
  expect(own.order.returns.map(({ status, total, timeline }) => [status, total, timeline[0]?.by])).toEqual([
    ['refunded', 600, 'admin'],
  ]);
  const wallet = await shop.call('GET', '/v1/user/wallet', { token: buyer.token });
  expect(wallet.json<{ balance: number }>().balance).toBe(600);
  // The shopper asked for nothing, and hears only of the money.
  const told = await shop.context.database.query<{ template: string }>(sql`
    SELECT DISTINCT template FROM message JOIN shopper ON recipient IN (phone, email)
    WHERE shopper.id = ${buyer.id} AND template LIKE 'return-%'`);
  expect(told.map(({ template }) => template)).toEqual(['return-refunded']);
  expect((await post(`/${order.id}/refund-part`, body)).status).toBe(200);
  expect((await post(`/${order.id}/refund-part`, body)).status).not.toBe(200);
});

test('ORD-02 the list goes out as CSV with its own filters, and no cell of it can run', async () => {
  const { order } = await paid(addressOf({ name: '=HYPERLINK("http://x")', city: 'Exportabad' }));
  const answer = await get('/export?q=Exportabad');
  expect(answer.headers['content-type']).toContain('text/csv');
  const rows = answer.body.trim().split('\r\n');
  expect(rows[0]).toContain('Order,Placed,Name');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(
    `${order.number},2026-11-21T12:00:00+05:30,"'=HYPERLINK(""http://x"")",${address.phone.slice(3)},"${[address.line1, address.line2].filter(Boolean).join(', ')}",Exportabad,${address.state},560066,1 × Sleep Mantra,card,paid,paid,600`,
  );
});

test('ORD-02, ADM-02 tracking numbers come from a file: every row is checked first, and with an error nothing is shipped', async () => {
  const [one, two, open] = [await paid(), await paid(), await paid()];
  for (const { order } of [one, two]) await say(shop, admin, order.id, 'pack');
  const rows = [
    `${one.order.number},India Post,EU123456781IN,https://courier.example.in/EU123456781IN`,
    `${open.order.number},India Post,EU123456782IN,`,
    `${two.order.number},,EU123456783IN,http://courier.example.in`,
    'M26-999999,India Post,EU123456784IN,',
  ];
  const send = async (lines: readonly string[], mode: string) => {
    const bytes = Buffer.from(['order,courier,tracking number,tracking page', ...lines].join('\r\n'));
    const answer = await fetch(`${shop.context.origin()}/v1/admin/order/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}` },
      body: formOf({ mode }, { bytes, name: 'parcels.csv', type: 'text/csv' }),
    });
    return importAnswer.parse(await answer.json());
  };
  const refused = await send(rows, 'all-or-nothing');
  expect([refused.rows, refused.changed]).toEqual([4, 0]);
  expect(refused.errors.map(({ row, column }) => [row, column])).toEqual([
    [3, 'Order'],
    [4, 'Courier'],
    [4, 'Tracking page'],
    [5, 'Order'],
  ]);
  const checked = await send(rows, 'check');
  expect([checked.changed, checked.errors.length, checked.preview]).toEqual([
    1,
    4,
    [{ row: 2, text: `Ship ${one.order.number} with India Post, EU123456781IN` }],
  ]);
  expect((await get(`/${one.order.id}/desk`)).json<OrderAdmin>().order.status).toBe('packed');
  expect((await send(rows, 'valid-rows')).changed).toBe(1);
  const shipped = (await get(`/${one.order.id}/desk`)).json<OrderAdmin>().order;
  expect([shipped.status, shipped.courier, shipped.trackingNumber]).toEqual([
    'shipped',
    'India Post',
    'EU123456781IN',
  ]);
  expect((await get(`/${two.order.id}/desk`)).json<OrderAdmin>().lastCourier, 'for the next one').toBe(
    'India Post',
  );
});

test('ORD-02 who has just handed an order over is told which one waits longest, and nobody else is', async () => {
  const nextOf = async (id: string) => (await get(`/${id}/desk`)).json<OrderAdmin>().nextToShip;
  const orders = [await paid(addressOf({ name: 'Meera Krishnan' })), await paid(), await paid()];
  const [oldest, one, other] = orders.map(({ order }) => order.id);
  if (!oldest || !one || !other) throw new Error('three orders were placed');
  for (const id of [oldest, one, other]) await say(shop, admin, id, 'pack');
  expect(await nextOf(one), 'packed, but still here').toBeNull();
  await post(`/${one}/ship`, { courier: 'India Post', trackingNumber: 'EU123456785IN' });
  const waiting = (await get('?view=to-ship')).json<List>().items;
  const first = waiting.toSorted((each, another) => each.number.localeCompare(another.number))[0];
  expect(waiting.length).toBeGreaterThanOrEqual(2);
  expect(await nextOf(one)).toEqual({ id: first?.id, number: first?.number, name: first?.name });
  shop.pass(61 * 60 * 1000);
  expect(await nextOf(one), 'an hour later').toBeNull();
});
