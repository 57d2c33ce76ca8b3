import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { amountInWords } from '../../../src/domain/orders/invoice/amount-in-words.ts';
import { isGstin, placeOfSupply, stateTaxName } from '../../../src/domain/kit/gst-state.ts';
import { creditRows, documentNumber, invoiceRows, totalsOf } from '../../../src/domain/orders/invoice/invoice.ts';
import { states } from '../../../src/domain/kit/address.ts';
import { sum } from '../../../src/domain/kit/money/money.ts';

const line = {
  name: 'Sleep Mantra',
  hsn: '3004',
  quantity: 1,
  gstRate: 12,
  lineTotal: 600,
  isPremiumMembership: false,
};

test('MNY-12 a line of ₹600 at 12% holds ₹535.72 of goods and its tax in two equal halves at home, ₹535.71 and the whole elsewhere', () => {
  const parts = [{ kind: 'items', label: 'Item total', amount: 600 }];
  const row = { name: 'Sleep Mantra', hsn: '3004', quantity: 1, gstRate: 12, paid: 60_000 };
  expect(invoiceRows({ lines: [line], parts, isLocal: true })).toEqual([
    { ...row, taxable: 53_572, cgst: 3214, sgst: 3214, igst: 0 },
  ]);
  expect(invoiceRows({ lines: [line], parts, isLocal: false })).toEqual([
    { ...row, taxable: 53_571, cgst: 0, sgst: 0, igst: 6429 },
  ]);
});

test('MNY-12 fees are rows of their own at the highest rate of the goods', () => {
  const lines = [{ ...line, gstRate: 5 }, line];
  const parts = [
    { kind: 'items', label: 'Item total', amount: 1200 },
    { kind: 'delivery', label: 'Delivery', amount: 49 },
  ];
  const rows = invoiceRows({ lines, parts, isLocal: true });
  expect(rows.map(({ name, gstRate, paid }) => [name, gstRate, paid])).toEqual([
    ['Sleep Mantra', 5, 60_000],
    ['Sleep Mantra', 12, 60_000],
    ['Delivery', 12, 4900],
  ]);
});

test('MNY-12 CRT-08 the lines of a bundle say what it is called, on the invoice and on its credit note', () => {
  const lines = [
    { ...line, bundleId: 'b1' },
    { ...line, name: 'Calm Mantra', bundleId: 'b1' },
    { ...line, bundleId: 'b2' },
    line,
  ];
  const parts = [{ kind: 'items', label: 'Item total', amount: 2400 }];
  const rows = invoiceRows({ lines, parts, isLocal: true });
  const named = ['Sleep Mantra + Calm Mantra', 'Sleep Mantra + Calm Mantra', 'Sleep Mantra', undefined];
  expect(rows.map(({ bundle }) => bundle)).toEqual(named);
  const credited = rows.map((_row, row) => ({ row, quantity: 1, amount: 600 }));
  expect(creditRows(rows, [], credited, true).map(({ bundle }) => bundle)).toEqual(named);
});

test('MNY-12 BND-10 the lines of a ready-made bundle name it, with the units that are in it if others are not', () => {
  const inBundle = { name: 'Calm evening', units: 1 };
  const lines = [{ ...line, inBundle }, { ...line, quantity: 3, lineTotal: 1800, inBundle }, line];
  const parts = [{ kind: 'items', label: 'Item total', amount: 3000 }];
  const rows = invoiceRows({ lines, parts, isLocal: true });
  expect(rows.map(({ bundle, bundleUnits }) => [bundle, bundleUnits])).toEqual([
    ['Calm evening', undefined],
    ['Calm evening', 1],
    [undefined, undefined],
  ]);
});

const drawnLines = array(
  record({
    name: constantFrom('a', 'b'),
    hsn: constantFrom('3004'),
    quantity: integer({ min: 1, max: 10 }),
    gstRate: constantFrom(0, 2.5, 5, 12, 18, 28),
    lineTotal: integer({ min: 0, max: 50_000 }),
    isPremiumMembership: constantFrom(false),
  }),
  { minLength: 1, maxLength: 8 },
);

