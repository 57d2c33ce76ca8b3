import { assign, sendTo, setup } from 'xstate';
import type { Role } from '../../../domain/kit/role.ts';
import { failureOf, type Tells } from '../../kit/tells.ts';
import { logoutMachine } from '../logout/logout.machine.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';

/** The part of the server's profile that the shop uses (SES-06). */
export interface SessionProfile {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly role: Role;
  readonly isAdmin: boolean;
  readonly isDoctor: boolean;
  readonly premiumMembership: { readonly isActive: boolean; readonly expiresAt: string | null };
}

/** What ends a session: the shopper, the server (426), a profile that failed to load, or another tab. */
export type ClosingCause = 'logout' | 'lost' | 'unconfirmed' | 'other-tab';

export type SessionEvent =
  | { type: 'session.open'; token: string; profile: SessionProfile }
  | { type: 'session.close' }
  | { type: 'session.refresh' }
  | { type: 'session.lost' }
  | { type: 'connection.restored' }
  | { type: 'token.found' }
  | { type: 'token.removed' };

export type SessionFact =
  | { type: 'session.opened'; profile: SessionProfile; isFresh: boolean }
  | { type: 'session.refreshed'; profile: SessionProfile }
  | { type: 'session.closed'; cause: ClosingCause }
  | { type: 'session.absent' };

export interface SessionInput {
  readonly parent: Tells<SessionFact>;
}

interface SessionContext extends SessionInput {
  readonly profile: SessionProfile | null;
}

/** The session as stored on this device. */
export interface StoredSession {
  readonly hasToken: boolean;
  /** The last profile seen, for the first render after a reload. Never used to authorise anything. */
  readonly profile: SessionProfile | null;
}

const closedElsewhere = { type: 'tellClosed', params: { cause: 'other-tab' } } as const;
const closedAsLost = { type: 'tellClosed', params: { cause: 'lost' } } as const;
const closedByLogout = { type: 'tellClosed', params: { cause: 'logout' } } as const;

