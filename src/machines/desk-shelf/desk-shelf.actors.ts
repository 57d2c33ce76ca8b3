import { fromPromise } from 'xstate';
import type { ProductCard } from '../../domain/product/product.ts';
import { deskShelfMachine } from './desk-shelf.machine.ts';

export interface DeskShelfPorts {
  /** Products that are on sale; rejects with CallFailed. */
  loadProducts(signal: AbortSignal): Promise<readonly ProductCard[]>;
}

export function deskShelfLogic(ports: DeskShelfPorts) {
  return deskShelfMachine.provide({
    actors: {
      loadProducts: fromPromise<readonly ProductCard[], undefined>(({ signal }) => ports.loadProducts(signal)),
    },
  });
}
