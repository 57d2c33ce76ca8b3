import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { DraftOrder } from '../../../../src/contract/orders/draft/draft-order.calls.ts';
import type { LinkedOrder, PayLink } from '../../../../src/contract/orders/draft/pay-link.calls.ts';
import { expireDrafts } from '../../../../server/orders/placing/draft/expire-drafts.ts';
import { choose, tell } from '../../../support/checkout/sandbox-bank.ts';
import { draftDesk, draftsPath } from '../../../support/orders/drafts.ts';
import { address, line } from '../../../support/orders/order-shop.ts';
import { ownShop } from '../../../support/orders/own-shop.ts';

const hour = 3_600_000;

const shop = await ownShop();
const desk = draftDesk(shop, await shop.buyer({ isAdmin: true }));

test('DRF-01 from the draft to the paid order: the customer opens the link, pays, and it works once', async () => {
  const made = await desk.draft({ note: 'Calls back at five' });
  const token = await desk.sent(made);
  expect((await desk.read(made.id)).status).toBe('sent');
  const opened = (await desk.open(token)).json<PayLink>();
  expect({
    state: opened.state,
    total: opened.quote.total,
    changes: opened.changes,
    phone: opened.address.phone,
  }).toEqual({
    state: 'open',
    total: 1200,
    changes: [],
    phone: '+91 ••••• •3210',
  });
  expect((await desk.read(made.id)).status).toBe('opened');

  const placed = await desk.pay(token, 1200);
  expect(placed.status).toBe(200);
  const { order, payment } = placed.json<LinkedOrder>();
  expect({
    status: order.status,
    total: order.total,
    phone: order.address.phone,
    invoice: order.invoiceUrl,
  }).toEqual({
    status: 'placed',
    total: 1200,
    phone: '+91 ••••• •3210',
    invoice: null,
  });
  await choose(shop, payment, 'pay');
  const settled = (await shop.call('GET', `/v1/pay-link/${token}/payment`)).json<LinkedOrder>();
  expect([settled.order.status, settled.payment.status]).toEqual(['paid', 'paid']);

  const now = await desk.read(made.id);
  expect({
    status: now.status,
    order: now.order,
    steps: now.events.map(({ event, by }) => `${event} ${by}`),
  }).toEqual({
    status: 'paid',
    order: { id: order.id, number: order.number, status: 'paid' },
    steps: ['draft.create admin', 'draft.send admin', 'link.open customer', 'order.confirm gateway'],
  });
  const again = await desk.pay(token, 1200);
  expect([again.status, again.json<LinkedOrder>().order.id]).toEqual([200, order.id]);
  expect((await desk.open(token)).json<PayLink>().state).toBe('paid');
  expect((await shop.call('POST', `/v1/pay-link/${token}/leave`, { body: {} })).status).toBe(409);
});

test('DRF-01 taps, tabs and lost answers make one order, one hold and one payment', async () => {
  const before = await shop.stock('sleep-mantra');
  const token = await desk.sent(await desk.draft());
  const answers = await Promise.all(Array.from({ length: 8 }, async () => desk.pay(token, 1200)));
  const ids = new Set(answers.flatMap((each) => (each.status === 200 ? [each.json<LinkedOrder>().order.id] : [])));
  expect([ids.size, answers.every(({ status }) => status === 200 || status === 409)]).toEqual([1, true]);
  expect(await shop.stock('sleep-mantra')).toBe(before - 2);
});

test('DRF-01 a price that changed is said and asked about; the old total pays nothing', async () => {
  const token = await desk.sent(await desk.draft());
  await shop.context.database.execute(sql`UPDATE product SET price = 700 WHERE sku = 'sleep-mantra'`);
  try {
    const stale = await desk.pay(token, 1200);
    expect([stale.status, stale.json<{ type: string }>().type]).toEqual([409, '/problems/quote-changed']);
    expect((await desk.open(token)).json<PayLink>().changes).toEqual([
      { kind: 'price', name: 'Sleep Mantra', from: 600, to: 700 },
      { kind: 'total', from: 1200, to: 1400 },
    ]);
    expect((await desk.pay(token, 1400)).status).toBe(200);
  } finally {
    await shop.context.database.execute(sql`UPDATE product SET price = 600 WHERE sku = 'sleep-mantra'`);
  }
});

test('DRF-01 what sold out since is left out, and the customer is asked before paying for the rest', async () => {
  const token = await desk.sent(await desk.draft({ lines: [line('sleep-mantra'), line('calm-mantra')] }));
  await shop.context.database.execute(sql`UPDATE stock SET units = 0 WHERE sku = 'calm-mantra'`);
  const opened = (await desk.open(token)).json<PayLink>();
  expect({ changes: opened.changes, total: opened.quote.total }).toEqual({
    changes: [
      { kind: 'gone', name: 'Calm Mantra' },
      { kind: 'total', from: 900, to: 600 },
    ],
    total: 600,
  });
  const { order } = (await desk.pay(token, 600)).json<LinkedOrder>();
  expect(order.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['sleep-mantra', 1]]);
  await shop.context.database.execute(sql`UPDATE stock SET units = 1 WHERE sku = 'calm-mantra'`);
});

test('DRF-01 a link runs out after three days to the minute, and the draft can be sent again', async () => {
  const made = await desk.draft();
  const token = await desk.sent(made);
  shop.pass(72 * hour - 60_000);
  expect((await desk.open(token)).status).toBe(200);
  shop.pass(60_000);
  expect([(await desk.open(token)).status, (await desk.pay(token, 1200)).status]).toEqual([404, 404]);
  await expireDrafts(shop.context);
  expect((await desk.read(made.id)).status).toBe('expired');
  const newer = await desk.sent(made);
  expect([newer === token, (await desk.open(newer)).status]).toEqual([false, 200]);
});

