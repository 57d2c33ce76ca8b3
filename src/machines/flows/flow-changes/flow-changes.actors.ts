import { fromPromise } from 'xstate';
import type { Changeables, Tried } from '../../../domain/flows/change/changeable.ts';
import { watching } from '../../kit/slot.ts';
import { flowChangesMachine, type FlowChangesEvent } from './flow-changes.machine.ts';

export interface FlowChangesPorts {
  /** Rejects if it can't be loaded. */
  loadChangeables(slug: string): Promise<Changeables>;
  /** Keeps what is tried for this tab, and tells the shops in its frames. */
  showTried(tried: Tried): void;
  /** Tells whenever a shop in a frame can be used with what is kept. */
  watchShown(listener: () => void): () => void;
  /** Saves the changes as a file. Rejects if what they change can't be loaded. */
  savePatch(tried: Tried): Promise<void>;
}

export function flowChangesLogic(ports: FlowChangesPorts) {
  return flowChangesMachine.provide({
    actors: {
      loadChangeables: fromPromise<Changeables, { slug: string }>(({ input }) => ports.loadChangeables(input.slug)),
      watchShown: watching<FlowChangesEvent>((tell) => ports.watchShown(() => tell({ type: 'tried.shown' }))),
      savePatch: fromPromise<void, { tried: Tried }>(({ input }) => ports.savePatch(input.tried)),
    },
    actions: { showTried: (_, { tried }) => ports.showTried(tried) },
  });
}
