import { fromPromise } from 'xstate';
import { watching } from '../../kit/slot.ts';
import { logoutLogic, type LogoutPorts } from '../logout/logout.actors.ts';
import { sessionMachine, type SessionEvent, type SessionProfile, type StoredSession } from './session.machine.ts';

/** What a session needs of the world. */
export interface SessionPorts extends LogoutPorts {
  /** Whether a token is kept, and the last profile seen. */
  readStored(): StoredSession;
  fetchProfile(signal: AbortSignal): Promise<SessionProfile>;
  /** Keeps what ends the session on the server, and nothing else, before the token goes. */
  noteLogout(): Promise<void>;
  keepToken(token: string): void;
  keepProfile(profile: SessionProfile): void;
  dropToken(): void;
  /** Another tab signed in or out; returns the way to stop listening. */
  watchToken(listener: (isThere: boolean) => void): () => void;
  /** Any call was answered 426. */
  watchLoss(listener: () => void): () => void;
}

type TokenEvent = Extract<SessionEvent, { type: 'token.found' | 'token.removed' }>;
type LossEvent = Extract<SessionEvent, { type: 'session.lost' }>;

export function sessionLogic(ports: SessionPorts) {
  return sessionMachine.provide({
    actors: {
      readStored: fromPromise(() => Promise.resolve(ports.readStored())),
      fetchProfile: fromPromise(({ signal }) => ports.fetchProfile(signal)),
      noteLogout: fromPromise(() => ports.noteLogout()),
      tellLogouts: fromPromise(() => ports.tellLogouts()),
      logouts: logoutLogic(ports),
      watchToken: watching<TokenEvent>((tell) =>
        ports.watchToken((isThere) => tell({ type: isThere ? 'token.found' : 'token.removed' })),
      ),
      watchLoss: watching<LossEvent>((tell) => ports.watchLoss(() => tell({ type: 'session.lost' }))),
    },
    actions: {
      keepToken: (_, { token }) => ports.keepToken(token),
      keepProfile: (_, { profile }) => ports.keepProfile(profile),
      dropToken: () => ports.dropToken(),
    },
  });
}
