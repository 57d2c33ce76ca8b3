import { roundedQuotient, shares, sum, toPaise, type Rupees } from '../money/money.ts';

/** What one row of an invoice says; amounts in paise (MNY-01). */
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
}

export interface InvoiceInput {
  readonly lines: readonly {
    readonly name: string;
    readonly hsn: string;
    readonly quantity: number;
    readonly gstRate: number;
    readonly lineTotal: Rupees;
  }[];
  readonly parts: readonly { readonly kind: string; readonly label: string; readonly amount: Rupees }[];
  readonly total: Rupees;
  /** Whether it is sold inside the seller's state: CGST and SGST there, IGST outside. */
  readonly isLocal: boolean;
}

const feeKinds = new Set(['delivery', 'cod']);
/** Goods transport, as a fee of its own. */
const feeHsn = '9965';

/**
 * The rows of a GST invoice, which add up to the total. Prices include GST; what was taken off the whole order is
 * shared among its lines in proportion to their price, and fees carry the highest rate of the goods they go with.
 */
export function taxedRows({ lines, parts, total, isLocal }: InvoiceInput): TaxedRow[] {
  const fees = parts.filter(({ kind, amount }) => feeKinds.has(kind) && amount > 0);
  const paidForLines = shares(
    total - sum(fees.map(({ amount }) => amount)),
    lines.map(({ lineTotal }) => lineTotal),
  );
  const highest = lines.reduce((most, { gstRate }) => Math.max(most, gstRate), 0);
  return [
    ...lines.map(({ name, hsn, quantity, gstRate }, index) =>
      taxed({ name, hsn, quantity, gstRate, paid: toPaise(paidForLines[index] ?? 0) }, isLocal),
    ),
    ...fees.map(({ label, amount }) =>
      taxed({ name: label, hsn: feeHsn, quantity: 1, gstRate: highest, paid: toPaise(amount) }, isLocal),
    ),
  ];
}

function taxed(row: Pick<TaxedRow, 'name' | 'hsn' | 'quantity' | 'gstRate' | 'paid'>, isLocal: boolean): TaxedRow {
  const taxable = roundedQuotient(row.paid * 10_000, 10_000 + Math.round(row.gstRate * 100));
  const tax = row.paid - taxable;
  const half = Math.floor(tax / 2);
  return isLocal
    ? { ...row, taxable, cgst: half, sgst: tax - half, igst: 0 }
    : { ...row, taxable, cgst: 0, sgst: 0, igst: tax };
}
