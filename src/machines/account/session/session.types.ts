import type { Permission } from '../../../domain/account/permission.ts';
import type { Role } from '../../../domain/kit/role.ts';
import type { Tells } from '../../kit/tells.ts';

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
  readonly isOwner: boolean;
  /** What an admin may do (STF-01). */
  readonly permissions: readonly Permission[];
  readonly premiumMembership: { readonly isActive: boolean; readonly expiresAt: string | null };
}

/** What ends a session: the shopper, the server (426), a profile that failed to load, or another tab. */
export type ClosingCause = 'logout' | 'lost' | 'unconfirmed' | 'other-tab';

export type SessionEvent =
  | { type: 'session.open'; token: string; profile: SessionProfile }
  | { type: 'session.close' }
  | { type: 'session.refresh' }
  | { type: 'session.retry' }
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

export interface SessionContext extends SessionInput {
  readonly profile: SessionProfile | null;
  /** Failed attempts in a row to load the profile. */
  readonly tries: number;
}

/** The session as stored on this device. */
export interface StoredSession {
  readonly hasToken: boolean;
  /** The last profile seen, for the first render after a reload. Never used to authorise anything. */
  readonly profile: SessionProfile | null;
}
