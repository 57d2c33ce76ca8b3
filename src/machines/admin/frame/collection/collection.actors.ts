import { fromPromise } from 'xstate';
import { watching } from '../../../kit/slot.ts';
import { collectionMachine } from './collection.machine.ts';
import type { CommandResult, CommandRun, Listed, ListQuery, ListSetup } from './collection.types.ts';

/** All calls reject with CallFailed. */
export interface CollectionPorts {
  loadRows(query: ListQuery, signal: AbortSignal): Promise<Listed>;
  countViews(signal: AbortSignal): Promise<Readonly<Record<string, number>>>;
  /** Applies the command to the selected rows, or to all that match the query. */
  runCommand(run: CommandRun, query: ListQuery, signal: AbortSignal): Promise<CommandResult>;
  /** Reports changes of the page's query string. */
  watchAddress(listener: (search: string) => void): () => void;
  /** Writes the query string. While typing, it replaces the last history entry, so that a search is one entry. */
  writeAddress(search: string, isTyping: boolean): void;
  keepSetup(setup: ListSetup): void;
}

export function collectionLogic(ports: CollectionPorts) {
  return collectionMachine.provide({
    actors: {
      loadRows: fromPromise<Listed, { query: ListQuery }>(({ input, signal }) =>
        ports.loadRows(input.query, signal),
      ),
      countViews: fromPromise<Readonly<Record<string, number>>>(({ signal }) => ports.countViews(signal)),
      runCommand: fromPromise<CommandResult, { run: CommandRun | null; query: ListQuery }>(
        async ({ input: { run, query }, signal }) =>
          run ? ports.runCommand(run, query, signal) : { changed: 0, refused: [] },
      ),
      watchAddress: watching<{ type: 'address.changed'; search: string }>((tell) =>
        ports.watchAddress((search) => tell({ type: 'address.changed', search })),
      ),
    },
    actions: {
      writeAddress: (_, { search, isTyping }) => ports.writeAddress(search, isTyping),
      keepSetup: (_, { setup }) => ports.keepSetup(setup),
    },
  });
}