test('MNY-12 whatever was taken off or added, the rows add up to the total and each row to itself, to the paisa', () => {
  assert(
    property(
      drawnLines,
      integer({ min: 0, max: 100 }),
      constantFrom(0, 49),
      boolean(),
      (lines, off, fee, isLocal) => {
        const goods = sum(lines.map(({ lineTotal }) => lineTotal));
        const parts = [
          { kind: 'items', label: '', amount: goods },
          { kind: 'tier', label: '', amount: -Math.floor((goods * off) / 100) },
          { kind: 'delivery', label: 'Delivery', amount: fee },
        ];
        const rows = invoiceRows({ lines, parts, isLocal });
        expect(totalsOf(rows).paid).toBe(sum(parts.map(({ amount }) => amount)) * 100);
        for (const { taxable, cgst, sgst, igst, paid } of rows) {
          expect(taxable + cgst + sgst + igst).toBe(paid);
          expect(Math.abs(cgst - sgst)).toBeLessThanOrEqual(1);
          expect(isLocal ? igst : cgst + sgst).toBe(0);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('MNY-12 credit notes over all of a row come to the taxes of the row, however it is cut', () => {
  assert(
    property(
      integer({ min: 1, max: 50_000 }),
      constantFrom(0, 2.5, 5, 12, 18),
      boolean(),
      array(integer({ min: 1, max: 9000 }), { maxLength: 12 }),
      (lineTotal, gstRate, isLocal, cuts) => {
        const parts = [{ kind: 'items', label: '', amount: lineTotal }];
        const rows = invoiceRows({ lines: [{ ...line, lineTotal, gstRate }], parts, isLocal });
        const notes = [];
        let left = lineTotal;
        for (const cut of [...cuts, lineTotal]) {
          const amount = Math.min(cut, left);
          if (amount === 0) break;
          const before = [(lineTotal - left) * 100];
          notes.push(...creditRows(rows, before, [{ row: 0, quantity: 1, amount }], isLocal));
          left -= amount;
        }
        expect(totalsOf(notes)).toEqual(totalsOf(rows));
        for (const { taxable, cgst, sgst, igst } of notes) {
          expect(Math.min(taxable, cgst, sgst, igst)).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('MNY-12 what is credited last of a row is what was charged for it, also where its taxes were split otherwise then', () => {
  const old = { name: 'Sleep Mantra', hsn: '3004', quantity: 1, gstRate: 12, paid: 60_000 };
  const invoice = [{ ...old, taxable: 53_571, cgst: 3215, sgst: 3214, igst: 0 }];
  const first = creditRows(invoice, [0], [{ row: 0, quantity: 1, amount: 200 }], true);
  const last = creditRows(invoice, [20_000], [{ row: 0, quantity: 1, amount: 400 }], true);
  expect(totalsOf([...first, ...last])).toEqual(totalsOf(invoice));
});

test('MNY-12 numbers name their series and the financial year of India, in 16 characters at most', () => {
  expect(documentNumber('invoice', 1, new Date('2026-11-21T06:30:00Z'))).toBe('I26-27/000001');
  expect(documentNumber('invoice', 2, new Date('2027-03-31T18:29:59Z'))).toBe('I26-27/000002');
  expect(documentNumber('credit-note', 999_999_999, new Date('2027-03-31T18:30:00Z'))).toBe('C27-28/999999999');
  expect(documentNumber('invoice', 1, new Date('2099-11-01T00:00:00Z'))).toBe('I99-00/000001');
});

test('MNY-12 the place of supply has the code of its state, and the state’s half of the tax its name', () => {
  expect(states.map((state) => placeOfSupply(state)).filter((text) => !/ \(\d\d\)$/u.test(text))).toEqual([]);
  expect(new Set(states.map((state) => placeOfSupply(state).slice(-4))).size).toBe(states.length);
  expect([placeOfSupply('Karnataka'), stateTaxName('Karnataka'), stateTaxName('Ladakh')]).toEqual([
    'Karnataka (29)',
    'SGST',
    'UTGST',
  ]);
});

test('MNY-12 a GSTIN has 15 characters and a check digit that is right', () => {
  expect(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'].map(isGstin)).toEqual([true, true]);
  expect(['27AAPFU0939F1ZW', '27AAPFU0939F1Z', '27aapfu0939f1zv', ''].map(isGstin)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('MNY-12 amounts in words count as India counts', () => {
  expect([0, 19, 40, 999, 1649, 103_250, 12_345_678].map(amountInWords)).toEqual([
    'Rupees Zero Only',
    'Rupees Nineteen Only',
    'Rupees Forty Only',
    'Rupees Nine Hundred Ninety Nine Only',
    'Rupees One Thousand Six Hundred Forty Nine Only',
    'Rupees One Lakh Three Thousand Two Hundred Fifty Only',
    'Rupees One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight Only',
  ]);
});
