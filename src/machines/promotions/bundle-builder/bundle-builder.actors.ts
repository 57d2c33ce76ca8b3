import { fromPromise } from 'xstate';
import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';
import { bundleBuilderMachine, type BundleName } from './bundle-builder.machine.ts';

export interface BundleBuilderPorts {
  /** What the shop sells, with today's prices and stock. */
  findProducts(signal: AbortSignal): Promise<readonly PricedProduct[]>;
  /** An id that nobody can guess and that comes once. */
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
