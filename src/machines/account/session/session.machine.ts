import { sessionSetup } from './session.setup.ts';

export type {
  ClosingCause,
  SessionEvent,
  SessionFact,
  SessionInput,
  SessionProfile,
  StoredSession,
} from './session.types.ts';

const lostNow = {
  target: '#session.visiting',
  actions: ['dropToken', { type: 'tellClosed', params: { cause: 'lost' } }],
} as const;

const closedElsewhere = { type: 'tellClosed', params: { cause: 'other-tab' } } as const;
/** Until the server has said whose the new token is, nothing of the former person may be sent with it. */
const replacedElsewhere = {
  target: '#session.confirming',
  actions: { type: 'tellClosed', params: { cause: 'unconfirmed' } },
} as const;
const closedByLogout = { type: 'tellClosed', params: { cause: 'logout' } } as const;

/** The session: a visitor, or a shopper whose token the server has confirmed (SES-01 to SES-04). */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Who is here: a visitor, or a shopper whose token the server has confirmed.',
  context: ({ input }) => ({ ...input, profile: null, tries: 0 }),
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
      entry: ['clearProfile', 'clearTries'],
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
          { guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) }, ...lostNow },
          { guard: 'hasTriesLeft', target: 'unconfirmed.pausing', actions: ['tellUnconfirmed', 'countTry'] },
          { target: 'unconfirmed.stopped', actions: 'countTry' },
        ],
      },
      on: {
        // Of any call: its answer may come before the profile's.
        'session.lost': lostNow,
        'token.found': { target: 'confirming', reenter: true },
        'token.removed': { target: 'visiting', actions: closedElsewhere },
      },
    },
    unconfirmed: {
      description:
        'Couldn’t load the profile. Treated as a visitor with their cart; the header still knows who was here last.',
      initial: 'pausing',
      on: {
        'session.retry': { target: 'confirming', actions: 'startAgain' },
        'connection.restored': { target: 'confirming', actions: ['startAgain', 'wakeLogouts'] },
        'token.found': { target: 'confirming', actions: 'startAgain' },
        'token.removed': 'visiting',
        'session.lost': lostNow,
      },
      states: {
        pausing: {
          description: 'The next attempt comes after a pause that doubles each time.',
          after: { profileRetry: '#session.confirming' },
        },
        stopped: {
          description:
            'Five attempts have failed. The visitor can try again; the shop does when the connection is back.',
        },
      },
    },
    signedIn: {
      description: 'Signed in. The server has confirmed the token.',
      tags: 'signed-in',
      entry: 'clearTries',
      on: {
        'session.close': 'closing',
        'session.refresh': 'refreshing',
        'session.lost': lostNow,
        'token.removed': { target: 'visiting', actions: closedElsewhere },
        'token.found': replacedElsewhere,
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
          { guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) }, ...lostNow },
          { target: 'signedIn' },
        ],
      },
      on: {
        'session.close': 'closing',
        'token.found': replacedElsewhere,
        'session.lost': lostNow,
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
          // The own token is gone: it is the one of somebody who has just signed in in another tab.
          on: {
            'token.found': {
              target: '#session.confirming',
              actions: ['clearProfile', 'tellLogout', closedByLogout],
            },
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
