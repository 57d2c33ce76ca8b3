import { expect, test } from 'vitest';
import { orderStatuses } from '../../../src/domain/orders/order/order.ts';
import { moveRefusal, staffMoves } from '../../../src/domain/orders/order/staff-move.ts';
import { orderNumber } from '../../../src/domain/orders/order/order-number.ts';

test('ORD-01 an order’s number begins with the financial year of India', () => {
  expect(orderNumber(1001, new Date('2026-11-21T06:30:00Z'))).toBe('M26-001001');
  expect(orderNumber(1002, new Date('2027-03-31T18:29:59Z'))).toBe('M26-001002');
  expect(orderNumber(1_234_567, new Date('2027-03-31T18:30:00Z'))).toBe('M27-1234567');
});

test('ORD-02 why a step can’t be taken is true of where the order stands', () => {
  const reasons = orderStatuses.map((status) => {
    const steps = staffMoves.filter((move) => move !== 'correct' && move !== 'repaid');
    return [status, Object.fromEntries(steps.map((move) => [move, moveRefusal(move, status)]))];
  });
  const sent = 'Already with the courier';
  const arrived = 'Already delivered';
  const early = 'Not sent yet';
  const all = (reason: string) => ({
    pack: reason,
    ship: reason,
    deliver: reason,
    cancel: reason,
    return: reason,
    refund: reason,
  });
  const unpacked = { ship: 'Pack it before you hand it over', deliver: early, return: early };
  // A step that this status allows has a reason as well; it isn't shown.
  expect(Object.fromEntries(reasons)).toMatchObject({
    placed: { ...unpacked, pack: 'Not paid yet', refund: 'Nothing is paid yet' },
    paid: { ...unpacked, refund: 'Cancel it to refund it' },
    packed: {
      pack: 'Already packed',
      cancel: 'Packed orders can’t be cancelled',
      deliver: early,
      return: early,
      refund: 'Nothing has come back',
    },
    shipped: { pack: 'Already packed', ship: sent, cancel: sent, refund: 'Refund after the items are back' },
    delivered: {
      pack: arrived,
      ship: arrived,
      deliver: arrived,
      cancel: arrived,
      refund: 'Refund after the items are back',
    },
    cancelled: all('This order is cancelled'),
    returned: { ...all('Everything came back'), refund: 'Everything is refunded or on its way' },
    refunded: all('This order is refunded'),
  });
});
