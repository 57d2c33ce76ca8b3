import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { AnswerOf } from '../../../../src/contract/call.ts';
import type { listAnyOrders, OrderAdmin } from '../../../../src/contract/orders/order/order-list.calls.ts';
import type { OrderAnswer } from '../../../../src/contract/orders/order/order.calls.ts';
import { importAnswer } from '../../../../src/contract/platform/list.ts';
import { say } from '../../../support/admin/admin-moves.ts';
import { tell } from '../../../support/checkout/sandbox-bank.ts';
import { formOf } from '../../../support/files/uploads.ts';
import { address, type Answer, line, orderOf, place, toldOf } from '../../../support/orders/order-shop.ts';
import { ownShop } from '../../../support/orders/own-shop.ts';

const shop = await ownShop();
const buyer = await shop.buyer();
const admin = await shop.buyer({ isAdmin: true });
await shop.context.database.execute(sql`UPDATE stock SET units = 1000 WHERE sku = 'sleep-mantra'`);

async function get(path: string): Promise<Answer> {
  return shop.call('GET', `/v1/admin/order${path}`, { token: admin.token });
}

async function found(query: string): Promise<string[]> {
  return (await get(`?${query}`)).json<AnswerOf<typeof listAnyOrders>>().items.map(({ number }) => number);
}

async function paid(change: Readonly<Record<string, unknown>> = {}): Promise<OrderAnswer> {
  const placed = await place(shop, buyer, orderOf([line('sleep-mantra')], 600, change));
  await tell(shop, placed.payment);
  return placed;
}

async function sendSheet(bytes: Buffer, mode: string) {
  const answer = await fetch(`${shop.context.origin()}/v1/admin/order/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}` },
    body: formOf({ mode }, { bytes, name: 'orders.csv', type: 'text/csv' }),
  });
  return importAnswer.parse(await answer.json());
}

function addressOf(change: object): Readonly<Record<string, unknown>> {
  return { address: { ...address, ...change } };
}

test('ORD-02 an export of what waits for the courier comes back with tracking numbers, as it was filled in', async () => {
  const city = addressOf({ city: 'Roundtripur' });
  const [one, two] = [await paid(city), await paid(city)];
  for (const { order } of [one, two]) await say(shop, admin, order.id, 'pack');
  const file = (await get('/export?view=to-ship&q=Roundtripur')).body;
  const [head = '', ...lines] = file.trim().split('\r\n');
  const titles = head.split(',');
  for (const title of ['Phone', 'Street', 'State', 'Cash to collect', 'Weight in grams', 'Tracking page']) {
    expect(titles).toContain(title);
  }
  const filled = lines.map((line) =>
    line.startsWith(one.order.number) ? line.replace(/,,,,,$/u, ',India Post,EU12377IN,,,') : line,
  );
  const report = await sendSheet(Buffer.from([head, ...filled].join('\r\n')), 'all-or-nothing');
  expect(report).toMatchObject({ rows: 2, changed: 1, errors: [] });
  expect(report.ignored).toContain('Placed');
  const orderOf = async ({ order }: OrderAnswer) => (await get(`/${order.id}/desk`)).json<OrderAdmin>().order;
  expect([(await orderOf(one)).trackingNumber, (await orderOf(two)).status]).toEqual(['EU12377IN', 'packed']);
});

test('ORD-02 a row without a tracking number, or without a courier, is told once, beside whatever else is wrong', async () => {
  const { order } = await paid();
  await say(shop, admin, order.id, 'pack');
  const sheet = [
    'Order,Courier,Tracking number',
    `${order.number},India Post,`,
    `${order.number},,EU12378IN`,
    'M26-999999,India Post,EU12379IN',
  ].join('\n');
  const answer = await sendSheet(Buffer.from(sheet), 'check');
  expect(answer.errors).toEqual([
    { row: 2, column: 'Tracking number', message: 'Please fill this in' },
    { row: 3, column: 'Order', message: 'This order is in the file twice' },
    { row: 3, column: 'Courier', message: 'Please fill this in' },
    { row: 4, column: 'Order', message: 'We couldn’t find this order' },
  ]);
});

