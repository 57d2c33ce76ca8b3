import sql, { type Sql } from 'sql-template-tag';
import type { WireLine } from '../../src/contract/cart/cart.calls.ts';
import type { Session } from '../platform/database/session.ts';

export interface StoredCart {
  readonly version: number;
  readonly lines: WireLine[];
  /** Ids of the latest saves, newest first. */
  readonly saves: readonly string[];
  readonly updatedAt: Date | null;
}

/** What a cart is after a write. */
export type WrittenCart = Pick<StoredCart, 'version' | 'saves'>;

interface CartRow {
  version: number;
  saves: string[];
  lines: WireLine[];
  updated_at: Date;
}

/** The stored cart; version 0 if there is none. */
export async function readCart(session: Session, shopperId: string): Promise<StoredCart> {
  const row = await session.maybeOne<CartRow>(sql`
    SELECT version, lines, saves, updated_at FROM cart WHERE shopper_id = ${shopperId}`);
  return row
    ? { version: row.version, lines: row.lines, saves: row.saves, updatedAt: row.updated_at }
    : { version: 0, lines: [], saves: [], updatedAt: null };
}

export interface CartWrite {
  readonly shopperId: string;
  readonly lines: readonly WireLine[];
  /** Writes only over this version; undefined writes over any. */
  readonly version: number | undefined;
  /** The id of this change, to be found in the cart's `saves`; undefined for a change that nobody will look for. */
  readonly save: string | undefined;
  readonly now: Date;
}

/** Where carts are. */
export interface Carts {
  read(shopperId: string): Promise<StoredCart>;
  /** Undefined if its version has changed. */
  write(write: CartWrite): Promise<WrittenCart | undefined>;
}

/** Saves that a cart remembers: more than other devices make while one waits for an answer. */
const rememberedSaves = 40;

/** Replaces the cart in one statement; undefined if its version has changed. */
export function writeCart(session: Session, write: CartWrite): Promise<WrittenCart | undefined> {
  return session.maybeOne<WrittenCart>(statementOf(write));
}

/**
 * Replaces the carts that nobody else holds and that have the wanted version, in one statement; one write a shopper.
 * Returns those, and leaves all others as they are: missing, changed or locked.
 */
export async function writeFreeCarts(
  session: Session,
  writes: readonly CartWrite[],
): Promise<ReadonlyMap<CartWrite, WrittenCart>> {
  const asked = writes.map(({ shopperId, lines, version, save, now }) => ({
    shopper_id: shopperId,
    lines,
    version,
    saves: save === undefined ? [] : [save],
    now,
  }));
  const rows = await session.query<WrittenCart & { shopper_id: string }>(sql`
    WITH asked AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        AS each(shopper_id uuid, lines jsonb, version integer, saves text[], now timestamptz)),
    free AS (
      SELECT cart.shopper_id FROM cart JOIN asked USING (shopper_id)
      WHERE asked.version IS NULL OR asked.version = cart.version
      FOR NO KEY UPDATE OF cart SKIP LOCKED)
    UPDATE cart SET version = cart.version + 1, lines = asked.lines, updated_at = asked.now,
                    saves = (asked.saves || cart.saves)[1:${rememberedSaves}]
    FROM asked JOIN free USING (shopper_id)
    WHERE cart.shopper_id = asked.shopper_id
    RETURNING cart.shopper_id, cart.version, cart.saves`);
  const rowOf = new Map(rows.map((row) => [row.shopper_id, row]));
  return new Map(
    writes.flatMap((write) => {
      const row = rowOf.get(write.shopperId);
      return row ? [[write, { version: row.version, saves: row.saves }]] : [];
    }),
  );
}

function statementOf({ shopperId, lines, version, save, now }: CartWrite): Sql {
  const text = JSON.stringify(lines);
  const news = save === undefined ? [] : [save];
  if (version === undefined) {
    return sql`
      INSERT INTO cart (shopper_id, lines, saves, updated_at) VALUES (${shopperId}, ${text}, ${news}, ${now})
      ON CONFLICT (shopper_id) DO UPDATE
        SET version = cart.version + 1, lines = EXCLUDED.lines, updated_at = EXCLUDED.updated_at,
            saves = (EXCLUDED.saves || cart.saves)[1:${rememberedSaves}]
      RETURNING version, saves`;
  }
  if (version === 0) {
    return sql`
      INSERT INTO cart (shopper_id, lines, saves, updated_at) VALUES (${shopperId}, ${text}, ${news}, ${now})
      ON CONFLICT (shopper_id) DO NOTHING
      RETURNING version, saves`;
  }
  return sql`
    UPDATE cart SET version = version + 1, lines = ${text}, updated_at = ${now},
                    saves = (${news}::text[] || saves)[1:${rememberedSaves}]
    WHERE shopper_id = ${shopperId} AND version = ${version}
    RETURNING version, saves`;
}
