import { assign, setup } from 'xstate';
import { promiseSlot } from '../../../kit/slot.ts';

/** Somebody who has an account. */
export interface KnownCustomer {
  readonly id: string;
  /** '' without one. */
  readonly name: string;
  readonly phone: string;
}

export interface CustomerChoiceContext {
  readonly text: string;
  readonly matches: readonly KnownCustomer[];
}

/** A customer to be found by name or number, for an order that staff put together (DRF-01). */
export const customerChoiceMachine = setup({
  types: {} as { context: CustomerChoiceContext; events: { type: 'customer.seek'; text: string } },
  actors: { findCustomers: promiseSlot<readonly KnownCustomer[], { text: string }>() },
  actions: {
    setText: assign((_, params: { text: string }) => ({ text: params.text })),
    setMatches: assign((_, params: { matches: readonly KnownCustomer[] }) => params),
    clearMatches: assign({ matches: [] }),
  },
  guards: { isLongEnough: ({ context }) => context.text.trim().length >= 2 },
  delays: { searchPause: 250 },
}).createMachine({
  id: 'customer-choice',
  description: 'A customer to be found by name or number.',
  context: { text: '', matches: [] },
  initial: 'idle',
  on: {
    'customer.seek': {
      target: '.typing',
      reenter: true,
      actions: { type: 'setText', params: ({ event }) => event },
    },
  },
  states: {
    idle: { description: 'Not searching yet: it takes at least two letters or digits.' },
    typing: {
      description: 'Somebody is typing. The search starts at the next pause.',
      after: {
        searchPause: [
          { guard: 'isLongEnough', target: 'seeking' },
          { target: 'idle', actions: 'clearMatches' },
        ],
      },
    },
    seeking: {
      description: 'Searching for customers.',
      invoke: {
        id: 'findCustomers',
        src: 'findCustomers',
        input: ({ context: { text } }) => ({ text: text.trim() }),
        onDone: {
          target: 'found',
          actions: { type: 'setMatches', params: ({ event }) => ({ matches: event.output }) },
        },
        onError: { target: 'failed', actions: 'clearMatches' },
      },
    },
    found: { description: 'The first customers that match are shown, or that nobody does.' },
    failed: { description: 'Couldn’t search for customers. The number can still be typed.' },
  },
});