test('ORD-02 a tracking number is 6 to 40 letters and digits, by hand, corrected or from a file, and loses its spaces', async () => {
  const { order } = await paid();
  await say(shop, admin, order.id, 'pack');
  const told = 'Enter the courier’s number, 6 to 40 letters and digits';
  const by = async (trackingNumber: string) =>
    say(shop, admin, order.id, 'ship', { courier: 'India Post', trackingNumber });
  const fromFile = async (trackingNumber: string, mode: string) =>
    sendSheet(Buffer.from(`Order,Courier,Tracking number\n${order.number},India Post,${trackingNumber}`), mode);
  // The last is what a spreadsheet makes of a long number.
  for (const wrong of ['x', 'EU-123', 'A'.repeat(41), '1.49081E+12']) {
    expect([wrong, toldOf(await by(wrong))]).toEqual([wrong, { trackingNumber: told }]);
    const { errors } = await fromFile(wrong, 'check');
    expect([wrong, errors]).toEqual([wrong, [{ row: 2, column: 'Tracking number', message: told }]]);
  }
  expect(await fromFile('EU 123 456 789 IN', 'all-or-nothing')).toMatchObject({ changed: 1, errors: [] });
  const corrected = async (trackingNumber: string) =>
    shop.call('PUT', `/v1/admin/order/${order.id}/shipment`, {
      token: admin.token,
      body: { courier: 'India Post', trackingNumber },
    });
  expect((await get(`/${order.id}/desk`)).json<OrderAdmin>().order.trackingNumber).toBe('EU123456789IN');
  expect(toldOf(await corrected('x'))).toEqual({ trackingNumber: told });
  expect((await corrected(' eu 987 654 321 in ')).json<OrderAnswer>().order.trackingNumber).toBe('eu987654321in');
});

test('ORD-02 an order is found by its last digits, a phone with spaces, a tracking number or its account', async () => {
  const mine = await shop.buyer();
  const placed = await place(
    shop,
    mine,
    orderOf([line('sleep-mantra')], 640, { paymentMethod: 'cod', ...addressOf({ phone: '+919812399887' }) }),
  );
  const { id, number } = placed.order;
  await say(shop, admin, id, 'pack');
  await say(shop, admin, id, 'ship', { courier: 'India Post', trackingNumber: 'EU55512IN' });
  for (const q of [
    String(Number(number.slice(4))),
    '98123 99887',
    '+91 98123-99887',
    'eu55512in',
    'EU 555 12 IN',
    mine.id,
  ]) {
    expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, [number]]);
  }
});

test('ORD-02 a wrong tracking number is corrected while the parcel is under way, and the customer is told', async () => {
  const { order } = await paid();
  const correct = async (trackingNumber: string) =>
    shop.call('PUT', `/v1/admin/order/${order.id}/shipment`, {
      token: admin.token,
      body: { courier: 'Delhivery', trackingNumber },
    });
  expect((await correct('DL1234567')).status).toBe(409);
  await say(shop, admin, order.id, 'pack');
  await say(shop, admin, order.id, 'ship', { courier: 'India Post', trackingNumber: 'EU123456789IN' });
  const answer = (await correct('DL1234567')).json<OrderAnswer>();
  expect(answer.order).toMatchObject({ status: 'shipped', courier: 'Delhivery', trackingNumber: 'DL1234567' });
  expect(answer.order.parcels).toMatchObject([{ courier: 'Delhivery', trackingNumber: 'DL1234567' }]);
  await shop.runJobs();
  const told = await shop.context.database.query(sql`
    SELECT FROM message WHERE template = 'order-shipped' AND body LIKE ${`%${order.number}%`}`);
  expect(told).toHaveLength(2);
  await say(shop, admin, order.id, 'deliver');
  expect((await correct('DL7654321')).status).toBe(409);
});

test('ORD-02 a step that is not possible says why for the status the order has', async () => {
  const { order } = await paid();
  const refusal = async (move: string) =>
    (await get(`/${order.id}/desk`)).json<OrderAdmin>().moves.find((each) => each.move === move)?.refusal;
  expect([await refusal('return'), await refusal('refund')]).toEqual(['Not sent yet', 'Cancel it to refund it']);
  for (const [what, body] of [
    ['pack'],
    ['ship', { courier: 'A', trackingNumber: '7700112233' }],
    ['deliver'],
  ] as const) {
    await say(shop, admin, order.id, what, body);
  }
  expect([await refusal('pack'), await refusal('cancel'), await refusal('deliver')]).toEqual([
    'Already delivered',
    'Already delivered',
    'Already delivered',
  ]);
});
