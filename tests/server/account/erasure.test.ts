import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireOrders, reconcilePayments } from '../../../server/platform/jobs/shop-tasks.ts';
import { settleMandates } from '../../../server/orders/mandate/settle-mandate.ts';
import { renewSubscriptions } from '../../../server/orders/subscription/renew-subscriptions.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import type { Subscription } from '../../../src/contract/orders/subscription.calls.ts';
import { atBank, granted } from '../../support/checkout/mandates.ts';
import { address, line } from '../../support/orders/order-shop.ts';
import { sendFile } from '../../support/account/prescriptions.ts';
import { openSubscriptionShop, type SubscriptionShop } from '../../support/checkout/subscriptions.ts';
import { formOf, pdfOf } from '../../support/files/uploads.ts';

let shop: SubscriptionShop;
beforeAll(async () => {
  shop = await openSubscriptionShop();
});
afterAll(() => shop.close());

const person = {
  firstName: 'Quillon',
  lastName: 'Zephyrdas',
  email: 'quillon@zephyr.example',
  upiId: 'zephyrdas@upi',
  secret: 'Nobody may ever read this line',
};
const home = {
  ...address,
  name: 'Quillon Zephyrdas',
  phone: '+919812312312',
  line1: '77 Xanadu Villa',
  line2: 'Behind Yonder',
};

/** A customer of whom every part of the shop keeps something; nothing of it is under way. */
async function everything() {
  const { owner } = shop;
  const { token } = owner;
  const good = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, key?: string) => {
    const answer = await shop.call(method, path, {
      token,
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`);
    return answer;
  };
  await good('POST', '/v1/user', { firstName: person.firstName, lastName: person.lastName });
  await shop.context.database.execute(sql`UPDATE shopper SET email = ${person.email} WHERE id = ${owner.id}`);
  const saved = (await good('POST', '/v1/user/address', home)).json<{ id: string }>();
  const subscription = await shop.subscribe();
  await good('PUT', `/v1/user/subscription/${subscription.id}`, { addressId: saved.id });
  const asked = (
    await good('POST', `/v1/user/subscription/${subscription.id}/mandate`, { method: 'upi' })
  ).json<Subscription>();
  await granted(shop, asked);
  const cash = { lines: [line('sleep-mantra')], address: home, paymentMethod: 'cod', expectedTotal: 640 };
  const { order } = (await good('POST', '/v1/order', cash, 'an-order-of-the-person')).json<OrderAnswer>();
  const { database } = shop.context;
  await database.execute(sql`UPDATE shop_order SET status = 'delivered', hold_until = NULL`);
  await database.execute(sql`UPDATE parcel SET status = 'delivered', delivered_at = ${shop.context.clock()}`);
  await database.execute(sql`
    INSERT INTO order_event (order_id, event, status, actor, at)
    VALUES (${order.id}, 'order.deliver', 'delivered', 'system', ${shop.context.clock()})`);
  const wish = {
    lines: [{ line: 0, quantity: 1 }],
    reason: 'not-wanted',
    note: person.secret,
    refundTo: 'source',
    upiId: person.upiId,
    photoIds: [],
    expectedTotal: 640,
  };
  const returning = (
    await good('POST', `/v1/order/${order.id}/return`, wish, 'a-return-of-the-person')
  ).json<OrderAnswer>();
  await good('POST', `/v1/order/${order.id}/return/${returning.order.returns[0]?.id ?? ''}/withdraw`);
  await sendFile(shop, owner, '/v1/prescription', formOf({ notes: person.secret }, { bytes: await pdfOf() }));
  await good('GET', '/v1/user/referral');
  await good('PUT', '/v1/user/cart', [line('sleep-mantra')]);
  await shop.fill(2000);
  const letter = { name: 'Quillon Zephyrdas', email: person.email, topic: 'order', message: person.secret };
  await good('POST', '/v1/user/contact-us-mail', letter);
  const admin = await shop.buyer({ isAdmin: true });
  const note = { words: person.secret };
  await shop.call('POST', `/v1/admin/accounts/${owner.id}/notes`, { token: admin.token, body: note });
  await shop.runJobs();
  const { phone } = await database.one<{ phone: string }>(sql`SELECT phone FROM shopper WHERE id = ${owner.id}`);
  return { owner, phone, subscription: asked };
}

/** The tables of the shop, and the queue of its jobs, in which this still stands. */
async function leftOf(word: string): Promise<string[]> {
  const { database } = shop.context;
  const tables = await database.query<{ name: string }>(sql`
    SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.one<{ rows: string }>(
      sql`SELECT table_to_xml(${name}::regclass, false, false, '')::text AS rows`,
    );
    if (rows.includes(word)) found.push(name);
  }
  return found;
}

async function moved() {
  return shop.context.database.one(sql`
    SELECT (SELECT count(*) FROM shop_order) AS orders, (SELECT count(*) FROM payment) AS payments,
      (SELECT count(*) FROM sandbox_payment) AS debits, (SELECT coalesce(sum(amount), 0) FROM wallet_entry) AS wallet`);
}

test('ACC-06 of an account that has everything nothing personal is left but what the law keeps, and nothing is charged after', async () => {
  const { owner, phone, subscription } = await everything();
  const data = await shop.call('GET', '/v1/user/data', { token: owner.token });
  for (const word of [...Object.values(person), home.line1, home.phone, 'upi', 'sleep-mantra']) {
    expect(data.body).toContain(word);
  }
  await shop.call('POST', '/v1/user/otp/send', { body: { phone } });
  const sent = await shop.call('GET', `/v1/sandbox/messages?to=${encodeURIComponent(phone)}`);
  const { messages } = sent.json<{ messages: { code?: string }[] }>();
  const code = messages.find((message) => message.code !== undefined)?.code;
  const gone = await shop.call('POST', '/v1/user/deletion', { token: owner.token, body: { code } });
  expect([gone.status, gone.body]).toEqual([204, '']);
  await shop.runJobs();
  const { database } = shop.context;
  const last = await database.query<{ template: string }>(sql`
    DELETE FROM message WHERE recipient IN (${phone}, ${person.email}) RETURNING template`);
  expect(new Set(last.map(({ template }) => template))).toEqual(new Set(['account-deleted']));
  const words = [...Object.values(person), home.line1, home.line2, home.phone.slice(3), phone.slice(3)];
  for (const word of words) expect([word, await leftOf(word)]).toEqual([word, []]);
  // Its code brings nobody any more.
  expect(await database.query(sql`SELECT code FROM referral_code WHERE shopper_id = ${owner.id}`)).toEqual([]);
  const admin = await shop.buyer({ isAdmin: true });
  for (const list of ['wallet', 'referrals']) {
    expect((await shop.call('GET', `/v1/admin/${list}`, { token: admin.token })).body).not.toContain(owner.id);
  }
  // The invoice, which the law wants whole.
  expect(await leftOf(address.line1)).toEqual(['public.tax_document']);
  const files = await database.query(
    sql`SELECT id FROM stored_file WHERE owner_id = ${owner.id} AND state = 'kept'`,
  );
  expect(files).toEqual([]);
  const before = await moved();
  for (let passed = 0; passed < 12; passed += 1) {
    shop.pass(86_400_000);
    await expireOrders(shop.context);
    await renewSubscriptions(shop.context);
    await settleMandates(shop.context);
    await reconcilePayments(shop.context);
    await shop.runJobs();
  }
  expect(await moved()).toEqual(before);
  expect((await shop.call('GET', atBank(subscription))).body).toContain('Ended');
});
