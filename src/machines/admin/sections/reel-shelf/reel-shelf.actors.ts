import { fromPromise } from 'xstate';
import { sortableListLogic, type SortableListPorts } from '../../frame/sortable-list/sortable-list.actors.ts';
import { reelShelfMachine, type ShelfReel } from './reel-shelf.machine.ts';

export interface ReelShelfPorts extends SortableListPorts {
  /** All of the shelf in its order; rejects with CallFailed. */
  findReels(signal: AbortSignal): Promise<readonly ShelfReel[]>;
}

export function reelShelfLogic(ports: ReelShelfPorts) {
  return reelShelfMachine.provide({
    actors: {
      findReels: fromPromise<readonly ShelfReel[]>(({ signal }) => ports.findReels(signal)),
      sortableList: sortableListLogic(ports),
    },
  });
}
