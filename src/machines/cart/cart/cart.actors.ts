import { fromPromise } from 'xstate';
import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';
import { cartMachine } from './cart.machine.ts';

export interface CartPorts {
  /** The published product with that sku, or null. Only called for skus that the page didn't load. */
  findProduct(sku: string, signal: AbortSignal): Promise<PricedProduct | null>;
  logUnknown(sku: string): void;
}

export function cartLogic(ports: CartPorts) {
  return cartMachine.provide({
    actors: {
      findProduct: fromPromise<PricedProduct | null, { sku: string }>(({ input, signal }) =>
        ports.findProduct(input.sku, signal),
      ),
    },
    actions: { logUnknown: (_, { sku }) => ports.logUnknown(sku) },
  });
}
