import { fromPromise } from 'xstate';
import { deskShelfMachine, type ShelfAnswer, type ShelfQuery } from './desk-shelf.machine.ts';

export interface DeskShelfPorts {
  /** Products that are on sale; rejects with CallFailed. */
  loadProducts(query: ShelfQuery, signal: AbortSignal): Promise<ShelfAnswer>;
}

export function deskShelfLogic(ports: DeskShelfPorts) {
  return deskShelfMachine.provide({
    actors: {
      loadProducts: fromPromise<ShelfAnswer, ShelfQuery>(({ input, signal }) => ports.loadProducts(input, signal)),
    },
  });
}
