import { fromPromise } from 'xstate';
import type { ProductCard } from '../../../domain/catalogue/product/product.ts';
import { recentProductsMachine } from './recent-products.machine.ts';

export interface RecentProductsPorts {
  /** Notes the product, if any, and gives the codes of the others, the latest first. */
  noteViewed(sku: string | null): readonly string[];
  forgetViewed(): void;
  /** The published products among these. Rejects with CallFailed. */
  loadProducts(skus: readonly string[], signal: AbortSignal): Promise<readonly ProductCard[]>;
}

export function recentProductsLogic(ports: RecentProductsPorts) {
  return recentProductsMachine.provide({
    actors: {
      readViewed: fromPromise<readonly string[], { sku: string | null }>(({ input }) =>
        Promise.resolve(ports.noteViewed(input.sku)),
      ),
      loadProducts: fromPromise<readonly ProductCard[], { skus: readonly string[] }>(({ input, signal }) =>
        ports.loadProducts(input.skus, signal),
      ),
    },
    actions: { forgetViewed: () => ports.forgetViewed() },
  });
}
