import { expect, test } from 'vitest';
import { changesOf, fieldWords } from '../../../src/app/admin/records/audit/audit-words.ts';

const read = (before: Parameters<typeof changesOf>[0], after: Parameters<typeof changesOf>[1]) =>
  changesOf(before, after).map((change) => [change.name, change.before, change.after]);

test('ADM-10 a field is named by words, whatever it is called in the record', () => {
  const fields = [
    'expiresAt',
    'isBlocked',
    'needsPrescription',
    'seoTitle',
    'sku',
    'hsn',
    'codFee',
    'html',
    'issuedAt',
  ];
  expect(fields.map(fieldWords)).toEqual([
    'Expires at',
    'Blocked',
    'Needs prescription',
    'SEO title',
    'SKU',
    'HSN',
    'Cash on delivery fee',
    'Text',
    'Issued at',
  ]);
});

test('ADM-10 moments are those of India, amounts rupees, and yes or no is said so', () => {
  expect(
    read(
      { expiresAt: null, isBlocked: false, balance: 0, festiveFrom: '2026-11-01', gstRate: 12, stock: 1500 },
      {
        expiresAt: '2026-11-22T18:30:00Z',
        isBlocked: true,
        balance: 250,
        festiveFrom: '2026-11-02',
        gstRate: 12.5,
        stock: 9,
      },
    ),
  ).toEqual([
    ['Expires at', '', '23 Nov 26, 12:00 AM'],
    ['Blocked', 'No', 'Yes'],
    ['Balance', '₹0', '₹250'],
    ['Festive from', '1 November 2026', '2 November 2026'],
    ['GST rate', '12', '12.5'],
    ['Stock', '1,500', '9'],
  ]);
});

test('ADM-10 lists and parts of a record are read, and what only changed places says so', () => {
  expect(
    read(
      { products: [{ sku: 'sleep-mantra', quantity: 2 }], order: ['a', 'b'], discount: { trial: 0, weekly: null } },
      { products: [{ sku: 'sleep-mantra', quantity: 3 }], order: ['b', 'a'], discount: { trial: 5, weekly: 10 } },
    ),
  ).toEqual([
    ['Products', 'SKU: sleep-mantra, Quantity: 2', 'SKU: sleep-mantra, Quantity: 3'],
    ['Order', '', 'Reordered'],
    ['Discount', 'Trial: 0', 'Trial: 5, Weekly: 10'],
  ]);
});

test('ADM-10 of what is new or gone the name is said, else what is known of it; what was not touched is not told', () => {
  expect(read(null, { id: 'x', code: 'DIWALI', value: 50 })).toEqual([['Code', '', 'DIWALI']]);
  expect(read(null, { notes: '(not kept)' })).toEqual([['Notes', '', '(not kept)']]);
  expect(read({ keyEnd: '1234' }, null)).toEqual([['Key ends in', '1234', '']]);
  expect(read(null, { noteId: 'x' })).toEqual([]);
  expect(read({ status: 'requested', total: 1539, orderId: 'x' }, { status: 'approved', version: 2 })).toEqual([
    ['Status', 'requested', 'approved'],
  ]);
});
