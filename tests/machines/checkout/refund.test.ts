import { expect, test } from 'vitest';
import type { RefundWay } from '../../../src/machines/checkout/refund/refund.machine.ts';
import { endOf, refundStep, type RefundStatus } from '../../../src/machines/checkout/refund/refund.transition.ts';

const ways: readonly RefundWay[] = ['gateway', 'wallet', 'hand'];

test('ORD-04 a refund is owed, goes its way, and is done only when the one who sends it says so', () => {
  const begun = ways.map((way) => refundStep({ status: null, way }, { type: 'refund.order', way }));
  expect(begun).toEqual([
    { status: 'ordered', effects: ['askGateway'] },
    { status: 'ordered', effects: ['creditWallet'] },
    { status: 'ordered', effects: [] },
  ]);
  const ended = (status: RefundStatus, way: RefundWay) =>
    ways.map((by) => refundStep({ status, way }, endOf(by))?.status ?? null);
  expect(ways.map((way) => ended('ordered', way))).toEqual([
    ['done', null, null],
    [null, 'done', null],
    [null, null, 'done'],
  ]);
});

test('ORD-04 a payment service that isn’t done is asked again, and what has gone back doesn’t go back again', () => {
  const asked = { status: 'ordered', way: 'gateway' } as const;
  expect(refundStep(asked, { type: 'gateway.delayed' })).toEqual({ status: 'ordered', effects: ['askAgain'] });
  for (const way of ways) {
    const done = { status: 'done', way } as const;
    expect([refundStep(done, endOf(way)), refundStep(done, { type: 'refund.order', way })]).toEqual([null, null]);
  }
});
