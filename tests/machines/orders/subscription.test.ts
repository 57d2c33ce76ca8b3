import { expect, test } from 'vitest';
import { subscriptionStatuses } from '../../../src/domain/orders/subscription/subscription.ts';
import type { SubscriptionEvent } from '../../../src/machines/orders/subscription/subscription.machine.ts';
import { subscriptionStep } from '../../../src/machines/orders/subscription/subscription.transition.ts';

const fresh = { failures: 0, maxFailures: 4 };

test('SUB-01 a renewal is claimed, paid and followed by the next; each only from where it can be', () => {
  expect(subscriptionStep('active', fresh, { type: 'renewal.due' })).toEqual({
    status: 'renewing',
    failures: 0,
    effects: ['claimRenewal'],
  });
  expect(subscriptionStep('renewing', fresh, { type: 'renewal.due' })).toBe(null);
  expect(subscriptionStep('renewing', fresh, { type: 'renewal.paid' })).toEqual({
    status: 'active',
    failures: 0,
    effects: ['advancePeriod'],
  });
  expect(subscriptionStep('active', fresh, { type: 'renewal.paid' })).toBe(null);
});

test('SUB-01 the fourth failure ends it; those before wait for another try, and late money still counts', () => {
  const failed = (failures: number) =>
    subscriptionStep('renewing', { ...fresh, failures }, { type: 'renewal.failed' });
  expect([0, 1, 2, 3].map((failures) => failed(failures)?.status)).toEqual([
    'pastDue',
    'pastDue',
    'pastDue',
    'cancelled',
  ]);
  expect(failed(2)).toEqual({ status: 'pastDue', failures: 3, effects: ['tellUnpaid'] });
  expect(failed(3)?.effects).toEqual(['tellEnded']);
  expect(subscriptionStep('pastDue', { ...fresh, failures: 2 }, { type: 'renewal.paid' })).toMatchObject({
    status: 'active',
    failures: 0,
  });
});

test('SUB-01 a higher price is asked for: yes goes on, silence pauses, and nothing is taken before', () => {
  expect(subscriptionStep('active', fresh, { type: 'price.raised' })?.status).toBe('asking');
  expect(subscriptionStep('asking', fresh, { type: 'price.accept' })).toEqual({
    status: 'active',
    failures: 0,
    effects: ['agreePrice'],
  });
  expect(subscriptionStep('asking', fresh, { type: 'renewal.due' })).toEqual({
    status: 'paused',
    failures: 0,
    effects: ['tellPaused'],
  });
});

test('SUB-01 its owner can end it in every state that it can be in, and nothing leaves the end', () => {
  const events: SubscriptionEvent['type'][] = [
    'renewal.due',
    'renewal.paid',
    'price.accept',
    'subscription.resume',
    'subscription.change',
    'subscription.cancel',
  ];
  for (const status of subscriptionStatuses.filter((each) => each !== 'cancelled')) {
    expect(subscriptionStep(status, fresh, { type: 'subscription.cancel' })?.status).toBe('cancelled');
  }
  for (const type of events) expect(subscriptionStep('cancelled', fresh, { type })).toBe(null);
});

test('SUB-01 what is paused stays so until its owner resumes it', () => {
  for (const type of ['renewal.due', 'renewal.failed', 'price.raised'] as const) {
    expect(subscriptionStep('paused', fresh, { type })).toBe(null);
  }
  expect(subscriptionStep('paused', fresh, { type: 'subscription.resume' })?.effects).toEqual([
    'agreePrice',
    'leaveTimeForNotice',
  ]);
});