test('DRF-01 a newer link, a change and a cancellation each end the link before', async () => {
  const made = await desk.draft();
  const first = await desk.sent(made);
  const second = await desk.sent(made);
  expect([(await desk.open(first)).status, (await desk.open(second)).status]).toEqual([404, 200]);
  const { version } = await desk.read(made.id);
  const body = { phone: made.phone, lines: [line('sleep-mantra')], address };
  const changed = await desk.send('PUT', `${draftsPath}/${made.id}`, body, { 'if-match': `"${version}"` });
  expect([changed.status, changed.json<DraftOrder>().status, (await desk.open(second)).status]).toEqual([
    200,
    'draft',
    404,
  ]);
  const third = await desk.sent(made);
  const { order } = (await desk.pay(third, 600)).json<LinkedOrder>();
  expect((await desk.send('PUT', `${draftsPath}/${made.id}`, body)).status).toBe(409);
  expect((await desk.send('POST', `${draftsPath}/${made.id}/cancel`, {})).json<DraftOrder>()).toMatchObject({
    status: 'cancelled',
    order: { id: order.id, status: 'cancelled' },
  });
  expect([
    (await desk.open(third)).status,
    (await desk.send('POST', `${draftsPath}/${made.id}/send`, {})).status,
  ]).toEqual([404, 409]);
});

test('DRF-01 money that comes after staff cancelled goes back; after a pause of the hold it is taken', async () => {
  const made = await desk.draft();
  const token = await desk.sent(made);
  const { payment } = (await desk.pay(token, 1200)).json<LinkedOrder>();
  shop.pass(11 * 60_000);
  const over = (await shop.call('GET', `/v1/pay-link/${token}/payment`)).json<LinkedOrder>();
  expect([over.order.status, (await desk.read(made.id)).status]).toEqual(['cancelled', 'sent']);
  await tell(shop, payment);
  expect((await desk.read(made.id)).status).toBe('paid');

  const other = await desk.draft();
  const late = (await desk.pay(await desk.sent(other), 1200)).json<LinkedOrder>();
  await desk.send('POST', `${draftsPath}/${other.id}/cancel`, {});
  await tell(shop, late.payment);
  expect((await desk.read(other.id)).status).toBe('cancelled');
  const rows = await shop.context.database.query<{ status: string }>(sql`
    SELECT status FROM payment WHERE order_id = ${late.order.id}`);
  expect(rows).toEqual([{ status: 'refunding' }]);
});

test('DRF-01 two orders of one draft never stand: money for the first one goes back once the second is placed', async () => {
  const made = await desk.draft();
  const token = await desk.sent(made);
  const first = (await desk.pay(token, 1200)).json<LinkedOrder>();
  shop.pass(11 * 60_000);
  await shop.call('GET', `/v1/pay-link/${token}/payment`);
  const second = (await desk.pay(token, 1200, 'card')).json<LinkedOrder>();
  expect(second.order.id).not.toBe(first.order.id);
  await tell(shop, first.payment);
  await tell(shop, second.payment);
  const rows = await shop.context.database.query<{ id: string; status: string }>(sql`
    SELECT id, status FROM shop_order WHERE draft_id = ${made.id} ORDER BY placed_at`);
  expect(rows).toEqual([
    { id: first.order.id, status: 'cancelled' },
    { id: second.order.id, status: 'paid' },
  ]);
  const { status } = await shop.context.database.one<{ status: string }>(sql`
    SELECT status FROM payment WHERE order_id = ${first.order.id}`);
  expect(status).toBe('refunding');
});

test('DRF-01 cash on delivery: with its fee in the total, and the draft is done when it’s placed', async () => {
  const made = await desk.draft({ lines: [line('sleep-mantra')] });
  const token = await desk.sent(made);
  const { methods } = (await desk.open(token)).json<PayLink>();
  expect(methods.find(({ method }) => method === 'cod')).toEqual({ method: 'cod', refusal: null, fee: 40 });
  expect((await desk.pay(token, 600, 'cod')).status).toBe(409);
  const { order } = (await desk.pay(token, 640, 'cod')).json<LinkedOrder>();
  expect([order.status, order.total, (await desk.read(made.id)).status]).toEqual(['placed', 640, 'paid']);
});

test('DRF-01 a failed payment is tried again in another way, once however often it’s asked for', async () => {
  const token = await desk.sent(await desk.draft());
  const { payment } = (await desk.pay(token, 1200)).json<LinkedOrder>();
  await tell(shop, payment, { event: 'payment.failed' });
  const retry = async () =>
    shop.call('POST', `/v1/pay-link/${token}/payment`, { body: { paymentMethod: 'netbanking' } });
  const [one, two] = await Promise.all([retry(), retry()]);
  const answers = [one, two]
    .filter(({ status }) => status === 200)
    .map((each) => each.json<LinkedOrder>().payment.id);
  expect([new Set(answers).size, answers.includes(payment.id)]).toEqual([1, false]);
  const left = await shop.call('POST', `/v1/pay-link/${token}/leave`, { body: {} });
  expect(left.json<LinkedOrder>().order.status).toBe('cancelled');
  expect((await desk.pay(token, 1200)).status).toBe(200);
});

test('DRF-01 links that were changed, cut or made up open nothing', async () => {
  const token = await desk.sent(await desk.draft());
  const made = [token.slice(0, -1), `${token}A`, token.replace(/^./u, 'A'), 'a'.repeat(46), `${token}%00`];
  for (const each of made) expect([404, 422]).toContain((await desk.open(each)).status);
});
