import type { Answer } from '../../../../contract/call.ts';
import type { membershipStatus } from '../../../../contract/orders/order/membership.calls.ts';
import { assign, setup } from 'xstate';
import { promiseSlot } from '../../../kit/slot.ts';
import { failureOf, type Failure } from '../../../kit/tells.ts';

/** A membership as the server returns it. */
export type ClubStatus = Answer<typeof membershipStatus>;

export type ClubStatusEvent = { type: 'status.retry' } | { type: 'membership.paid' };

interface ClubStatusContext {
  readonly status: ClubStatus | null;
  readonly failure: Failure | null;
}

/** The signed-in shopper's membership, as the server returns it (MEM-08). */
export const clubStatusMachine = setup({
  types: {} as { context: ClubStatusContext; events: ClubStatusEvent },
  actors: { fetchStatus: promiseSlot<ClubStatus>() },
  actions: {
    setStatus: assign({ status: (_, params: { status: ClubStatus }) => params.status }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'club-status',
  description: 'The signed-in shopper’s membership, as the server has it.',
  context: { status: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the membership.',
      invoke: {
        id: 'fetchStatus',
        src: 'fetchStatus',
        onDone: {
          target: 'known',
          actions: { type: 'setStatus', params: ({ event }) => ({ status: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    known: {
      description: 'Shows the end date of the membership and the savings so far.',
      on: { 'membership.paid': 'loading' },
    },
    failed: {
      description: 'Couldn’t load the membership. It can be retried.',
      on: { 'status.retry': { target: 'loading', actions: 'clearFailure' } },
    },
  },
});
