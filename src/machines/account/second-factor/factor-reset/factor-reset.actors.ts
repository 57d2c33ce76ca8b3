import { fromPromise } from 'xstate';
import { refusalIn } from '../factor-setup/factor-setup.actors.ts';
import { factorResetMachine, type IssuedCode, type ResetOutcome } from './factor-reset.machine.ts';

export interface FactorResetPorts {
  /** Rejects with CallFailed. */
  resetFactor(signal: AbortSignal): Promise<IssuedCode>;
}

export function factorResetLogic(ports: FactorResetPorts) {
  return factorResetMachine.provide({
    actors: {
      resetFactor: fromPromise<ResetOutcome>(async ({ signal }) => {
        try {
          return { kind: 'issued', ...(await ports.resetFactor(signal)) };
        } catch (error) {
          return refusalIn(error);
        }
      }),
    },
  });
}
