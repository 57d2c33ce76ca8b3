import { fromPromise } from 'xstate';
import type { Choice } from '../../../domain/shell/consent.ts';
import { watching } from '../../kit/slot.ts';
import { consentMachine, type ConsentEvent } from './consent.machine.ts';

export interface ConsentPorts {
  /** The choice stored on this device; null after half a year. */
  readChoice(): Choice | null;
  keepChoice(choice: Choice): void;
  /** Reports a choice made in another tab. */
  watchChoice(listener: (choice: Choice | null) => void): () => void;
}

export function consentLogic(ports: ConsentPorts) {
  return consentMachine.provide({
    actors: {
      readChoice: fromPromise(() => Promise.resolve(ports.readChoice())),
      watchChoice: watching<Extract<ConsentEvent, { type: 'choice.changed' }>>((tell) =>
        ports.watchChoice((choice) => tell({ type: 'choice.changed', choice })),
      ),
    },
    actions: {
      keepChoice: ({ context }) => {
        if (context.choice) ports.keepChoice(context.choice);
      },
    },
  });
}
