import { expect, test } from 'vitest';
import { returnStatuses } from '../../../src/domain/orders/order/return.ts';
import type { OrderReturnEvent } from '../../../src/machines/orders/order-return/order-return.machine.ts';
import { orderReturnStep } from '../../../src/machines/orders/order-return/order-return.transition.ts';

const events: readonly OrderReturnEvent[] = [
  { type: 'return.approve', isSentBack: true },
  { type: 'return.approve', isSentBack: false },
  { type: 'return.refuse' },
  { type: 'return.receive' },
  { type: 'refund.completed' },
  { type: 'return.withdraw' },
];

test('ORD-04 a return goes only the ways of its chart, and an end is an end', () => {
  const rows = returnStatuses.map((status) => [
    status,
    events.map((event) => orderReturnStep(status, event)?.status ?? null),
  ]);
  expect(Object.fromEntries(rows)).toEqual({
    requested: ['approved', 'received', 'refused', null, null, 'withdrawn'],
    approved: [null, null, 'refused', 'received', null, 'withdrawn'],
    refused: [null, null, null, null, null, null],
    withdrawn: [null, null, null, null, null, null],
    received: [null, null, null, null, 'refunded', null],
    refunded: [null, null, null, null, null, null],
  });
});

test('ORD-04 the money goes out once the goods are there, or where none need come back', () => {
  const effects = ['takeGoodsBack', 'issueCreditNote', 'orderRefund'];
  expect(orderReturnStep('approved', { type: 'return.receive' })?.effects).toEqual(effects);
  expect(orderReturnStep('requested', { type: 'return.approve', isSentBack: false })?.effects).toEqual(effects);
  expect(orderReturnStep('requested', { type: 'return.approve', isSentBack: true })?.effects).toEqual([]);
});
