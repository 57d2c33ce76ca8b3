import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { clubRenewalLogic } from '../../../../src/machines/account/club/club-renewal/club-renewal.actors.ts';
import type {
  ClubPurchase,
  ClubRenewalFact,
} from '../../../../src/machines/account/club/club-renewal/club-renewal.machine.ts';
import {
  clubRenewalView,
  renewalPayOf,
} from '../../../../src/machines/account/club/club-renewal/club-renewal.view.ts';
import { refused } from '../../../../src/machines/kit/cases.ts';
import { orderAnswer } from '../../../../src/machines/orders/order-cases.ts';
import type { OrderWithPayment } from '../../../../src/machines/orders/placed-order.ts';
import { held, parent, settled, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function opened() {
  const told = parent<ClubRenewalFact>();
  const buy = held<[ClubPurchase, AbortSignal], OrderWithPayment>();
  const fetchStatus = held<[string, AbortSignal], OrderWithPayment>();
  let keys = 0;
  const ports = {
    makeKey: () => `key-${(keys += 1)}`,
    buy,
    pay: {
      fetchStatus,
      retryPayment: held<[unknown, AbortSignal], OrderWithPayment>(),
      cancelOrder: held<[string, AbortSignal], OrderWithPayment>(),
      openGateway: () => undefined,
      now: () => Date.now(),
    },
  };
  const actor = createActor(clubRenewalLogic(ports), { input: { parent: told, price: 999 } }).start();
  return { actor, told, buy, fetchStatus, view: () => clubRenewalView(actor.getSnapshot()) };
}

test('MEM-07 a member renews: the way to pay, one order at the price shown, its money, and the page is told', async () => {
  const { actor, told, buy, fetchStatus, view } = opened();
  actor.send({ type: 'renewal.begin' });
  actor.send({ type: 'method.choose', method: 'card' });
  expect(view()).toMatchObject({ stage: 'choosing', chosen: 'card', payLabel: 'Pay ₹999' });
  actor.send({ type: 'renewal.order' });
  actor.send({ type: 'renewal.order' });
  await settled();
  expect(buy.calls.map(([purchase]) => purchase)).toEqual([{ key: 'key-1', method: 'card', total: 999 }]);
  await buy.answer(orderAnswer());
  expect(view().stage).toBe('paying');
  renewalPayOf(actor.getSnapshot())?.send({ type: 'payment.check' });
  await fetchStatus.answer(orderAnswer({ status: 'paid' }, { status: 'paid' }));
  expect([view().stage, told.told]).toEqual(['renewed', [{ type: 'membership.paid' }]]);
});

test('MEM-07 what the server refuses is told where it was asked, and can be asked again under a new key', async () => {
  const { actor, buy, view } = opened();
  actor.send({ type: 'renewal.begin' });
  actor.send({ type: 'renewal.order' });
  await settled();
  await buy.fail(refused(422));
  expect(view()).toMatchObject({ stage: 'choosing', trouble: 'Refused' });
  actor.send({ type: 'renewal.order' });
  await settled();
  expect(buy.calls.at(-1)?.[0].key).toBe('key-2');
  await buy.answer(orderAnswer());
  expect(view().stage).toBe('paying');
});
