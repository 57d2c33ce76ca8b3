import { fromPromise } from 'xstate';
import { bundleBuilderMachine, type BundleName } from './bundle-builder.machine.ts';
import type { Offer } from './bundle-builder.rules.ts';

export interface BundleBuilderPorts {
  /** The products for sale, at current prices and stock, and the shop's own bundles, if they can be loaded. */
  findProducts(signal: AbortSignal): Promise<Offer>;
  /** A random id. */
  makeId(): string;
  /** Milliseconds since 1970, by the server's clock. */
  now(): number;
}

export function bundleBuilderLogic(ports: BundleBuilderPorts) {
  return bundleBuilderMachine.provide({
    actors: {
      findProducts: fromPromise<Offer>(({ signal }) => ports.findProducts(signal)),
      nameBundle: fromPromise<BundleName>(async () => ({
        bundleId: ports.makeId(),
        createdAt: new Date(ports.now()).toISOString(),
      })),
    },
  });
}
