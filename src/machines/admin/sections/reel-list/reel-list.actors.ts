import { fromPromise } from 'xstate';
import { sortableListLogic, type SortableListPorts } from '../../frame/sortable-list/sortable-list.actors.ts';
import { reelListMachine, type ListedReel } from './reel-list.machine.ts';

export interface ReelListPorts extends SortableListPorts {
  /** Loads the complete list in order. Rejects with CallFailed. */
  findReels(signal: AbortSignal): Promise<readonly ListedReel[]>;
}

export function reelListLogic(ports: ReelListPorts) {
  return reelListMachine.provide({
    actors: {
      findReels: fromPromise<readonly ListedReel[]>(({ signal }) => ports.findReels(signal)),
      sortableList: sortableListLogic(ports),
    },
  });
}
