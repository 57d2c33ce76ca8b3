import { fromPromise } from 'xstate';
import { watching } from '../../kit/slot.ts';
import { logoutLogic, type LogoutPorts } from '../logout/logout.actors.ts';
import { sessionMachine, type SessionEvent, type SessionProfile, type StoredSession } from './session.machine.ts';

export interface SessionPorts extends LogoutPorts {
  /** Whether a token is stored, and the last profile seen. */
  readStored(): StoredSession;
  fetchProfile(signal: AbortSignal): Promise<SessionProfile>;
  /** Records the logout for the server, without the token, before the token is deleted. */
  noteLogout(): Promise<void>;
  keepToken(token: string): void;
  keepProfile(profile: SessionProfile): void;
  dropToken(): void;
  /** Reports sign-ins and sign-outs in other tabs. Returns a function that stops listening. */
  watchToken(listener: (isThere: boolean) => void): () => void;
  /** Reports any call answered with 426. */
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
