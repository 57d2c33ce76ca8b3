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
  write(write: CartWrite): Promise<Pick<StoredCart, 'version' | 'saves'> | undefined>;
}

export function storedCarts(session: Session): Carts {
  return {
    read: async (shopperId) => readCart(session, shopperId),
    write: async (write) => writeCart(session, write),
  };
}

/** Saves that a cart remembers: more than other devices make while one waits for an answer. */
const rememberedSaves = 40;

/** Replaces the cart in one statement; undefined if its version has changed. */
export function writeCart(
  session: Session,
  write: CartWrite,
): Promise<Pick<StoredCart, 'version' | 'saves'> | undefined> {
  return session.maybeOne<Pick<CartRow, 'version' | 'saves'>>(statementOf(write));
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
