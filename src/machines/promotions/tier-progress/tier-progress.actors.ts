import { fromPromise } from 'xstate';
import type { Tier } from '../../../domain/promotions/tier/tier.ts';
import { tierProgressMachine } from './tier-progress.machine.ts';

export interface TierProgressPorts {
  /** The ladder of today; where the server's cannot be had, the page's, else the fixed one. */
  loadTiers(pageTiers: readonly Tier[]): Promise<readonly Tier[]>;
}

export function tierProgressLogic(ports: TierProgressPorts) {
  return tierProgressMachine.provide({
    actors: {
      loadTiers: fromPromise<readonly Tier[], { pageTiers: readonly Tier[] }>(({ input }) =>
        ports.loadTiers(input.pageTiers),
      ),
    },
  });
}
