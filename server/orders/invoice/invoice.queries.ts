import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { financialYear } from '../../../src/domain/kit/money/financial-year.ts';
import { documentNumber, type DocumentKind } from '../../../src/domain/orders/invoice/invoice.ts';
import type { Session } from '../../platform/database/session.ts';
import type { TaxDocument } from './document.ts';

export interface DocumentRow {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly number: string;
  readonly order_id: string;
  readonly return_id: string | null;
  readonly document: TaxDocument;
  readonly issued_at: Date;
}

type Row<Shape> = Shape & { [column: string]: unknown };

/**
 * The next number of a series, without gaps. Locks the series until the caller's transaction ends, so only a wallet
 * may be locked after it.
 */
export async function nextDocumentNumber(tx: Session, kind: DocumentKind, at: Date): Promise<string> {
  const { last } = await tx.one<{ last: number }>(sql`
    INSERT INTO document_series (kind, year, last) VALUES (${kind}, ${financialYear(at)}, 1)
    ON CONFLICT (kind, year) DO UPDATE SET last = document_series.last + 1
    RETURNING last`);
  return documentNumber(kind, last, at);
}

export async function insertDocument(
  tx: Session,
  {
    orderId,
    returnId,
    document,
    number,
    at,
  }: {
    orderId: string;
    returnId: string | null;
    document: TaxDocument;
    number: string;
    at: Date;
  },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO tax_document (id, kind, number, order_id, return_id, document, issued_at)
    VALUES (${randomUUID()}, ${document.kind}, ${number}, ${orderId}, ${returnId}, ${JSON.stringify(document)}, ${at})`);
}

/** The documents of these orders, in order of issue. */
export async function documentsOf(session: Session, orderIds: readonly string[]): Promise<DocumentRow[]> {
  return session.query<Row<DocumentRow>>(sql`
    SELECT * FROM tax_document WHERE order_id = ANY(${orderIds}) ORDER BY issued_at, kind DESC, number`);
}

export async function findDocument(session: Session, id: string): Promise<DocumentRow | undefined> {
  return session.maybeOne<Row<DocumentRow>>(sql`SELECT * FROM tax_document WHERE id = ${id}`);
}
