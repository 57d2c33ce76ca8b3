import { fromPromise } from 'xstate';
import { sortableListMachine } from './sortable-list.machine.ts';

export interface SortableListPorts {
  /** Saves the complete order. Rejects with CallFailed. */
  saveOrder(ids: readonly string[], signal: AbortSignal): Promise<void>;
}

export function sortableListLogic(ports: SortableListPorts) {
  return sortableListMachine.provide({
    actors: {
      saveOrder: fromPromise<void, { ids: readonly string[] }>(({ input, signal }) =>
        ports.saveOrder(input.ids, signal),
      ),
    },
  });
}
