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
}

export const emptyRecord: CartRecord = { lines: [], owner: null, agreed: null, version: null, turn: 0 };

/** The cart as the server returns it. */
export interface ServerCart {
  readonly lines: Cart;
  readonly version: number;
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
  /** The lines being sent. */
  readonly sent: Cart;
}
