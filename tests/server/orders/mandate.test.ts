import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import { settleMandates } from '../../../server/orders/mandate/settle-mandate.ts';
import { reconcilePayments } from '../../../server/platform/jobs/shop-tasks.ts';
import { renewSubscriptions } from '../../../server/orders/subscription/renew-subscriptions.ts';
import type { Order, OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import type { Subscription } from '../../../src/contract/orders/subscription.calls.ts';
import { atBank, granted, mandateMessages, paidByMandate } from '../../support/checkout/mandates.ts';
import { type Buyer, secret } from '../../support/orders/order-shop.ts';
import { openSubscriptionShop, type SubscriptionShop } from '../../support/checkout/subscriptions.ts';
import { signatureOf } from '../../../server/platform/file/signature.ts';

const hour = 3_600_000;
let shop: SubscriptionShop;

beforeEach(async () => {
  shop = await openSubscriptionShop();
  return () => shop.close();
});

async function ask(id: string, method = 'upi', who: Buyer = shop.owner) {
  return shop.call('POST', `/v1/user/subscription/${id}/mandate`, { token: who.token, body: { method } });
}

async function begin(): Promise<Subscription> {
  const { id } = await shop.subscribe();
  return (await ask(id)).json<Subscription>();
}

/** Of each order of the owner, whether what it began is renewed by a link. */
async function linkRenewals(): Promise<boolean[]> {
  const answer = await shop.call('GET', '/v1/order', { token: shop.owner.token });
  return answer.json<{ orders: Order[] }>().orders.map(({ hasLinkRenewals }) => hasLinkRenewals);
}

test('SUB-01 a mandate is asked for once, shows its ceiling and rhythm at the bank, and pays renewals when it is granted', async () => {
  const begun = await begin();
  expect(begun).toMatchObject({
    paysBy: 'link',
    mandateCeiling: 1000,
    mandate: { status: 'asked', method: 'upi', ceiling: 1000, action: { kind: 'redirect' } },
  });
  expect((await ask(begun.id)).json<Subscription>().mandate).toEqual(begun.mandate);
  const page = await shop.call('GET', atBank(begun));
  expect(page.body).toContain('₹1,000');
  expect(page.body).toContain('Once a week');
  expect(await linkRenewals()).toEqual([true]);
  await granted(shop, begun);
  expect(await linkRenewals()).toEqual([false]);
  expect(await shop.now()).toMatchObject({
    paysBy: 'mandate',
    mandate: { status: 'granted', action: { kind: 'none' } },
  });
  await shop.live(7);
  await shop.runJobs();
  expect(await shop.now()).toMatchObject({ status: 'active', nextOn: '2026-12-05', waiting: null });
  expect(await paidByMandate(shop)).toEqual([{ status: 'paid', amount: 540 }]);
  expect([await shop.told(), await mandateMessages(shop)]).toEqual([['notice', 'charged'], ['granted']]);
  await shop.live(7);
  await shop.runJobs();
  expect(await paidByMandate(shop)).toHaveLength(2);
});

test('SUB-01 a refused mandate changes nothing, a silent bank is asked again and given up after a day, a late yes is given back', async () => {
  const begun = await begin();
  await granted(shop, begun, 'refuse');
  expect(await shop.now()).toMatchObject({ paysBy: 'link', mandate: { status: 'refused' } });
  shop.pass(1000);
  const second = (await ask(begun.id, 'card')).json<Subscription>();
  expect(second.mandate).toMatchObject({ status: 'asked', method: 'card' });
  await granted(shop, second, 'stall');
  await settleMandates(shop.context);
  expect((await shop.now()).mandate?.status).toBe('asked');
  shop.pass(25 * hour);
  await settleMandates(shop.context);
  expect((await shop.now()).mandate?.status).toBe('refused');
  await settleMandates(shop.context);
  await granted(shop, second, 'grant');
  await shop.runJobs();
  await settleMandates(shop.context);
  expect((await shop.now()).paysBy).toBe('link');
  expect((await shop.call('GET', atBank(second))).body).not.toContain('May debit again');
  const states = await shop.context.database.query(sql`SELECT state FROM sandbox_mandate ORDER BY created_at`);
  expect(states).toEqual([{ state: 'refused' }, { state: 'refused' }]);
});

test('SUB-01 LNG-01 whoever asks from a page in Hindi comes back from the bank to Hindi', async () => {
  const { id } = await shop.subscribe();
  const asked = await shop.call('POST', `/v1/user/subscription/${id}/mandate`, {
    token: shop.owner.token,
    headers: { 'accept-language': 'hi' },
    body: { method: 'upi' },
  });
  const back = await shop.call('POST', atBank(asked.json<Subscription>()), form('choice=grant'));
  expect([back.status, back.headers['location']]).toEqual([303, '/hi/dashboard/subscriptions']);
});

test('SUB-01 a message is taken with the bank’s signature alone, and says nothing that the bank does not say when asked', async () => {
  const begun = await begin();
  const providerId = atBank(begun).slice('/sandbox/mandate/'.length);
  const body = JSON.stringify({ id: 'event-0001', event: 'mandate.changed', providerId });
  const send = async (signature: string) =>
    (
      await shop.call('POST', '/v1/payment/webhook/sandbox', {
        headers: { 'content-type': 'application/json', 'x-signature': signature },
        body,
      })
    ).status;
  expect(await send(signatureOf('forged', body))).toBe(401);
  expect(await send(signatureOf(secret, body))).toBe(200);
  expect((await shop.now()).mandate?.status).toBe('asked');
});

test('SUB-01 a declined debit leads to a link that is good until the hold ends, and to the next try', async () => {
  const begun = await begin();
  await granted(shop, begun);
  await shop.call('POST', atBank(begun), form('debits=fail'));
  await shop.live(7);
  await shop.runJobs();
  const due = await shop.now();
  expect(due).toMatchObject({ status: 'renewing', waiting: { total: 540 } });
  expect(await mandateMessages(shop)).toEqual(['granted', 'declined']);
  const other = await shop.call('POST', '/v1/payment', {
    token: shop.owner.token,
    headers: { 'idempotency-key': 'after-the-bank-said-no' },
    body: { orderId: due.waiting?.orderId, paymentMethod: 'card' },
  });
  expect(other.status).toBe(201);
  await shop.pay();
  expect(await shop.now()).toMatchObject({ status: 'active', nextOn: '2026-12-05' });
  expect(await paidByMandate(shop)).toEqual([{ status: 'failed', amount: 540 }]);
});

test('SUB-01 a debit that nobody pays is tried again by the mandate only a day after its owner was told', async () => {
  const begun = await begin();
  await granted(shop, begun);
  await shop.call('POST', atBank(begun), form('debits=fail'));
  await shop.live(7);
  await shop.runJobs();
  await shop.live(3);
  await shop.call('POST', atBank(begun), form('debits=pay'));
  await shop.live(3);
  await shop.runJobs();
  expect(await shop.now()).toMatchObject({ status: 'active', nextOn: '2026-12-05' });
  expect((await paidByMandate(shop)).map(({ status }) => status)).toContain('paid');
  const tooSoon = await shop.context.database.query(sql`
    SELECT payment.id FROM payment JOIN subscription_event AS event ON event.event = 'renewal.failed'
    WHERE payment.mandate_id IS NOT NULL AND payment.created_at > event.at
      AND payment.created_at < event.at + interval '1 day'`);
  expect(tooSoon).toEqual([]);
});

test('SUB-01 a bank that pauses or ends the mandate is heard: nothing is debited, a link is sent, and it can be resumed', async () => {
  const begun = await begin();
  await granted(shop, begun);
  await granted(shop, begun, 'pause');
  expect(await shop.now()).toMatchObject({ paysBy: 'mandate', mandate: { status: 'paused' } });
  await shop.live(7);
  expect(await shop.now()).toMatchObject({ status: 'renewing', waiting: { total: 540 } });
  await shop.pay();
  await granted(shop, begun, 'resume');
  await granted(shop, begun, 'revoke');
  expect(await shop.now()).toMatchObject({ paysBy: 'link', mandate: null });
  await shop.live(7);
  expect((await shop.now()).waiting?.total).toBe(540);
  expect(await paidByMandate(shop)).toEqual([]);
  expect(await mandateMessages(shop)).toEqual(['granted', 'paused', 'granted', 'ended']);
});

test('SUB-01 its owner ends it here: at once, at the bank soon, and nobody else can; the end of the subscription ends it too', async () => {
  const begun = await begin();
  await granted(shop, begun);
  const path = `/v1/user/subscription/${begun.id}/mandate`;
  const stranger = await shop.buyer();
  expect((await shop.call('DELETE', path, { token: stranger.token })).status).toBe(404);
  expect((await ask(begun.id, 'upi', stranger)).status).toBe(404);
  expect((await ask(begun.id)).status).toBe(409);
  const off = await shop.call('DELETE', path, { token: shop.owner.token });
  expect(off.json<Subscription>()).toMatchObject({ paysBy: 'link', mandate: null });
  expect((await shop.call('DELETE', path, { token: shop.owner.token })).status).toBe(409);
  await settleMandates(shop.context);
  expect((await shop.call('GET', atBank(begun))).body).toContain('Ended');
  const again = (await ask(begun.id)).json<Subscription>();
  await granted(shop, again);
  await shop.tell(begun.id, { command: 'cancel' });
  await settleMandates(shop.context);
  expect((await shop.call('GET', atBank(again))).body).toContain('Ended');
  expect((await ask(begun.id)).status).toBe(409);
});

test('SUB-01 more than the ceiling, more than was told, or told less than a day before: a link instead of a debit', async () => {
  const begun = await begin();
  await granted(shop, begun);
  // Two units cost more than the bank was asked for.
  expect((await shop.change(begun.id, { quantity: 2 })).status).toBe(200);
  await shop.live(7);
  expect((await shop.now()).waiting?.total).toBe(1080);
  await shop.pay();
  await shop.change(begun.id, { quantity: 1, nextOn: '2026-11-30' });
  // Noon of the 28th: told at once, a day and more before.
  await shop.live(2);
  await shop.runJobs();
  expect(await paidByMandate(shop)).toEqual([{ status: 'paid', amount: 540 }]);
  await shop.change(begun.id, { nextOn: '2026-12-01' });
  shop.pass(20 * hour);
  await renewSubscriptions(shop.context);
  shop.pass(2 * hour);
  await renewSubscriptions(shop.context);
  expect(await shop.now()).toMatchObject({ status: 'renewing', waiting: { total: 540 } });
});

test('SUB-01 a debit of which the bank says nothing is not asked of its owner, and counts when the bank is asked again', async () => {
  const begun = await begin();
  await granted(shop, begun);
  await shop.call('POST', atBank(begun), form('debits=late'));
  await shop.live(7);
  expect(await shop.now()).toMatchObject({ status: 'renewing', waiting: null });
  shop.pass(5 * 60_000);
  await reconcilePayments(shop.context);
  expect(await shop.now()).toMatchObject({ status: 'active', nextOn: '2026-12-05' });
});

test('SUB-01 nothing is said to be paid by a bank that did not agree', async () => {
  const { id } = await shop.subscribe();
  expect((await shop.change(id, { paysBy: 'mandate' })).status).toBe(422);
  const order = (await shop.call('GET', '/v1/order', { token: shop.owner.token })).json<{
    orders: OrderAnswer['order'][];
  }>();
  expect(order.orders).toHaveLength(1);
});

function form(body: string) {
  return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
}
