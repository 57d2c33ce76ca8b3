import { assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { DraftOrder } from '../../../../../src/contract/orders/draft/draft-order.calls.ts';
import type { LinkedOrder, PayLink } from '../../../../../src/contract/orders/draft/pay-link.calls.ts';
import { expireDrafts } from '../../../../../server/orders/placing/draft/expire-drafts.ts';
import { wrongSums } from '../../../../support/catalogue/stock-books.ts';
import { choose, tell } from '../../../../support/checkout/sandbox-bank.ts';
import { draftsPath } from '../../../../support/orders/drafts.ts';
import { buyGoods, editDesk } from '../../../../support/orders/edits.ts';
import { type Buyer, line } from '../../../../support/orders/order-shop.ts';
import { ownShop } from '../../../../support/orders/own-shop.ts';

const day = 86_400_000;
const shop = await ownShop();
const desk = editDesk(shop, await shop.buyer({ isAdmin: true }));
await buyGoods(shop);

/** A paid order of one Sleep Mantra, ₹600, whose customer is asked for ₹300 more for a Calm Mantra. */
async function asked() {
  const { id, buyer } = await desk.paidOrder([line('sleep-mantra')], 600);
  const change = await desk.begin(id);
  const got = await desk.apply(change, { lines: [line('sleep-mantra'), line('calm-mantra')] });
  expect([got.status, got.json<DraftOrder>().status]).toEqual([200, 'sent']);
  return { id, buyer, change: got.json<DraftOrder>(), token: await desk.linkOf(id) };
}

async function paid(token: string, due = 300, choice: 'pay' | 'less' = 'pay') {
  shop.pass(1000);
  const begun = await desk.pay(token, due);
  expect([begun.status, begun.status === 200 ? '' : begun.body]).toEqual([200, '']);
  const { payment } = begun.json<LinkedOrder>();
  await choose(shop, payment, choice);
  const now = await shop.call('GET', `/v1/pay-link/${token}/payment`);
  return { payment, answer: now.status === 200 ? now.json<LinkedOrder>() : null };
}

const withdraw = async (id: string) => desk.send('POST', `${draftsPath}/${id}/cancel`, {});
const pack = async (id: string) => desk.send('POST', `/v1/admin/order/${id}/pack`);

/** Where an order stands: its total, its books, and the units that it has taken. */
async function standing(id: string, buyer: Buyer) {
  const { status, total, asked: waits } = await desk.orderFor(buyer, id);
  return { status, total, waits: waits?.due ?? null, ...(await desk.books(id)), taken: await desk.taken(id) };
}
const asBefore = {
  status: 'paid',
  total: 600,
  waits: null,
  money: 600,
  invoiced: 600,
  taken: { 'sleep-mantra': 1 },
};
const changed = {
  status: 'paid',
  total: 900,
  waits: null,
  money: 900,
  invoiced: 900,
  taken: { 'calm-mantra': 1, 'sleep-mantra': 1 },
};

/** Everything that the gateway gave back for an order, in rupees. */
async function givenBack(id: string): Promise<number> {
  await shop.runJobs();
  const { sum } = await shop.context.database.one<{ sum: number }>(sql`
    SELECT coalesce(sum(refunded), 0)::integer AS sum FROM sandbox_payment JOIN payment USING (provider_order_id)
    WHERE order_id = ${id}`);
  return sum;
}

test('DRF-01 ₹600 becomes ₹900: the customer pays ₹300 by the link, and only then the order changes and is packed', async () => {
  const { id, buyer, change, token } = await asked();
  expect(change.edits).toMatchObject({ paid: 600, due: 300 });
  expect(await standing(id, buyer)).toEqual({
    ...asBefore,
    waits: 300,
    taken: { 'calm-mantra': 1, 'sleep-mantra': 1 },
  });
  const refused = await pack(id);
  expect([refused.status, refused.json<{ detail: string }>().detail]).toEqual([
    409,
    'Waiting for the customer to pay for the change',
  ]);
  const bulk = await desk.send('POST', '/v1/admin/order/bulk', { action: 'pack', ids: [id] });
  expect(bulk.json<{ refused: unknown[] }>().refused).toEqual([
    { id, message: 'Waiting for the customer to pay for the change' },
  ]);

  const opened = (await desk.open(token)).json<PayLink>();
  expect({
    edit: opened.edit,
    total: opened.quote.total,
    ways: opened.methods.map(({ method }) => method),
  }).toEqual({
    edit: {
      number: change.edits?.number,
      paid: 600,
      due: 300,
      change: { lines: [{ name: 'Calm Mantra', from: 0, to: 1 }], isMoved: false },
    },
    total: 900,
    ways: ['upi', 'card', 'netbanking'],
  });
  const { answer } = await paid(token);
  expect([answer?.order.status, answer?.payment.status, answer?.order.total]).toEqual(['paid', 'paid', 900]);
  expect(await standing(id, buyer)).toEqual(changed);
  expect((await desk.read(change.id)).status).toBe('paid');
  expect((await desk.open(token)).json<PayLink>().state).toBe('paid');
  expect((await pack(id)).status).toBe(200);

  const last = (await desk.orderFor(buyer, id)).timeline.find(({ event }) => event === 'order.edit');
  expect(last).toMatchObject({
    by: 'admin',
    change: { lines: [{ name: 'Calm Mantra', from: 0, to: 1 }], received: 300 },
  });
  expect(last).not.toHaveProperty('name');
  const { body } = await shop.context.database.one<{ body: string }>(sql`
    SELECT body FROM message WHERE template = 'order-changed' AND channel = 'sms' ORDER BY serial DESC LIMIT 1`);
  expect(body).toContain('is changed and costs ₹900. We’ve received ₹300 for it.');
});

test('DRF-01 a difference that staff withdraw, or that nobody pays in three days, leaves the order as it was, once', async () => {
  const one = await asked();
  expect((await withdraw(one.change.id)).status).toBe(200);
  expect((await withdraw(one.change.id)).status).toBe(409);
  expect([await standing(one.id, one.buyer), (await desk.open(one.token)).status]).toEqual([asBefore, 404]);

  const two = await asked();
  shop.pass(3 * day);
  await Promise.all([expireDrafts(shop.context), expireDrafts(shop.context)]);
  expect((await desk.read(two.change.id)).status).toBe('expired');
  expect([await standing(two.id, two.buyer), (await desk.open(two.token)).status]).toEqual([asBefore, 404]);
  expect((await pack(two.id)).status).toBe(200);
  const told = await shop.context.database.query<{ times: number }>(sql`
    SELECT count(*)::integer AS times FROM message WHERE template = 'change-lapsed' AND channel = 'sms'
    GROUP BY recipient`);
  expect(told.map(({ times }) => times)).toEqual(told.map(() => 1));
});

test('DRF-01 another change of what is asked for ends the first link; only the second one is paid', async () => {
  const { id, buyer, change, token } = await asked();
  const got = await desk.apply(change, { lines: [line('sleep-mantra'), line('calm-mantra', 2)] });
  expect([got.status, got.json<DraftOrder>().edits?.due]).toEqual([200, 600]);
  expect((await desk.open(token)).status).toBe(404);
  await paid(await desk.linkOf(id), 600);
  expect(await standing(id, buyer)).toEqual({
    ...changed,
    total: 1200,
    money: 1200,
    invoiced: 1200,
    taken: { 'calm-mantra': 2, 'sleep-mantra': 1 },
  });
});

test('DRF-01 an order that is cancelled after its difference gives both payments back; while it waits, the goods too', async () => {
  const done = await asked();
  await paid(done.token);
  await shop.call('POST', `/v1/order/${done.id}/cancel`, { token: done.buyer.token });
  const waiting = await asked();
  const { payment } = (await desk.pay(waiting.token, 300)).json<LinkedOrder>();
  await shop.call('POST', `/v1/order/${waiting.id}/cancel`, { token: waiting.buyer.token });
  expect(await shop.context.database.one(sql`SELECT status FROM payment WHERE id = ${payment.id}`)).toEqual({
    status: 'failed',
  });
  expect([await givenBack(done.id), await givenBack(waiting.id)]).toEqual([900, 600]);
  expect([await desk.taken(done.id), await desk.taken(waiting.id)]).toEqual([{}, {}]);
  expect((await desk.open(waiting.token)).status).toBe(404);
});

test('DRF-01 a part that goes back after a difference comes from the first payment, then from the second', async () => {
  const { id, buyer, token } = await asked();
  await paid(token);
  await desk.apply(await desk.begin(id), { lines: [line('calm-mantra')] });
  const refunds = await shop.context.database.query(sql`
    SELECT refund.amount, payment.amount AS of FROM refund JOIN payment ON payment.id = payment_id
    WHERE order_id = ${id} ORDER BY payment.created_at`);
  expect(refunds).toEqual([{ amount: 600, of: 600 }]);
  expect(await standing(id, buyer)).toMatchObject({
    total: 300,
    money: 300,
    invoiced: 300,
    taken: { 'calm-mantra': 1 },
  });
});

test('DRF-01 the customer pays while staff withdraw: the order changes, or the money goes back, never both', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, buyer, change, token } = await asked();
    const { payment } = (await desk.pay(token, 300)).json<LinkedOrder>();
    const [, withdrawn] = await Promise.all([choose(shop, payment, 'pay'), withdraw(change.id)]);
    expect([200, 409]).toContain(withdrawn.status);
    const back = await givenBack(id);
    const isWithdrawn = withdrawn.status === 200;
    expect([await standing(id, buyer), back]).toEqual(isWithdrawn ? [asBefore, 300] : [changed, 0]);
  }
});

