import { fromPromise } from 'xstate';
import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';
import { reorderMachine } from './reorder.machine.ts';

type Products = ReadonlyMap<string, PricedProduct>;

export interface ReorderPorts {
  /** Finds the products that are still sold. Rejects with CallFailed. */
  findProducts(skus: readonly string[], signal: AbortSignal): Promise<Products>;
}

export function reorderLogic(ports: ReorderPorts) {
  return reorderMachine.provide({
    actors: {
      findProducts: fromPromise<Products, { skus: readonly string[] }>(({ input, signal }) =>
        ports.findProducts(input.skus, signal),
      ),
    },
  });
}
