import sql from 'sql-template-tag';
import type { WishChange } from '../../../src/domain/catalogue/wish.ts';
import type { Session } from '../../platform/database/session.ts';

export interface WishRow {
  readonly sku: string;
  readonly name: string;
  readonly added_at: Date;
}

/** A person's wishes, the newest first. */
export async function wishesOf(session: Session, shopperId: string): Promise<WishRow[]> {
  return session.query<WishRow & { [column: string]: unknown }>(sql`
    SELECT wish.sku, product.name, added_at FROM wish JOIN product ON product.sku = wish.sku
    WHERE shopper_id = ${shopperId} ORDER BY added_at DESC, wish.sku`);
}

/**
 * Adds and removes wishes and returns how many there are then. Sending the same changes again changes nothing. What isn't
 * published can't be added. Expects the account locked against other changes.
 */
export async function storeWishes(
  tx: Session,
  shopperId: string,
  changes: readonly WishChange[],
  now: Date,
): Promise<number> {
  const last = [...new Map(changes.map((change) => [change.sku, change.isWished])).entries()];
  const added = last.filter(([, isWished]) => isWished).map(([sku]) => sku);
  const removed = last.filter(([, isWished]) => !isWished).map(([sku]) => sku);
  await tx.execute(sql`DELETE FROM wish WHERE shopper_id = ${shopperId} AND sku = ANY(${removed})`);
  // A millisecond apart, so that what was added last stands first.
  await tx.execute(sql`
    INSERT INTO wish (shopper_id, sku, added_at)
    SELECT ${shopperId}, wanted.sku, ${now}::timestamptz + wanted.place * interval '1 millisecond'
    FROM unnest(${added}::text[]) WITH ORDINALITY AS wanted (sku, place)
      JOIN product ON product.sku = wanted.sku AND published AND removed_at IS NULL
    ON CONFLICT (shopper_id, sku) DO NOTHING`);
  const { count } = await tx.one<{ count: number }>(sql`
    SELECT count(*)::integer AS count FROM wish WHERE shopper_id = ${shopperId}`);
  return count;
}
