import { expect, test } from 'vitest';
import { orderNumber } from '../../../src/domain/orders/order/order-number.ts';

test('ORD-01 an order’s number begins with the financial year of India', () => {
  expect(orderNumber(1001, new Date('2026-11-21T06:30:00Z'))).toBe('M26-001001');
  expect(orderNumber(1002, new Date('2027-03-31T18:29:59Z'))).toBe('M26-001002');
  expect(orderNumber(1_234_567, new Date('2027-03-31T18:30:00Z'))).toBe('M27-1234567');
});