/** The session: a visitor, or a shopper whose token the server has confirmed (SES-01 to SES-04). */
export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    input: SessionInput;
    tags: 'signed-in' | 'unsettled';
    children: { logouts: 'logouts' };
  },
  actors: {
    readStored: promiseSlot<StoredSession>(),
    fetchProfile: promiseSlot<SessionProfile>(),
    noteLogout: promiseSlot<void>(),
    tellLogouts: promiseSlot<void>(),
    logouts: logoutMachine,
    watchToken: watchSlot<Extract<SessionEvent, { type: 'token.found' | 'token.removed' }>>(),
    watchLoss: watchSlot<Extract<SessionEvent, { type: 'session.lost' }>>(),
  },
  actions: {
    setProfile: assign({ profile: (_, params: { profile: SessionProfile | null }) => params.profile }),
    clearProfile: assign({ profile: null }),
    keepToken: (_, _params: { token: string }) => {},
    keepProfile: (_, _params: { profile: SessionProfile }) => {},
    dropToken: () => {},
    tellLogout: sendTo('logouts', { type: 'logout.noted' }),
    wakeLogouts: sendTo('logouts', { type: 'connection.restored' }),
    tellOpened: ({ context }, params: { profile: SessionProfile; isFresh: boolean }) =>
      context.parent.send({ type: 'session.opened', ...params }),
    tellRefreshed: ({ context }, params: { profile: SessionProfile }) =>
      context.parent.send({ type: 'session.refreshed', profile: params.profile }),
    tellClosed: ({ context }, params: { cause: ClosingCause }) =>
      context.parent.send({ type: 'session.closed', cause: params.cause }),
    tellAbsent: ({ context }) => context.parent.send({ type: 'session.absent' }),
  },
  guards: {
    hasToken: (_, params: { stored: StoredSession }) => params.stored.hasToken,
    isLost: (_, params: { error: unknown }) => failureOf(params.error).kind === 'session-lost',
  },
  delays: { profileRetry: 5000, toldLimit: 3000 },
}).createMachine({
  id: 'session',
  description: 'Who is here: a visitor, or a shopper whose token the server has confirmed.',
  context: ({ input }) => ({ ...input, profile: null }),
  initial: 'restoring',
  invoke: [
    { id: 'watchToken', src: 'watchToken' },
    { id: 'watchLoss', src: 'watchLoss' },
    { id: 'logouts', src: 'logouts' },
  ],
  states: {
    restoring: {
      description: 'Looking for a token on this device.',
      tags: 'unsettled',
      invoke: {
        id: 'readStored',
        src: 'readStored',
        onDone: [
          {
            guard: { type: 'hasToken', params: ({ event }) => ({ stored: event.output }) },
            target: 'confirming',
            actions: { type: 'setProfile', params: ({ event }) => ({ profile: event.output.profile }) },
          },
          { target: 'visiting', actions: 'tellAbsent' },
        ],
        onError: { target: 'visiting', actions: 'tellAbsent' },
      },
    },
    visiting: {
      description: 'Nobody is signed in. No profile is loaded.',
      entry: 'clearProfile',
      on: { 'token.found': 'confirming' },
    },
    confirming: {
      description: 'There is a token. Asking the server whose it is.',
      tags: 'unsettled',
      invoke: {
        id: 'fetchProfile',
        src: 'fetchProfile',
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'setProfile', params: ({ event }) => ({ profile: event.output }) },
            { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
            { type: 'tellOpened', params: ({ event }) => ({ profile: event.output, isFresh: false }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
            target: 'visiting',
            actions: ['dropToken', closedAsLost],
          },
          { target: 'unconfirmed', actions: { type: 'tellClosed', params: { cause: 'unconfirmed' } } },
        ],
      },
      on: {
        'session.lost': {},
        'token.removed': { target: 'visiting', actions: closedElsewhere },
      },
    },
    unconfirmed: {
      description: 'Couldn’t load the profile. Treated as a visitor with their cart; retried soon.',
      entry: 'clearProfile',
      after: { profileRetry: 'confirming' },
      on: {
        'connection.restored': { target: 'confirming', actions: 'wakeLogouts' },
        'token.removed': 'visiting',
        'session.lost': { target: 'visiting', actions: ['dropToken', closedAsLost] },
      },
    },
    signedIn: {
      description: 'Signed in. The server has confirmed the token.',
      tags: 'signed-in',
      on: {
        'session.close': 'closing',
        'session.refresh': 'refreshing',
        'session.lost': { target: 'visiting', actions: ['dropToken', closedAsLost] },
        'token.removed': { target: 'visiting', actions: closedElsewhere },
        'token.found': 'confirming',
      },
    },
    refreshing: {
      description: 'Signed in. Loading the profile again, for example after paying for a membership.',
      tags: 'signed-in',
      invoke: {
        id: 'refreshProfile',
        src: 'fetchProfile',
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'setProfile', params: ({ event }) => ({ profile: event.output }) },
            { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
            { type: 'tellRefreshed', params: ({ event }) => ({ profile: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
            target: 'visiting',
            actions: ['dropToken', closedAsLost],
          },
          { target: 'signedIn' },
        ],
      },
      on: {
        'session.close': 'closing',
        'token.found': 'confirming',
        'session.lost': {},
        'token.removed': { target: 'visiting', actions: closedElsewhere },
      },
    },
    closing: {
      description:
        'Signing out: the sign-out is recorded, the token is removed and the server is told (SES-03, SEC-06).',
      initial: 'noting',
      after: { toldLimit: { target: 'visiting', actions: ['dropToken', 'tellLogout', closedByLogout] } },
      on: { 'session.lost': {} },
      states: {
        noting: {
          description: 'Recording which session to end, so that the token can be removed.',
          invoke: {
            id: 'noteLogout',
            src: 'noteLogout',
            onDone: { target: 'telling', actions: 'dropToken' },
            onError: { target: '#session.visiting', actions: ['dropToken', closedByLogout] },
          },
        },
        telling: {
          description: 'The token is removed. Telling the server; if that fails, it is told later.',
          invoke: {
            id: 'tellLogouts',
            src: 'tellLogouts',
            onDone: { target: '#session.visiting', actions: closedByLogout },
            onError: { target: '#session.visiting', actions: ['tellLogout', closedByLogout] },
          },
        },
      },
    },
  },
  on: {
    'connection.restored': { actions: 'wakeLogouts' },
    'session.open': {
      target: '.signedIn',
      actions: [
        { type: 'keepToken', params: ({ event }) => ({ token: event.token }) },
        { type: 'setProfile', params: ({ event }) => ({ profile: event.profile }) },
        { type: 'keepProfile', params: ({ event }) => ({ profile: event.profile }) },
        { type: 'tellOpened', params: ({ event }) => ({ profile: event.profile, isFresh: true }) },
      ],
    },
  },
});
