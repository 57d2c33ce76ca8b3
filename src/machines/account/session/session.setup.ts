import { assign, sendTo, setup } from 'xstate';
import { failureOf } from '../../kit/tells.ts';
import { logoutMachine } from '../logout/logout.machine.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';
import type {
  ClosingCause,
  SessionContext,
  SessionEvent,
  SessionInput,
  SessionProfile,
  StoredSession,
} from './session.types.ts';

/** Attempts in a row before the visitor is asked to try again. */
const allowedTries = 5;
/** Milliseconds; each pause is twice as long as the one before. */
const firstPause = 5000;

export const sessionSetup = setup({
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
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    clearTries: assign({ tries: 0 }),
    startAgain: assign({ tries: 1 }),
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
    /** Once, however often it is tried again. */
    tellUnconfirmed: ({ context }) => {
      if (context.tries === 0) context.parent.send({ type: 'session.closed', cause: 'unconfirmed' });
    },
    tellAbsent: ({ context }) => context.parent.send({ type: 'session.absent' }),
  },
  guards: {
    hasToken: (_, params: { stored: StoredSession }) => params.stored.hasToken,
    hasTriesLeft: ({ context }) => context.tries < allowedTries - 1,
    isLost: (_, params: { error: unknown }) => failureOf(params.error).kind === 'session-lost',
  },
  delays: { profileRetry: ({ context }) => firstPause * 2 ** (context.tries - 1), toldLimit: 3000 },
});
