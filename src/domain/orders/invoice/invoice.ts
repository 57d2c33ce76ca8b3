import { financialYear } from '../../kit/money/financial-year.ts';
import { roundedQuotient, sum, toPaise, type Rupees } from '../../kit/money/money.ts';
import { feesOf, paidForLines, type SoldLineShare, type SoldPart } from '../order/paid-shares.ts';

/** A row of an invoice or a credit note; amounts in paise (MNY-01). */
export interface TaxedRow {
  readonly name: string;
  readonly hsn: string;
  readonly quantity: number;
  /** Percent. */
  readonly gstRate: number;
  /** What was paid for the row, GST included. */
  readonly paid: number;
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  /** On a credit note, the place of its row in the invoice, counted from 0. */
  readonly place?: number;
}

export interface InvoicedLine extends SoldLineShare {
  readonly name: string;
  readonly hsn: string;
  /** Percent. */
  readonly gstRate: number;
}

export interface InvoiceInput {
  readonly lines: readonly InvoicedLine[];
  readonly parts: readonly SoldPart[];
  /** Whether it is sold inside the seller's state: CGST and SGST there, IGST outside. */
  readonly isLocal: boolean;
  /** Places of lines that are not sold after all: their rows have nothing in them (ORD-06). */
  readonly withheld?: ReadonlySet<number>;
}

export type DocumentKind = 'invoice' | 'credit-note';

/** Goods transport, as a fee of its own. */
const feeHsn = '9965';

/**
 * The rows of a GST invoice, in the order of the lines, then the fees (MNY-12). Prices include GST; what was taken off
 * is shared as the refunds share it; fees carry the highest rate of the goods they go with.
 */
export function invoiceRows({ lines, parts, isLocal, withheld = new Set() }: InvoiceInput): TaxedRow[] {
  const paid = paidForLines(lines, parts);
  const highest = lines.reduce((max, { gstRate }) => Math.max(max, gstRate), 0);
  return [
    ...lines.map(({ name, hsn, quantity, gstRate }, place) => {
      const sold = withheld.has(place) ? { quantity: 0, paid: 0 } : { quantity, paid: toPaise(paid[place] ?? 0) };
      return taxed({ name, hsn, gstRate, ...sold }, isLocal);
    }),
    ...feesOf(parts).map(({ label, amount }) =>
      taxed({ name: label, hsn: feeHsn, quantity: 1, gstRate: highest, paid: toPaise(amount) }, isLocal),
    ),
  ];
}

/** What a credit note takes back of a row of the invoice. */
export interface CreditedRow {
  /** The row's place in the invoice, counted from 0. */
  readonly row: number;
  readonly quantity: number;
  readonly amount: Rupees;
}

/**
 * The rows of a credit note (MNY-12). The tax of a part is the difference of the tax before and after it, so that credit
 * notes over a whole row come to the taxes of the row, to the paisa. `before`: paise credited of each row so far.
 */
export function creditRows(
  invoice: readonly TaxedRow[],
  before: readonly number[],
  credited: readonly CreditedRow[],
  isLocal: boolean,
): TaxedRow[] {
  return credited.flatMap(({ row, quantity, amount }) => {
    const whole = invoice[row];
    if (!whole) return [];
    const from = before[row] ?? 0;
    const was = taxed({ ...whole, paid: from }, isLocal);
    const is = taxed({ ...whole, paid: from + toPaise(amount) }, isLocal);
    return [
      {
        ...whole,
        quantity,
        place: row,
        paid: is.paid - was.paid,
        taxable: is.taxable - was.taxable,
        cgst: is.cgst - was.cgst,
        sgst: is.sgst - was.sgst,
        igst: is.igst - was.igst,
      },
    ];
  });
}

type Totals = Pick<TaxedRow, 'paid' | 'taxable' | 'cgst' | 'sgst' | 'igst'>;

export function totalsOf(rows: readonly TaxedRow[]): Totals {
  const total = (key: keyof Totals) => sum(rows.map((row) => row[key]));
  return {
    paid: total('paid'),
    taxable: total('taxable'),
    cgst: total('cgst'),
    sgst: total('sgst'),
    igst: total('igst'),
  };
}

const letters: Readonly<Record<DocumentKind, string>> = { invoice: 'I', 'credit-note': 'C' };

/** 'I26-27/000001': its series, the financial year and its place in it; at most 16 characters, as rule 46 wants. */
export function documentNumber(kind: DocumentKind, place: number, at: Date): string {
  const year = financialYear(at) % 100;
  const twoDigits = (value: number) => String(value % 100).padStart(2, '0');
  return `${letters[kind]}${twoDigits(year)}-${twoDigits(year + 1)}/${String(place).padStart(6, '0')}`;
}

function taxed(row: Pick<TaxedRow, 'name' | 'hsn' | 'quantity' | 'gstRate' | 'paid'>, isLocal: boolean): TaxedRow {
  const { name, hsn, quantity, gstRate, paid } = row;
  const taxable = roundedQuotient(paid * 10_000, 10_000 + Math.round(gstRate * 100));
  const tax = paid - taxable;
  const half = Math.floor(tax / 2);
  const base = { name, hsn, quantity, gstRate, paid, taxable };
  return isLocal ? { ...base, cgst: half, sgst: tax - half, igst: 0 } : { ...base, cgst: 0, sgst: 0, igst: tax };
}
