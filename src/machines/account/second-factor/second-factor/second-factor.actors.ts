import { fromPromise } from 'xstate';
import type { ProofMethod } from '../../../../domain/account/second-factor.ts';
import { watching } from '../../../kit/slot.ts';
import { refusalIn } from '../factor-setup/factor-setup.actors.ts';
import {
  secondFactorMachine,
  type ProofOutcome,
  type ProofReason,
  type ProofStanding,
  type SecondFactorEvent,
} from './second-factor.machine.ts';

type Want = Extract<SecondFactorEvent, { type: 'proof.wanted' }>;

export interface SecondFactorPorts {
  /** Reports calls that were refused for lack of a second factor. Returns a function that stops listening. */
  watchWants(listener: (reason: ProofReason) => void): () => void;
  readStanding(reason: ProofReason, signal: AbortSignal): Promise<ProofStanding>;
  /** Rejects with CallFailed if the proof isn't accepted, or if the passkey prompt is dismissed. */
  showProof(shown: { method: ProofMethod; code: string }, signal: AbortSignal): Promise<void>;
}

export function secondFactorLogic(ports: SecondFactorPorts) {
  return secondFactorMachine.provide({
    actors: {
      watchWants: watching<Want>((tell) => ports.watchWants((reason) => tell({ type: 'proof.wanted', reason }))),
      readStanding: fromPromise<ProofStanding, { reason: ProofReason }>(async ({ input, signal }) =>
        ports.readStanding(input.reason, signal),
      ),
      showProof: fromPromise<ProofOutcome, { method: ProofMethod; code: string }>(async ({ input, signal }) => {
        try {
          await ports.showProof(input, signal);
          return { kind: 'proven' };
        } catch (error) {
          return refusalIn(error);
        }
      }),
    },
  });
}
