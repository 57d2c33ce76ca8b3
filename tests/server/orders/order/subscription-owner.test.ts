import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renewSubscriptions } from '../../../../server/orders/subscription/renew-subscriptions.ts';
import type { Problem } from '../../../../src/contract/platform/problem.ts';
import type { Subscription } from '../../../../src/contract/orders/subscription.calls.ts';
import { line, orderOf, place } from '../../../support/orders/order-shop.ts';
import { choose } from '../../../support/checkout/sandbox-bank.ts';
import { openSubscriptionShop, type SubscriptionShop, weekly } from '../../../support/checkout/subscriptions.ts';

let shop: SubscriptionShop;

beforeEach(async () => {
  shop = await openSubscriptionShop();
});
afterEach(() => shop.close());

test('SUB-01 its owner pauses, resumes, skips, changes and ends it; nobody else does', async () => {
  const { id } = await shop.subscribe();
  const saved = await shop.call('POST', '/v1/user/address', {
    token: shop.owner.token,
    body: {
      name: 'Asha Rao',
      phone: '+919876543210',
      line1: '7 Hill Road',
      line2: '',
      city: 'Mumbai',
      state: 'Maharashtra',
      pincode: '400050',
    },
  });
  const changed = await shop.change(id, {
    quantity: 3,
    nextOn: '2026-12-10',
    addressId: saved.json<{ id: string }>().id,
  });
  expect(changed.json<Subscription>()).toMatchObject({
    quantity: 3,
    nextOn: '2026-12-10',
    address: { city: 'Mumbai' },
  });
  expect((await shop.tell(id, { command: 'skip' })).json<Subscription>().nextOn).toBe('2026-12-17');
  expect((await shop.tell(id, { command: 'pause' })).json<Subscription>().status).toBe('paused');
  expect((await shop.tell(id, { command: 'pause' })).status).toBe(409);
  await shop.live(28);
  expect([await shop.orderStates(), (await shop.now()).status]).toEqual([['paid'], 'paused']);
  expect((await shop.tell(id, { command: 'resume' })).json<Subscription>().nextOn).toBe('2026-12-24');
  const stranger = await shop.buyer();
  expect((await shop.tell(id, { command: 'cancel' }, stranger)).status).toBe(404);
  const ended = (await shop.tell(id, { command: 'cancel' })).json<Subscription>();
  expect([ended.status, ended.endedAt]).toEqual(['cancelled', '2026-12-19T06:30:00.000Z']);
  await shop.live(10);
  expect(await shop.orderStates()).toEqual(['paid']);
  expect([
    (await shop.tell(id, { command: 'resume' })).status,
    (await shop.change(id, { quantity: 1 })).status,
  ]).toEqual([409, 409]);
});

test('SUB-01 a change that makes no sense names its field', async () => {
  const { id } = await shop.subscribe();
  const refused = async (body: object) => {
    const answer = await shop.change(id, body);
    return [answer.status, answer.json<Problem>().errors?.map(({ field }) => field)];
  };
  expect(await refused({ nextOn: '2026-11-21' })).toEqual([422, ['nextOn']]);
  expect(await refused({ nextOn: '2027-02-30' })).toEqual([422, ['nextOn']]);
  expect(await refused({ nextOn: '2027-02-21' })).toEqual([422, ['nextOn']]);
  expect(await refused({ quantity: 11 })).toEqual([422, ['quantity']]);
  expect(await refused({ addressId: randomUUID() })).toEqual([404, undefined]);
  expect((await shop.tell(id, { command: 'refund' })).status).toBe(422);
});

test('SUB-01 ending it while a renewal waits for money calls that order off, and its goods are free', async () => {
  const { id } = await shop.subscribe();
  await shop.live(7);
  expect((await shop.now()).waiting).not.toBe(null);
  expect((await shop.tell(id, { command: 'cancel' })).json<Subscription>()).toMatchObject({
    status: 'cancelled',
    waiting: null,
  });
  expect([await shop.orderStates(), await shop.stock('sleep-mantra')]).toEqual([['paid', 'cancelled'], 39]);
});

test('SUB-01 one delivery that its owner calls off is skipped, and not tried again', async () => {
  await shop.subscribe();
  await shop.live(7);
  const orderId = (await shop.now()).waiting?.orderId ?? '';
  await shop.call('POST', `/v1/order/${orderId}/cancel`, { token: shop.owner.token });
  await renewSubscriptions(shop.context);
  expect(await shop.now()).toMatchObject({ status: 'active', nextOn: '2026-12-05' });
});

test('SUB-01 the order that began it goes back: it ends before its first renewal', async () => {
  const { payment, order } = await place(shop, shop.owner, orderOf([line('sleep-mantra', 1, weekly)], 540));
  await choose(shop, payment, 'pay');
  await shop.runJobs();
  await shop.call('POST', `/v1/order/${order.id}/cancel`, { token: shop.owner.token });
  expect((await shop.now()).status).toBe('cancelled');
});
