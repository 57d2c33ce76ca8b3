import { fromPromise } from 'xstate';
import { consultationMachine, type ConsultationInput } from './consultation.machine.ts';

export interface ConsultationPorts {
  /** Posts to the configured webhook. Resolves at once if there is none. */
  postInterest(
    interest: {
      readonly source: string;
      readonly phone: string;
      readonly message: string;
      /** ISO 8601. */
      readonly timestamp: string;
    },
    signal: AbortSignal,
  ): Promise<void>;
  /** Opens the chat with a prefilled message. */
  openChat(message: string): void;
  logFailure(error: unknown): void;
  /** Milliseconds since 1970. */
  now(): number;
}

export function consultationLogic(ports: ConsultationPorts) {
  return consultationMachine.provide({
    actors: {
      postInterest: fromPromise<void, ConsultationInput>(({ input, signal }) =>
        ports.postInterest({ ...input, timestamp: new Date(ports.now()).toISOString() }, signal),
      ),
    },
    actions: {
      openChat: (_, { message }) => ports.openChat(message),
      logFailure: (_, { error }) => ports.logFailure(error),
    },
  });
}
