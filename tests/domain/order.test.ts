import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { sum } from '../../src/domain/money/money.ts';
import { taxedRows } from '../../src/domain/order/gst.ts';
import { orderNumber } from '../../src/domain/order/order-number.ts';

test('ORD-01 an order’s number begins with the financial year of India', () => {
  expect(orderNumber(1001, new Date('2026-11-21T06:30:00Z'))).toBe('M26-001001');
  expect(orderNumber(1002, new Date('2027-03-31T18:29:59Z'))).toBe('M26-001002');
  expect(orderNumber(1_234_567, new Date('2027-03-31T18:30:00Z'))).toBe('M27-1234567');
});

test('MNY-12 a line of ₹600 at 12% holds ₹535.71 of goods and its tax in two halves at home, whole elsewhere', () => {
  const lines = [{ name: 'Sleep Mantra', hsn: '3004', quantity: 1, gstRate: 12, lineTotal: 600 }];
  const parts = [{ kind: 'items', label: 'Item total', amount: 600 }];
  const row = { name: 'Sleep Mantra', hsn: '3004', quantity: 1, gstRate: 12, paid: 60_000, taxable: 53_571 };
  expect(taxedRows({ lines, parts, total: 600, isLocal: true })).toEqual([
    { ...row, cgst: 3214, sgst: 3215, igst: 0 },
  ]);
  expect(taxedRows({ lines, parts, total: 600, isLocal: false })).toEqual([
    { ...row, cgst: 0, sgst: 0, igst: 6429 },
  ]);
});

test('MNY-12 whatever was taken off or added, the rows of an invoice add up to its total and each row to itself', () => {
  const line = record({
    name: constantFrom('a', 'b'),
    hsn: constantFrom('3004'),
    quantity: integer({ min: 1, max: 10 }),
    gstRate: constantFrom(0, 5, 12, 18),
    lineTotal: integer({ min: 0, max: 50_000 }),
  });
  const fee = record({
    kind: constantFrom('delivery', 'cod'),
    label: constantFrom('Delivery'),
    amount: integer({ min: 0, max: 100 }),
  });
  assert(
    property(
      array(line, { minLength: 1 }),
      array(fee),
      integer({ min: 0, max: 100 }),
      boolean(),
      (lines, parts, off, isLocal) => {
        const goods = sum(lines.map(({ lineTotal }) => lineTotal));
        const total = goods - Math.floor((goods * off) / 100) + sum(parts.map(({ amount }) => amount));
        const rows = taxedRows({ lines, parts, total, isLocal });
        expect(sum(rows.map(({ paid }) => paid))).toBe(total * 100);
        for (const { taxable, cgst, sgst, igst, paid } of rows) expect(taxable + cgst + sgst + igst).toBe(paid);
      },
    ),
  );
});
