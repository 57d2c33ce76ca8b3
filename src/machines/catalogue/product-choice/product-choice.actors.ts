import { fromPromise } from 'xstate';
import { productChoiceMachine, type ProductAnswer, type ProductQuery } from './product-choice.machine.ts';

export interface ProductChoicePorts {
  /** Finds published products. Rejects with CallFailed. */
  loadProducts(query: ProductQuery, signal: AbortSignal): Promise<ProductAnswer>;
}

export function productChoiceLogic(ports: ProductChoicePorts) {
  return productChoiceMachine.provide({
    actors: {
      loadProducts: fromPromise<ProductAnswer, ProductQuery>(({ input, signal }) =>
        ports.loadProducts(input, signal),
      ),
    },
  });
}
