import type { SnapshotFrom } from 'xstate';
import { isPremium } from '../../../domain/account/membership/membership.ts';
import type { sessionMachine, SessionProfile } from './session.machine.ts';

export interface SessionView {
  /** False until the stored session is read, so that the server's page and the first render here match. */
  readonly isKnown: boolean;
  /** Signed in, or was when this device was last used and the server hasn't confirmed it yet, or couldn't. */
  readonly isSignedIn: boolean;
  /** The server has confirmed the profile. Until then it is the one stored on this device. */
  readonly isConfirmed: boolean;
  /** The profile couldn't be loaded, and hasn't been since. */
  readonly isFailing: boolean;
  readonly isPremium: boolean;
  /** Null for a visitor, and while the profile can't be loaded. */
  readonly profile: SessionProfile | null;
  /** First and last name, or else the phone number; '' for a visitor. */
  readonly name: string;
}

/** View model of the session; `now` decides whether a membership is still valid. */
export function sessionView(snapshot: SnapshotFrom<typeof sessionMachine>, now: Date): SessionView {
  const { profile } = snapshot.context;
  const isConfirmed = snapshot.hasTag('signed-in');
  const isUnconfirmed = snapshot.matches('confirming') || snapshot.matches('unconfirmed');
  const isSignedIn = isConfirmed || (isUnconfirmed && profile !== null);
  const isFailing = snapshot.context.tries > 0 && isUnconfirmed;
  const isReader = isSignedIn && !isFailing;
  return {
    isKnown: !snapshot.matches('restoring'),
    isSignedIn,
    isConfirmed,
    isFailing,
    isPremium: isReader && isPremium(profile?.premiumMembership, now),
    profile: isReader ? profile : null,
    name: isSignedIn && profile ? nameOf(profile) : '',
  };
}

function nameOf({ firstName, lastName, phone, email }: SessionProfile): string {
  return [firstName, lastName].filter(Boolean).join(' ') || phone || email || '';
}
