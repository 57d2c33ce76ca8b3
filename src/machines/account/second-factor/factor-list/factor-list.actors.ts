import { fromPromise } from 'xstate';
import { refusalIn } from '../factor-setup/factor-setup.actors.ts';
import { factorListMachine, type FactorsListed, type RemovalOutcome } from './factor-list.machine.ts';

/** All reject with CallFailed. */
export interface FactorListPorts {
  loadFactors(signal: AbortSignal): Promise<FactorsListed>;
  removeFactor(id: string, signal: AbortSignal): Promise<void>;
  renewCodes(signal: AbortSignal): Promise<readonly string[]>;
}

export function factorListLogic(ports: FactorListPorts) {
  return factorListMachine.provide({
    actors: {
      loadFactors: fromPromise<FactorsListed>(async ({ signal }) => ports.loadFactors(signal)),
      removeFactor: fromPromise<RemovalOutcome, { id: string }>(async ({ input, signal }) => {
        try {
          await ports.removeFactor(input.id, signal);
        } catch (error) {
          return refusalIn(error);
        }
        return { kind: 'removed', ...(await ports.loadFactors(signal)) };
      }),
      renewCodes: fromPromise<readonly string[]>(async ({ signal }) => ports.renewCodes(signal)),
    },
  });
}