test('DRF-01 two taps start one payment, a message of the bank that comes twice counts once, and a late one is refunded', async () => {
  const { id, buyer, change, token } = await asked();
  const taps = await Promise.all([desk.pay(token, 300), desk.pay(token, 300)]);
  const answered = taps.find(({ status }) => status === 200);
  const { payment } = (answered ?? (await desk.pay(token, 300))).json<LinkedOrder>();
  await Promise.all([tell(shop, payment, { id: 'twice' }), tell(shop, payment, { id: 'twice' })]);
  await tell(shop, payment, {});
  expect(await standing(id, buyer)).toEqual(changed);
  const { payments } = await shop.context.database.one<{ payments: number }>(sql`
    SELECT count(*)::integer AS payments FROM payment WHERE order_id = ${id}`);
  expect([payments, (await withdraw(change.id)).status]).toEqual([2, 409]);

  const late = await asked();
  const { payment: started } = (await desk.pay(late.token, 300)).json<LinkedOrder>();
  await withdraw(late.change.id);
  await choose(shop, started, 'late');
  await shop.runJobs();
  await tell(shop, started, {});
  expect([await standing(late.id, late.buyer), await givenBack(late.id)]).toEqual([asBefore, 300]);
});

test('DRF-01 money for a link that was withdrawn doesn’t pay the next one, even of the same amount', async () => {
  const { id, buyer, change, token } = await asked();
  const { payment } = (await desk.pay(token, 300)).json<LinkedOrder>();
  await withdraw(change.id);
  await desk.apply(await desk.begin(id), { lines: [line('sleep-mantra'), line('calm-mantra')] });
  await tell(shop, payment, {});
  expect(await desk.orderFor(buyer, id)).toMatchObject({ status: 'paid', total: 600, asked: { due: 300 } });
  expect((await desk.books(id)).money).toBe(600);
  await paid(await desk.linkOf(id));
  expect(await standing(id, buyer)).toEqual(changed);
});

