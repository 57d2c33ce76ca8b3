import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { DraftOrder, DraftPrice } from '../../../../src/contract/orders/draft/draft-order.calls.ts';
import { draftDesk, draftsPath, unknownNumber } from '../../../support/orders/drafts.ts';
import { address, line, toldOf } from '../../../support/orders/order-shop.ts';
import { ownShop } from '../../../support/orders/own-shop.ts';

const shop = await ownShop();
const desk = draftDesk(shop, await shop.buyer({ isAdmin: true }));

test('DRF-01 a draft is quoted as the checkout would: two at ₹600, delivery free; one at ₹300 costs ₹49 more', async () => {
  const two = await desk.draft();
  expect({ total: two.quote?.total, refusal: two.refusal, status: two.status }).toEqual({
    total: 1200,
    refusal: null,
    status: 'draft',
  });
  const { quote } = await desk.draft({ lines: [line('calm-mantra')] });
  expect(quote?.parts).toEqual([
    { kind: 'items', label: 'Item total', amount: 300 },
    { kind: 'delivery', label: 'Delivery', amount: 49 },
  ]);
  // Nothing is reserved for it.
  expect(await shop.stock('calm-mantra')).toBe(1);
});

test('DRF-01 staff can’t type a price, and what the shop doesn’t sell names its line', async () => {
  const priced = await desk.send('POST', draftsPath, {
    phone: unknownNumber(),
    lines: [{ ...line('sleep-mantra'), price: 1 }],
    address,
  });
  expect(priced.status).toBe(422);
  const combo = await desk.send('POST', draftsPath, {
    phone: unknownNumber(),
    lines: [line('sleep-mantra', 1, { packageType: 'comboDiscount' })],
  });
  expect([combo.status, combo.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([
    422,
    'lines.0.packageType',
  ]);
});

test('DRF-01 the membership of the customer counts, and nobody else’s', async () => {
  const phone = unknownNumber();
  const id = '00000000-0000-4000-8000-0000000000a1';
  await shop.context.database.execute(sql`
    INSERT INTO shopper (id, phone, premium_until) VALUES (${id}, ${phone}, ${new Date('2027-01-01')})`);
  // 20 % of ₹600.
  const member = await desk.draft({ phone, lines: [line('sleep-mantra')] });
  expect([member.quote?.total, member.customer?.isMember]).toEqual([480, true]);
  expect((await desk.draft({ lines: [line('sleep-mantra')] })).quote?.total).toBe(600);
});

test('DRF-01 an account that a link opens is nobody’s: no session, no name, and agreed to nothing', async () => {
  const made = await desk.draft();
  await desk.sent(made);
  const { id, ...account } = await shop.context.database.one<{ id: string }>(sql`
    SELECT id, first_name, wants_whatsapp, wants_reminders, wants_review_requests,
      (SELECT count(*) FROM session WHERE shopper_id = shopper.id) AS sessions
    FROM shopper WHERE phone = ${made.phone}`);
  expect(account).toEqual({
    first_name: null,
    wants_whatsapp: false,
    wants_reminders: false,
    wants_review_requests: false,
    sessions: 0,
  });
  expect((await desk.read(made.id)).customer?.id).toBe(id);
});

test('DRF-01 a draft that two people change keeps both: the second is told what the first saved', async () => {
  const made = await desk.draft();
  const body = { phone: made.phone, lines: [line('sleep-mantra', 3)], address };
  const both = await Promise.all(
    [1, 2].map(async () => desk.send('PUT', `${draftsPath}/${made.id}`, body, { 'if-match': '"1"' })),
  );
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
});

test('DRF-01 what is missing is said before a link goes out', async () => {
  const cases = [
    [{ lines: [] }, 'Add what the customer wants first'],
    [{ address: null }, 'Add the address first'],
    [{ lines: [line('calm-mantra', 5)] }, 'Only 1 of Calm Mantra left'],
    [{ couponCode: 'NOSUCH' }, 'The coupon doesn’t apply to these items. Remove it, or change the items'],
    [
      { address: { ...address, pincode: '744101', state: 'Andaman and Nicobar Islands' } },
      'We don’t deliver to this pincode yet',
    ],
    [{ lines: [], address: null }, 'Add what the customer wants first. Add the address first'],
    [
      { lines: [line('calm-mantra', 5)], couponCode: 'NOSUCH', address: null },
      'Only 1 of Calm Mantra left. The coupon doesn’t apply to these items. Remove it, or change the items. Add the address first',
    ],
  ] as const;
  for (const [change, detail] of cases) {
    const made = await desk.draft(change);
    const got = await desk.send('POST', `${draftsPath}/${made.id}/send`, {});
    expect([made.refusal, got.status, got.json<{ detail: string }>().detail]).toEqual([detail, 409, detail]);
  }
});

test('DRF-01 the price of a form is what saving it would say, and asking for it stores nothing', async () => {
  const made = await desk.draft();
  const count = async () =>
    shop.context.database.one<{ drafts: number; events: number }>(sql`
      SELECT (SELECT count(*) FROM draft_order)::integer AS drafts,
        (SELECT count(*) FROM draft_order_event)::integer AS events`);
  const before = await count();
  const form = {
    id: made.id,
    phone: made.phone,
    lines: [line('sleep-mantra', 3), line('calm-mantra')],
    couponCode: null,
    pincode: address.pincode,
  };
  const ask = async (change: object = {}) => desk.send('POST', `${draftsPath}/quote`, { ...form, ...change });
  const told = (await ask()).json<DraftPrice>();
  expect(await count()).toEqual(before);
  expect((await desk.read(made.id)).quote?.total).toBe(made.quote?.total);
  const body = { phone: made.phone, lines: form.lines, address };
  const saved = (
    await desk.send('PUT', `${draftsPath}/${made.id}`, body, { 'if-match': '"1"' })
  ).json<DraftOrder>();
  expect(told.quote).toEqual(saved.quote);
  expect(told.quote?.total).not.toBe(made.quote?.total);
  expect([told.refusal, told.paid, told.due, told.isAsked]).toEqual([null, null, 0, false]);
  const unfinished = (await ask({ id: null, phone: null, lines: [], pincode: null })).json<DraftPrice>();
  expect([unfinished.quote, unfinished.refusal]).toEqual([
    null,
    'Add what the customer wants first. Add the address first',
  ]);
  expect((await ask({ id: randomUUID() })).status).toBe(404);
  expect((await ask({ lines: [line('sleep-mantra', 11)] })).status).toBe(422);
});

test('DRF-01 a new draft is sent as it is saved, and isn’t saved if it can’t be', async () => {
  const phone = unknownNumber();
  const body = { phone, lines: [line('sleep-mantra')], address, next: 'send' };
  const refused = await desk.send('POST', draftsPath, { ...body, address: null });
  const found = async () => shop.context.database.query(sql`SELECT status FROM draft_order WHERE phone = ${phone}`);
  expect([refused.status, toldOf(refused), await found()]).toEqual([422, { address: 'Add the address first' }, []]);
  expect((await desk.send('POST', draftsPath, body)).status).toBe(201);
  expect(await found()).toEqual([{ status: 'sent' }]);
});
