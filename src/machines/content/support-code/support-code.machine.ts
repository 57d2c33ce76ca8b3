import { assign, setup } from 'xstate';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf, type Failure } from '../../kit/tells.ts';

export type SupportCodeEvent = { type: 'support.ask' } | { type: 'support.agree' } | { type: 'support.close' };

/** What support needs to see it. */
export interface ShownCode {
  readonly code: string;
  /** ISO 8601. */
  readonly until: string;
}

interface SupportCodeContext {
  readonly shown: ShownCode | null;
  readonly failure: Failure | null;
}

/** Showing support what happened: nothing leaves the tab before the person has agreed (FLO-09). */
export const supportCodeMachine = setup({
  types: {} as { context: SupportCodeContext; events: SupportCodeEvent },
  actors: { showSupport: promiseSlot<ShownCode>() },
  actions: {
    setShown: assign({ shown: (_, params: { shown: ShownCode }) => params.shown, failure: null }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'support-code',
  description: 'Showing support what happened, with a code.',
  context: { shown: null, failure: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'A button offers it. What happened is only in this tab.',
      on: { 'support.ask': 'asked' },
    },
    asked: {
      description: 'The person reads what would be sent, and agrees or doesn’t.',
      on: { 'support.agree': 'sending', 'support.close': 'offered' },
    },
    sending: {
      description: 'Sending the last minutes, once.',
      entry: 'clearFailure',
      invoke: {
        id: 'showSupport',
        src: 'showSupport',
        onDone: {
          target: 'shown',
          actions: { type: 'setShown', params: ({ event }) => ({ shown: event.output }) },
        },
        onError: {
          target: 'unsent',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unsent: {
      description: 'Couldn’t send it. It says why, and can be sent again.',
      on: { 'support.agree': 'sending', 'support.close': 'offered' },
    },
    shown: {
      description: 'The code is shown, to tell support.',
      on: { 'support.close': 'offered' },
    },
  },
});
