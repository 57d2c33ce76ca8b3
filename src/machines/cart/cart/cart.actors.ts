import { fromPromise } from 'xstate';
import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';
import { cartMachine } from './cart.machine.ts';

export interface CartPorts {
  /** The published product of that sku, or null; only asked for a sku that the page did not bring. */
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
