import { financialYear } from '../../kit/money/financial-year.ts';
import { roundedQuotient, sum, toPaise, type Rupees } from '../../kit/money/money.ts';
import { bundleNames, bundleOfLine } from '../draft/order-bundle.ts';
import { feesOf, paidForLines, type SoldLineShare, type SoldPart } from '../order/paid-shares.ts';

/** A row of an invoice or a credit note; amounts in paise (MNY-01). */
export interface TaxedRow {
  readonly name: string;
  readonly hsn: string;
  readonly quantity: number;
  /** Percent. */
  readonly gstRate: number;
  /** Amount paid for the row, including GST. */
  readonly paid: number;
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  /** On a credit note, the index of its row in the invoice. */
  readonly place?: number;
  /** What stands on the pack; left out where nothing is known, and for fees. */
  readonly label?: PackLabel;
  /** Of what `name` is put together, for an option with its own code; left out for others (VAR-01). */
  readonly option?: SoldOption;
  /** What the bundle is called that the line was sold in; left out for others (CRT-08). */
  readonly bundle?: string;
  /** How many of its units were sold in it; left out if all were. */
  readonly bundleUnits?: number;
}

/** An option as it was sold; '' for a flavour or size that it doesn't have. */
export interface SoldOption {
  readonly name: string;
  readonly flavour: string;
  readonly variant: string;
  readonly code: string;
}

/** The facts of a pack that an invoice repeats (TRU-01). */
export interface PackLabel {
  /** Maximum retail price, whole rupees. */
  readonly mrp: Rupees | null;
  /** '30 ml', or ''. */
  readonly net: string;
  readonly batch: string;
}

export interface InvoicedLine extends SoldLineShare {
  readonly name: string;
  readonly hsn: string;
  /** Percent. */
  readonly gstRate: number;
  readonly variant?: string;
  readonly flavour?: string;
  /** The option's own code, where it has one. */
  readonly code?: string | undefined;
  readonly inBundle?: { readonly name: string; readonly units: number } | undefined;
}

export interface InvoiceInput {
  readonly lines: readonly InvoicedLine[];
  readonly parts: readonly SoldPart[];
  /** Whether the delivery is within the seller's state: CGST and SGST if so, IGST if not. */
  readonly isLocal: boolean;
  /** Indexes of lines that weren't sold after all; their rows come to zero (ORD-06). */
  readonly withheld?: ReadonlySet<number>;
  /** By the index of its line. */
  readonly labels?: readonly (PackLabel | undefined)[];
}

export type DocumentKind = 'invoice' | 'credit-note';

/** HSN code of goods transport, used for fees. */
const feeHsn = '9965';

/** 'Neem oil, 30 ml (neem-30)' for an option with its own code (VAR-01). */
export function optionName({ name, flavour, variant, code }: SoldOption): string {
  return `${[name, flavour, variant].filter((part) => part !== '').join(', ')} (${code})`;
}

/**
 * The rows of a GST invoice: the lines in order, then the fees (MNY-12). Prices include GST. Discounts are split as
 * refunds split them, and fees carry the highest rate of the items.
 */
export function invoiceRows({
  lines,
  parts,
  isLocal,
  withheld = new Set(),
  labels = [],
}: InvoiceInput): TaxedRow[] {
  const paid = paidForLines(lines, parts);
  const bundles = bundleNames(lines);
  const highest = lines.reduce((max, { gstRate }) => Math.max(max, gstRate), 0);
  return [
    ...lines.map((line, place) => {
      const { hsn, quantity, gstRate } = line;
      const { variant = '', flavour = '', code } = line;
      const option = code === undefined ? undefined : { name: line.name, flavour, variant, code };
      const name = option ? optionName(option) : line.name;
      const sold = withheld.has(place) ? { quantity: 0, paid: 0 } : { quantity, paid: toPaise(paid[place] ?? 0) };
      const label = labels[place];
      const bundle = bundleOfLine(line, bundles);
      return {
        ...taxed({ name, hsn, gstRate, ...sold }, isLocal),
        ...(option === undefined ? {} : { option }),
        ...(label === undefined ? {} : { label }),
        ...(bundle === undefined ? {} : { bundle: bundle.name }),
        ...(bundle?.units === undefined ? {} : { bundleUnits: bundle.units }),
      };
    }),
    ...feesOf(parts).map(({ label, amount }) =>
      taxed({ name: label, hsn: feeHsn, quantity: 1, gstRate: highest, paid: toPaise(amount) }, isLocal),
    ),
  ];
}

/** The part of an invoice row that a credit note takes back. */
export interface CreditedRow {
  /** Index of the row in the invoice. */
  readonly row: number;
  readonly quantity: number;
  readonly amount: Rupees;
}

/**
 * The rows of a credit note (MNY-12). The tax is the difference before and after the credit, so that all credit
 * notes of a row add up to its tax to the paisa. `before`: paise credited per row so far.
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
    // What is left of a row takes back what was charged, also on invoices whose taxes were split differently.
    const to = from + toPaise(amount);
    const is = to === whole.paid ? whole : taxed({ ...whole, paid: to }, isLocal);
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

/** 'I26-27/000001': series, financial year and number within it; at most 16 characters, as GST rule 46 requires. */
export function documentNumber(kind: DocumentKind, place: number, at: Date): string {
  const year = financialYear(at) % 100;
  const twoDigits = (value: number) => String(value % 100).padStart(2, '0');
  return `${letters[kind]}${twoDigits(year)}-${twoDigits(year + 1)}/${String(place).padStart(6, '0')}`;
}

/** CGST and SGST are equal: each is rounded to the paisa, and the rest is the value of the goods. */
function taxed(row: Pick<TaxedRow, 'name' | 'hsn' | 'quantity' | 'gstRate' | 'paid'>, isLocal: boolean): TaxedRow {
  const { name, hsn, quantity, gstRate, paid } = row;
  const base = { name, hsn, quantity, gstRate, paid };
  const rate = Math.round(gstRate * 100);
  if (!isLocal) {
    const taxable = roundedQuotient(paid * 10_000, 10_000 + rate);
    return { ...base, taxable, cgst: 0, sgst: 0, igst: paid - taxable };
  }
  const half = roundedQuotient(paid * rate, 2 * (10_000 + rate));
  return { ...base, taxable: paid - 2 * half, cgst: half, sgst: half, igst: 0 };
}
