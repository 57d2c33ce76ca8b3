import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { isMembership } from '../../../src/domain/catalogue/product/product.ts';
import type { Session } from '../../platform/database/session.ts';
import type { OrderRow } from '../../orders/tables/order.queries.ts';
import { parcelsOf } from '../../orders/tables/parcel.queries.ts';

/** The right of one person to review one line of one order. */
export interface Invitation {
  readonly id: string;
  readonly order_id: string;
  readonly line: number;
  readonly sku: string;
  readonly shopper_id: string;
}

type Row<Shape> = Shape & { [column: string]: unknown };

/** Indexes of the lines that have been delivered and can be reviewed (REV-01). */
export async function reviewableLines(
  session: Session,
  order: Pick<OrderRow, 'id' | 'lines'>,
): Promise<ReadonlySet<number>> {
  const parcels = await parcelsOf(session, [order.id]);
  const delivered = parcels.filter(({ delivered_at: at }) => at !== null).flatMap(({ lines }) => lines);
  return new Set(
    delivered.filter((place) => {
      const line = order.lines[place];
      return line !== undefined && !isMembership(line.sku);
    }),
  );
}

/** The invitation to a line, which there is once; undefined when the shop has no such product any more. */
export async function inviteTo(
  tx: Session,
  order: Pick<OrderRow, 'id' | 'lines' | 'shopper_id'>,
  line: number,
  now: Date,
): Promise<Invitation | undefined> {
  const sku = order.lines[line]?.sku ?? '';
  await tx.execute(sql`
    INSERT INTO review_invitation (id, order_id, line, sku, shopper_id, created_at)
    SELECT ${randomUUID()}, ${order.id}, ${line}, sku, ${order.shopper_id}, ${now} FROM product WHERE sku = ${sku}
    ON CONFLICT (order_id, line) DO NOTHING`);
  return tx.maybeOne<Row<Invitation>>(sql`
    SELECT id, order_id, line, sku, shopper_id FROM review_invitation WHERE order_id = ${order.id} AND line = ${line}`);
}

/** The invitation with what its form shows. */
export async function findInvitation(
  session: Session,
  id: string,
): Promise<(Invitation & { product: string; first_name: string | null }) | undefined> {
  return session.maybeOne<Row<Invitation & { product: string; first_name: string | null }>>(sql`
    SELECT invitation.id, order_id, line, invitation.sku, shopper_id, product.name AS product, first_name
    FROM review_invitation AS invitation
      JOIN product ON product.sku = invitation.sku
      JOIN shopper ON shopper.id = invitation.shopper_id AND deleted_at IS NULL
    WHERE invitation.id = ${id}`);
}

/** Whether this person wants to be asked for reviews. */
export async function wantsToBeAsked(session: Session, shopperId: string): Promise<boolean> {
  const rows = await session.query(sql`
    SELECT FROM shopper WHERE id = ${shopperId} AND wants_review_requests AND deleted_at IS NULL`);
  return rows.length > 0;
}

/** The products among these that this person has reviewed. */
export async function reviewedSkus(
  session: Session,
  shopperId: string,
  skus: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await session.query<{ sku: string }>(sql`
    SELECT sku FROM review WHERE shopper_id = ${shopperId} AND sku = ANY(${[...skus]})`);
  return new Set(rows.map(({ sku }) => sku));
}
