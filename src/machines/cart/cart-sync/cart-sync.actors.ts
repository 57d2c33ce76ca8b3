import { fromPromise } from 'xstate';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { CheckedLine } from '../cart/cart.types.ts';
import { watching } from '../../kit/slot.ts';
import { cartSyncMachine } from './cart-sync.machine.ts';
import type { CartOpening, CartRecord, CartSave, CartSyncEvent, ServerCart } from './cart-sync.types.ts';

export interface CartSyncPorts {
  /** The record on this device; an empty one if missing, corrupt or outdated. */
  readRecord(): CartRecord;
  keepRecord(record: CartRecord): void;
  /** A random text of letters and digits. */
  makeVisit(): string;
  /** Reports when another tab saves a record. */
  watchRecord(listener: (record: CartRecord) => void): () => void;
  /** Current prices and stock of a visitor's lines. */
  checkCart(lines: Cart, signal: AbortSignal): Promise<readonly CheckedLine[]>;
  fetchCart(signal: AbortSignal): Promise<ServerCart>;
  /** Rejects with a refused CallFailed; status 412 has the server's `cart` in its body. */
  saveCart(save: CartSave, signal: AbortSignal): Promise<ServerCart>;
  logFailure(error: unknown): void;
}

export function cartSyncLogic(ports: CartSyncPorts) {
  return cartSyncMachine.provide({
    actors: {
      readRecord: fromPromise<CartOpening>(() =>
        Promise.resolve({ record: ports.readRecord(), visit: ports.makeVisit() }),
      ),
      watchRecord: watching<Extract<CartSyncEvent, { type: 'record.changed' }>>((tell) =>
        ports.watchRecord((record) => tell({ type: 'record.changed', record })),
      ),
      checkCart: fromPromise<readonly CheckedLine[], { lines: Cart }>(({ input, signal }) =>
        ports.checkCart(input.lines, signal),
      ),
      fetchCart: fromPromise(({ signal }) => ports.fetchCart(signal)),
      saveCart: fromPromise<ServerCart, CartSave>(({ input, signal }) => ports.saveCart(input, signal)),
    },
    actions: {
      keepRecord: (_, { record }) => ports.keepRecord(record),
      logFailure: (_, { error }) => ports.logFailure(error),
    },
  });
}
