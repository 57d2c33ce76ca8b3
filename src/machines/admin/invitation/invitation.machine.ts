import { assign, setup } from 'xstate';
import type { Permission } from '../../../domain/account/permission.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf, type Failure } from '../../kit/tells.ts';
import type { SessionProfile } from '../../account/session/session.types.ts';

export type InvitationEvent = { type: 'invitation.accept' } | { type: 'invitation.retry' };

/** What an invitation offers. */
export interface Offer {
  /** Null for an owner. */
  readonly roleName: string | null;
  readonly permissions: readonly Permission[];
  readonly invitedBy: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

interface InvitationContext {
  readonly offer: Offer | null;
  readonly failure: Failure | null;
}

/** The link of an invitation to the shop's staff: what it offers, and accepting it once (STF-01). */
export const invitationMachine = setup({
  types: {} as { context: InvitationContext; events: InvitationEvent },
  actors: { readOffer: promiseSlot<Offer>(), acceptOffer: promiseSlot<SessionProfile>() },
  actions: {
    setOffer: assign((_, { offer }: { offer: Offer }) => ({ offer, failure: null })),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
    tellJoined: () => {},
  },
  guards: {
    isRefused: (_, params: { error: unknown }) => {
      const failure = failureOf(params.error);
      return failure.kind === 'refused' && (failure.status === 404 || failure.status === 422);
    },
  },
}).createMachine({
  id: 'invitation',
  description: 'An invitation to work on the dashboard, opened by its link.',
  context: { offer: null, failure: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'Asking the server what the link offers.',
      invoke: {
        id: 'readOffer',
        src: 'readOffer',
        onDone: {
          target: 'offered',
          actions: { type: 'setOffer', params: ({ event }) => ({ offer: event.output }) },
        },
        onError: [
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'gone' },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      description: 'Couldn’t load the invitation. It can be retried.',
      on: { 'invitation.retry': { target: 'reading', actions: 'clearFailure' } },
    },
    gone: { description: 'The link was used, withdrawn or is too old.' },
    offered: {
      description: 'Shows who sent the invitation and what the role may do.',
      on: { 'invitation.accept': { target: 'accepting', actions: 'clearFailure' } },
    },
    accepting: {
      description: 'The server adds this account to the staff.',
      invoke: {
        id: 'acceptOffer',
        src: 'acceptOffer',
        onDone: { target: 'joined', actions: 'tellJoined' },
        onError: [
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'gone' },
          { target: 'offered', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
    },
    joined: { description: 'The person works here now and can open the dashboard.' },
  },
});
