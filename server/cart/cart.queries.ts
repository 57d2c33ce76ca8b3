import sql, { type Sql } from 'sql-template-tag';
import type { WireLine } from '../../src/contract/cart/cart.calls.ts';
import type { Session } from '../platform/database/session.ts';

export interface StoredCart {
  readonly version: number;
  readonly lines: WireLine[];
  readonly updatedAt: Date | null;
}

interface CartRow {
  version: number;
  lines: WireLine[];
  updated_at: Date;
}

/** The stored cart; version 0 if there is none. */
export async function readCart(session: Session, shopperId: string): Promise<StoredCart> {
  const row = await session.maybeOne<CartRow>(sql`
    SELECT version, lines, updated_at FROM cart WHERE shopper_id = ${shopperId}`);
  return row
    ? { version: row.version, lines: row.lines, updatedAt: row.updated_at }
    : { version: 0, lines: [], updatedAt: null };
}

export interface CartWrite {
  readonly shopperId: string;
  readonly lines: readonly WireLine[];
  /** Writes only over this version; undefined writes over any. */
  readonly version: number | undefined;
  readonly now: Date;
}

/** Replaces the cart in one statement; undefined if its version has changed. */
export async function writeCart(session: Session, write: CartWrite): Promise<number | undefined> {
  const row = await session.maybeOne<{ version: number }>(statementOf(write));
  return row?.version;
}

function statementOf({ shopperId, lines, version, now }: CartWrite): Sql {
  const text = JSON.stringify(lines);
  if (version === undefined) {
    return sql`
      INSERT INTO cart (shopper_id, lines, updated_at) VALUES (${shopperId}, ${text}, ${now})
      ON CONFLICT (shopper_id) DO UPDATE
        SET version = cart.version + 1, lines = EXCLUDED.lines, updated_at = EXCLUDED.updated_at
      RETURNING version`;
  }
  if (version === 0) {
    return sql`
      INSERT INTO cart (shopper_id, lines, updated_at) VALUES (${shopperId}, ${text}, ${now})
      ON CONFLICT (shopper_id) DO NOTHING
      RETURNING version`;
  }
  return sql`
    UPDATE cart SET version = version + 1, lines = ${text}, updated_at = ${now}
    WHERE shopper_id = ${shopperId} AND version = ${version}
    RETURNING version`;
}
