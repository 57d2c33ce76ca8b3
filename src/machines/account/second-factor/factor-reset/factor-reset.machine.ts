import { assign, setup } from 'xstate';
import { promiseSlot } from '../../../kit/slot.ts';

export type FactorResetEvent = { type: 'reset.ask' } | { type: 'reset.confirm' } | { type: 'reset.refuse' };

/** Shown once; the admin passes it on to the person. */
export interface IssuedCode {
  readonly enrolmentCode: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

export type ResetOutcome =
  | ({ readonly kind: 'issued' } & IssuedCode)
  | { readonly kind: 'refused'; readonly message: string };

interface FactorResetContext {
  readonly issued: IssuedCode | null;
  readonly trouble: string | null;
}

/** An admin resets another staff member's second factor, and gets a code for a new one (SEC-03). */
export const factorResetMachine = setup({
  types: {} as { context: FactorResetContext; events: FactorResetEvent },
  actors: { resetFactor: promiseSlot<ResetOutcome>() },
  actions: {
    setIssued: assign((_, params: { outcome: ResetOutcome }) =>
      params.outcome.kind === 'issued'
        ? { issued: params.outcome, trouble: null }
        : { issued: null, trouble: params.outcome.message },
    ),
    setUnreachable: assign({ trouble: 'We couldn’t reset it. Try again.' }),
    clear: assign({ issued: null, trouble: null }),
  },
  guards: { isIssued: (_, params: { kind: string }) => params.kind === 'issued' },
}).createMachine({
  id: 'factor-reset',
  description: 'An admin resets another staff member’s second factor.',
  context: { issued: null, trouble: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Waiting for the admin to start.',
      on: { 'reset.ask': { target: 'asked', actions: 'clear' } },
    },
    asked: {
      description: 'Asks the admin to confirm.',
      on: { 'reset.confirm': 'resetting', 'reset.refuse': 'idle' },
    },
    resetting: {
      description: 'The server removes the second factors and creates an enrolment code.',
      invoke: {
        id: 'resetFactor',
        src: 'resetFactor',
        onDone: [
          {
            guard: { type: 'isIssued', params: ({ event }) => event.output },
            target: 'issued',
            actions: { type: 'setIssued', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'idle',
            actions: { type: 'setIssued', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: { target: 'idle', actions: 'setUnreachable' },
      },
    },
    issued: {
      description: 'Shows the enrolment code, once.',
      on: { 'reset.ask': { target: 'asked', actions: 'clear' } },
    },
  },
});
