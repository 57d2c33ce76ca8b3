import { fromPromise } from 'xstate';
import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';
import { bundleBuilderMachine, type BundleName } from './bundle-builder.machine.ts';

export interface BundleBuilderPorts {
  /** The products for sale, at current prices and stock. */
  findProducts(signal: AbortSignal): Promise<readonly PricedProduct[]>;
  /** A random id. */
  makeId(): string;
  /** Milliseconds since 1970, by the server's clock. */
  now(): number;
}

export function bundleBuilderLogic(ports: BundleBuilderPorts) {
  return bundleBuilderMachine.provide({
    actors: {
      findProducts: fromPromise<readonly PricedProduct[]>(({ signal }) => ports.findProducts(signal)),
      nameBundle: fromPromise<BundleName>(async () => ({
        bundleId: ports.makeId(),
        createdAt: new Date(ports.now()).toISOString(),
      })),
    },
  });
}
