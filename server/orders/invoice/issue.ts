import { sum } from '../../../src/domain/kit/money/money.ts';
import { creditRows, type CreditedRow, type TaxedRow } from '../../../src/domain/orders/invoice/invoice.ts';
import { feesOf } from '../../../src/domain/orders/order/paid-shares.ts';
import type { RefundLine } from '../../../src/domain/orders/order/refund.ts';
import { isAsked } from '../../../src/domain/orders/order/return.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import type { OrderRow } from '../tables/order.queries.ts';
import { returnsOf } from '../tables/order-return.queries.ts';
import { invoiceOf, type TaxDocument } from './document.ts';
import { packLabels } from './pack-label.queries.ts';
import { documentsOf, insertDocument, nextDocumentNumber } from './invoice.queries.ts';

type IssueContext = Pick<ShopContext, 'clock' | 'settings'>;

/**
 * Issues an order's invoice, once (MNY-12). Expects the order locked, and must be the last step of its transaction.
 */
export async function issueInvoice(tx: Session, { clock, settings }: IssueContext, order: OrderRow): Promise<void> {
  if ((await documentsOf(tx, [order.id])).length > 0) return;
  const withheld = await withheldLines(tx, order.id);
  const at = clock();
  const labels = await packLabels(tx, order.lines);
  const number = await nextDocumentNumber(tx, 'invoice', at);
  const document = invoiceOf(order, settings.business, { number, at, withheld, labels });
  await insertDocument(tx, { orderId: order.id, returnId: null, document, number, at });
}

/** Indexes of lines cancelled before the invoice, which no document may list (ORD-06). */
export async function withheldLines(session: Session, orderId: string): Promise<ReadonlySet<number>> {
  const returns = (await returnsOf(session, [orderId])).filter((each) => !isAsked(each));
  return new Set(returns.flatMap(({ lines }) => lines.map(({ line }) => line)));
}

/**
 * After a change of an order: credits its invoice as a whole and issues another (CGST Act, section 34). Does nothing before
 * the first invoice. Expects the order locked, with its new contents.
 */
export async function reissueInvoice(
  tx: Session,
  { clock, settings }: IssueContext,
  order: OrderRow,
): Promise<void> {
  if ((await documentsOf(tx, [order.id])).length === 0) return;
  await issueCreditNote(tx, { clock, settings }, order, null);
  const withheld = await withheldLines(tx, order.id);
  const at = clock();
  const labels = await packLabels(tx, order.lines);
  const number = await nextDocumentNumber(tx, 'invoice', at);
  const document = invoiceOf(order, settings.business, { number, at, withheld, labels });
  await insertDocument(tx, { orderId: order.id, returnId: null, document, number, at });
}

export interface CreditedReturn {
  readonly id: string;
  readonly lines: readonly RefundLine[];
  readonly fees: number;
}

/**
 * Issues the credit note for a return, or for everything on the invoice not credited yet. Does nothing without an
 * invoice or if nothing is left. Expects the order locked (MNY-12).
 */
export async function issueCreditNote(
  tx: Session,
  { clock }: IssueContext,
  order: OrderRow,
  returned: CreditedReturn | null,
): Promise<void> {
  const credit = await creditOf(tx, order, returned);
  if (!credit || credit.rows.length === 0) return;
  const { invoice, rows } = credit;
  const at = clock();
  const number = await nextDocumentNumber(tx, 'credit-note', at);
  const document: TaxDocument = {
    ...invoice,
    kind: 'credit-note',
    number,
    issuedAt: at.toISOString(),
    invoiceNumber: invoice.number,
    rows,
  };
  await insertDocument(tx, { orderId: order.id, returnId: returned?.id ?? null, document, number, at });
}

/** The rows of a credit note; null if there is no invoice. */
export async function creditOf(
  session: Session,
  order: OrderRow,
  returned: Pick<CreditedReturn, 'lines' | 'fees'> | null,
): Promise<{ readonly invoice: TaxDocument; readonly rows: readonly TaxedRow[] } | null> {
  const documents = await documentsOf(session, [order.id]);
  // An order that was changed has several; the last one stands.
  const invoice = documents.findLast(({ kind }) => kind === 'invoice')?.document;
  if (!invoice) return null;
  const notes = documents
    .map(({ document }) => document)
    .filter(({ kind, invoiceNumber }) => kind === 'credit-note' && invoiceNumber === invoice.number);
  const before = invoice.rows.map((_row, place) => sum(notes.map((note) => creditedOf(note, place))));
  const credited = returned ? creditedRows(order, returned) : restOf(invoice, before);
  return { invoice, rows: creditRows(invoice.rows, before, credited, invoice.isLocal) };
}

/** Paise that a credit note credited to the invoice row at this index. */
function creditedOf(note: TaxDocument, place: number): number {
  return sum(note.rows.filter((row) => row.place === place).map(({ paid }) => paid));
}

function creditedRows(
  { lines, parts }: OrderRow,
  { lines: returned, fees }: Pick<CreditedReturn, 'lines' | 'fees'>,
): CreditedRow[] {
  const units = returned.map(({ line, quantity, amount }) => ({ row: line, quantity, amount }));
  if (fees === 0) return units;
  return [
    ...units,
    ...feesOf(parts).map(({ amount }, index) => ({ row: lines.length + index, quantity: 1, amount })),
  ];
}

function restOf(invoice: TaxDocument, before: readonly number[]): CreditedRow[] {
  return invoice.rows.flatMap(({ quantity, paid }, row) => {
    const left = (paid - (before[row] ?? 0)) / 100;
    return left > 0 ? [{ row, quantity, amount: left }] : [];
  });
}
