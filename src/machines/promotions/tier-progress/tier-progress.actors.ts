import { fromPromise } from 'xstate';
import type { Tier } from '../../../domain/promotions/tier/tier.ts';
import { tierProgressMachine } from './tier-progress.machine.ts';

export interface TierProgressPorts {
  /** The current tiers; if the server's can't be loaded, the page's, or else the built-in ones. */
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
