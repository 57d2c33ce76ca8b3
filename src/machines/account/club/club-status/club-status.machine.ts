import { assign, setup } from 'xstate';
import { promiseSlot } from '../../../kit/slot.ts';
import { failureOf, type Failure } from '../../../kit/tells.ts';

/** What the server says of a membership. */
export interface ClubStatus {
  readonly isActive: boolean;
  /** ISO 8601; null for who never was a member. */
  readonly expiresAt: string | null;
  /** Whole rupees that the club has saved on paid orders since joining. */
  readonly savings: number;
}

export type ClubStatusEvent = { type: 'status.retry' } | { type: 'membership.paid' };

interface ClubStatusContext {
  readonly status: ClubStatus | null;
  readonly failure: Failure | null;
}

/** The membership of whoever is signed in, as the server counts it (MEM-08). */
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
  description: 'The membership of whoever is signed in, as the server counts it.',
  context: { status: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked.',
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
      description: 'The end of the membership and its savings are shown.',
      on: { 'membership.paid': 'loading' },
    },
    failed: {
      description: 'The server did not say; it can be asked again.',
      on: { 'status.retry': { target: 'loading', actions: 'clearFailure' } },
    },
  },
});
