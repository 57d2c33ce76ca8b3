import type { SnapshotFrom } from 'xstate';
import { isPremium } from '../../../domain/account/membership/membership.ts';
import type { sessionMachine, SessionProfile } from './session.machine.ts';

export interface SessionView {
  /** False until the device was asked; the server's page and the first one here agree in it. */
  readonly isKnown: boolean;
  /** Somebody is signed in, or was when this device was last used and is being confirmed. */
  readonly isSignedIn: boolean;
  /** The server said who it is; before that the profile is what this device remembers. */
  readonly isConfirmed: boolean;
  readonly isPremium: boolean;
  readonly profile: SessionProfile | null;
  /** First and last name, else the phone number; '' for a visitor. */
  readonly name: string;
}

/** Who is here, for the screens; `now` decides whether a membership still holds. */
export function sessionView(snapshot: SnapshotFrom<typeof sessionMachine>, now: Date): SessionView {
  const { profile } = snapshot.context;
  const isSignedIn = snapshot.hasTag('signed-in') || (snapshot.matches('confirming') && profile !== null);
  return {
    isKnown: !snapshot.matches('restoring'),
    isSignedIn,
    isConfirmed: snapshot.hasTag('signed-in'),
    isPremium: isSignedIn && isPremium(profile?.premiumMembership, now),
    profile: isSignedIn ? profile : null,
    name: isSignedIn && profile ? nameOf(profile) : '',
  };
}

function nameOf({ firstName, lastName, phone, email }: SessionProfile): string {
  return [firstName, lastName].filter(Boolean).join(' ') || phone || email || '';
}
