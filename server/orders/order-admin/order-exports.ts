import sql from 'sql-template-tag';
import type { TaxedRow } from '../../../src/domain/orders/invoice/invoice.ts';
import { type CsvColumn, indianTime } from '../../platform/list/csv/csv.ts';
import { type DayRange, figuresOf } from '../../platform/list/day-figures.ts';
import { indianDay, midnightInIndia } from '../../platform/list/indian-day.ts';
import type { Session } from '../../platform/database/session.ts';
import type { TaxDocument } from '../invoice/document.ts';
import type { ExportedOrder } from './exported-orders.ts';

/** One row for each order, with what couriers' own uploads ask for. An import takes it back with tracking numbers. */
export const orderColumns: readonly CsvColumn<ExportedOrder>[] = [
  { title: 'Order', value: ({ number }) => number },
  { title: 'Placed', value: ({ placedAt }) => indianTime(placedAt) },
  { title: 'Name', value: ({ name }) => name },
  { title: 'Phone', value: ({ phone }) => phone },
  { title: 'Street', value: ({ street }) => street },
  { title: 'City', value: ({ city }) => city },
  { title: 'State', value: ({ state }) => state },
  { title: 'Pincode', value: ({ pincode }) => pincode },
  { title: 'Items', value: ({ lines }) => lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ') },
  { title: 'Payment method', value: ({ paymentMethod }) => paymentMethod },
  { title: 'Payment', value: ({ paymentStatus }) => paymentStatus },
  { title: 'Status', value: ({ status }) => status },
  { title: 'Total', value: ({ total }) => total },
  { title: 'Cash to collect', value: ({ collect }) => collect },
  { title: 'Weight in grams', value: ({ weight }) => weight },
  { title: 'Courier', value: ({ courier }) => courier },
  { title: 'Tracking number', value: ({ trackingNumber }) => trackingNumber },
  { title: 'Tracking page', value: ({ trackingUrl }) => trackingUrl },
  { title: 'Refund by hand', value: ({ handRefund }) => handRefund?.amount ?? null },
  { title: 'Refund to UPI ID', value: ({ handRefund }) => handRefund?.upiId ?? null },
];

interface TaxRow {
  readonly document: TaxDocument;
  readonly row: TaxedRow;
}

/** Paise as rupees with decimals; negative on credit notes. */
function rupeesOf({ document: { kind } }: TaxRow, paise: number): number {
  return (kind === 'credit-note' ? -paise : paise) / 100;
}

/** GST return columns for each line (ORD-02, MNY-12). */
export const taxColumns: readonly CsvColumn<TaxRow>[] = [
  { title: 'Document', value: ({ document }) => (document.kind === 'invoice' ? 'Invoice' : 'Credit note') },
  { title: 'Number', value: ({ document }) => document.number },
  { title: 'Date', value: ({ document }) => indianDay(new Date(document.issuedAt)) },
  { title: 'Against invoice', value: ({ document }) => document.invoiceNumber },
  { title: 'Order', value: ({ document }) => document.orderNumber },
  { title: 'Place of supply', value: ({ document }) => document.placeOfSupply },
  { title: 'Description', value: ({ row }) => row.name },
  { title: 'HSN', value: ({ row }) => row.hsn },
  { title: 'Quantity', value: ({ row }) => row.quantity },
  { title: 'Taxable value', value: (line) => rupeesOf(line, line.row.taxable) },
  { title: 'GST rate', value: ({ row }) => row.gstRate },
  { title: 'CGST', value: (line) => rupeesOf(line, line.row.cgst) },
  { title: 'SGST or UTGST', value: (line) => rupeesOf(line, line.row.sgst) },
  { title: 'IGST', value: (line) => rupeesOf(line, line.row.igst) },
  { title: 'Invoice value', value: (line) => rupeesOf(line, line.row.paid) },
];

const batch = 500;

/** Lines of all documents issued on these days in India, in order of issue. */
export async function* taxRows(session: Session, { from, to }: DayRange): AsyncGenerator<readonly TaxRow[]> {
  const until = new Date(midnightInIndia(to).getTime() + 86_400_000);
  let after = { issued_at: midnightInIndia(from), id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const documents = await session.query<{ id: string; issued_at: Date; document: TaxDocument }>(sql`
      SELECT id, issued_at, document FROM tax_document
      WHERE (issued_at, id) > (${after.issued_at}, ${after.id}::uuid) AND issued_at < ${until}
      ORDER BY issued_at, id LIMIT ${batch}`);
    yield documents.flatMap(({ document }) => document.rows.map((row) => ({ document, row })));
    const last = documents.at(-1);
    if (!last || documents.length < batch) return;
    after = last;
  }
}

export interface TaxSummary {
  readonly invoices: number;
  readonly creditNotes: number;
  /** Paise, less credit notes. */
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly paid: number;
}

/** Totals of these days' lines (MNY-12). */
export async function sumTaxes(session: Session, range: DayRange): Promise<TaxSummary> {
  const figures = await figuresOf(
    session,
    ['invoices', 'credit notes', 'taxable', 'cgst', 'sgst', 'igst', 'paid'],
    range,
  );
  const { 'credit notes': creditNotes = 0, ...rest } = figures;
  return { invoices: 0, creditNotes, taxable: 0, cgst: 0, sgst: 0, igst: 0, paid: 0, ...rest };
}
