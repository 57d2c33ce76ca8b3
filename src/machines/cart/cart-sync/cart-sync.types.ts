import type { Cart } from '../../../domain/cart/cart.ts';
import type { CartCause, CheckedLine } from '../cart/cart.types.ts';
import type { Tells } from '../../kit/tells.ts';

/** The cart as stored on this device, under `user_cart`. */
export interface CartRecord {
  readonly lines: Cart;
  /** Id of the shopper; null for a visitor's cart. */
  readonly owner: string | null;
  /** The last cart that server and device agreed on; null before the first. */
  readonly agreed: Cart | null;
  readonly version: number | null;
  /** Number of the shopper's changes it includes, across all tabs. */
  readonly turn: number;
  /** The latest saves sent from this device, oldest first: the answer to any of them may have been lost. */
  readonly sent: readonly CartSave[];
}

/** A save as it is sent. */
export interface CartSave {
  readonly id: string;
  readonly lines: Cart;
  /** The version that it is based on; null if none was known. */
  readonly version: number | null;
}

export const emptyRecord: CartRecord = {
  lines: [],
  owner: null,
  agreed: null,
  version: null,
  turn: 0,
  sent: [],
};

/** What a visit begins with. */
export interface CartOpening {
  readonly record: CartRecord;
  /** Random; the ids of this visit's saves begin with it. */
  readonly visit: string;
}

/** The cart as the server returns it. */
export interface ServerCart {
  readonly lines: Cart;
  readonly version: number;
  /** Ids of the latest saves it contains, newest first. */
  readonly saves: readonly string[];
  readonly checked: readonly CheckedLine[];
}

export type CartSyncEvent =
  | { type: 'cart.changed'; lines: Cart; cause: CartCause }
  | { type: 'session.opened'; shopperId: string }
  | { type: 'session.closed' }
  | { type: 'session.ended' }
  | { type: 'connection.restored' }
  | { type: 'cart.check' }
  | { type: 'record.changed'; record: CartRecord };

export type CartSyncFact =
  | { type: 'cart.restored'; lines: Cart; cause: 'restored' | 'other-tab' | 'server' }
  | { type: 'cart.checked'; lines: readonly CheckedLine[] };

export interface CartSyncInput {
  readonly parent: Tells<CartSyncFact>;
}

export interface CartSyncContext extends CartSyncInput {
  readonly record: CartRecord;
  readonly shopperId: string | null;
  readonly visit: string;
  /** How many saves this visit has sent. */
  readonly saveCount: number;
  /** The version that was known when the server was last asked. */
  readonly askedAt: number | null;
}
