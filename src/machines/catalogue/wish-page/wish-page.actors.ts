import { fromPromise } from 'xstate';
import type { ProductCard } from '../../../domain/catalogue/product/product.ts';
import type { Wish } from '../../../domain/catalogue/wish.ts';
import { watching } from '../../kit/slot.ts';
import { wishPageMachine } from './wish-page.machine.ts';

export interface WishPagePorts {
  /** Calls with the list now and whenever it changes; returns how to stop. */
  watchWishes(listener: (wishes: readonly Wish[]) => void): () => void;
  /** The published products among these. Rejects with CallFailed. */
  loadProducts(skus: readonly string[], signal: AbortSignal): Promise<readonly ProductCard[]>;
}

export function wishPageLogic(ports: WishPagePorts) {
  return wishPageMachine.provide({
    actors: {
      watchWishes: watching((tell) => ports.watchWishes((wishes) => tell({ type: 'wishes.changed', wishes }))),
      loadProducts: fromPromise<readonly ProductCard[], { skus: readonly string[] }>(({ input, signal }) =>
        ports.loadProducts(input.skus, signal),
      ),
    },
  });
}
