import type { Cart } from '../../../domain/cart/cart.ts';
import type { CartCause, CheckedLine } from '../cart/cart.types.ts';
import type { Tells } from '../../kit/tells.ts';

/** What is kept of a cart on this device, under `user_cart`. */
export interface CartRecord {
  readonly lines: Cart;
  /** Whose cart it is; null is a visitor's. */
  readonly owner: string | null;
  /** What the server and this device last agreed on; null before they ever did. */
  readonly agreed: Cart | null;
  readonly version: number | null;
  /** How many of the shopper's changes it has seen, in all tabs. */
  readonly turn: number;
}

export const emptyRecord: CartRecord = { lines: [], owner: null, agreed: null, version: null, turn: 0 };

/** The server's side of a cart. */
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
  /** The lines of the call that is under way. */
  readonly sent: Cart;
}
