import { fromPromise } from 'xstate';
import type { SearchAnswer } from '../../../domain/catalogue/search.ts';
import { searchMachine } from './search.machine.ts';

export interface SearchPorts {
  suggest(q: string, signal: AbortSignal): Promise<SearchAnswer>;
  /** Keeps the last searches on this device. */
  storeRecent(recent: readonly string[]): void;
}

export function searchLogic(ports: SearchPorts) {
  return searchMachine.provide({
    actors: {
      suggest: fromPromise<SearchAnswer, { q: string }>(({ input, signal }) => ports.suggest(input.q, signal)),
    },
    actions: { storeRecent: (_, { recent }) => ports.storeRecent(recent) },
  });
}