test('DRF-01 while the customer pays, staff can’t change what is asked for; whoever leaves the payment may choose again', async () => {
  const { id, buyer, change, token } = await asked();
  await desk.pay(token, 300);
  const got = await desk.apply(change, { lines: [line('sleep-mantra')] });
  expect([got.status, got.json<{ detail: string }>().detail]).toEqual([
    409,
    'The customer is paying right now. Wait a few minutes, or cancel the draft',
  ]);
  const left = await shop.call('POST', `/v1/pay-link/${token}/leave`, { body: {} });
  expect(left.json<LinkedOrder>().order.status).toBe('cancelled');
  expect((await desk.pay(token, 900)).status).toBe(409);
  await paid(token);
  expect(await standing(id, buyer)).toEqual(changed);
});

test('DRF-01 less than the difference changes nothing, and staff send it back', async () => {
  const { id, buyer, token } = await asked();
  await paid(token, 300, 'less');
  expect(await desk.orderFor(buyer, id)).toMatchObject({ status: 'paid', total: 600, asked: { due: 300 } });
  expect((await pack(id)).status).toBe(409);
});

const someEdit = record({
  sleep: integer({ min: 0, max: 5 }),
  calm: integer({ min: 0, max: 5 }),
  next: constantFrom('apply', 'save'),
  end: constantFrom('pay', 'withdraw', 'expire', 'wait'),
});

test('DRF-01 whatever staff change and customers pay: money in less money out is the total, and stock taken is what is in it', async () => {
  await assert(
    asyncProperty(someEdit, someEdit, someEdit, async (...edits) => {
      const { id, buyer } = await desk.paidOrder([line('sleep-mantra', 2), line('calm-mantra', 2)], 1800);
      for (const { sleep, calm, next, end } of edits) {
        const units = { 'sleep-mantra': sleep, 'calm-mantra': calm };
        const lines = Object.entries(units).flatMap(([sku, count]) => (count > 0 ? [line(sku, count)] : []));
        const change = await desk.begin(id);
        await desk.apply(change, { lines }, next);
        const draft = await desk.read(change.id);
        if (draft.status === 'sent') {
          if (end === 'pay') await paid(await desk.linkOf(id), draft.edits?.due);
          if (end === 'withdraw') await withdraw(draft.id);
          if (end === 'expire') {
            shop.pass(3 * day);
            await expireDrafts(shop.context);
          }
        }
        const order = await desk.orderFor(buyer, id);
        const waits = order.asked?.change.lines.filter(({ from, to }) => to > from) ?? [];
        const wanted = { 'calm-mantra': 0, 'sleep-mantra': 0, ...unitsOf(order.lines) };
        for (const { name, from, to } of waits) {
          wanted[name === 'Sleep Mantra' ? 'sleep-mantra' : 'calm-mantra'] += to - from;
        }
        expect(await desk.books(id)).toEqual({ money: order.total, invoiced: order.total });
        expect({ 'calm-mantra': 0, 'sleep-mantra': 0, ...(await desk.taken(id)) }).toEqual(wanted);
      }
      expect(await wrongSums(shop.context.database)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

function unitsOf(lines: readonly { readonly sku: string; readonly quantity: number }[]): Record<string, number> {
  const units: Record<string, number> = {};
  for (const { sku, quantity } of lines) units[sku] = (units[sku] ?? 0) + quantity;
  return units;
}
