import { fromPromise } from 'xstate';
import type { Wish, WishChange, Wishlist } from '../../../domain/catalogue/wish.ts';
import { watching } from '../../kit/slot.ts';
import { wishlistMachine } from './wishlist.machine.ts';

export interface WishlistPorts {
  /** What this device remembers. */
  readList(): Wishlist;
  storeList(list: Wishlist): void;
  forgetViewed(): void;
  /** Calls back when another tab changes it; returns how to stop. */
  watchList(listener: (list: Wishlist) => void): () => void;
  /** Sends changes, none to only read; the account’s list then. Rejects with CallFailed. */
  sendChanges(changes: readonly WishChange[], signal: AbortSignal): Promise<readonly Wish[]>;
}

export function wishlistLogic(ports: WishlistPorts) {
  return wishlistMachine.provide({
    actors: {
      readList: fromPromise(() => Promise.resolve(ports.readList())),
      watchList: watching((tell) => ports.watchList((list) => tell({ type: 'wishes.stored', list }))),
      sendChanges: fromPromise<readonly Wish[], { changes: readonly WishChange[] }>(({ input, signal }) =>
        ports.sendChanges(input.changes, signal),
      ),
    },
    actions: { storeList: (_, { list }) => ports.storeList(list), forgetViewed: () => ports.forgetViewed() },
  });
}
