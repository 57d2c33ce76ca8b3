import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { normalisedEmail } from '../../../domain/account/account.ts';
import { normalisedMobile } from '../../../domain/kit/address.ts';
import { clockOf, secondsUntil } from '../../kit/deadline.ts';
import type { passwordSignInMachine } from './password-sign-in.machine.ts';

export interface PasswordSignInView {
  readonly identifier: string;
  readonly identifierError: string | null;
  readonly password: string;
  readonly passwordError: string | null;
  readonly notice: string | null;
  readonly isBusy: boolean;
  readonly canSubmit: boolean;
}

/** View model of the password form; `now` in milliseconds since 1970. */
export function passwordSignInView(
  snapshot: SnapshotFrom<typeof passwordSignInMachine>,
  now: number,
): PasswordSignInView {
  const { identifier, password } = snapshot.context;
  const isMisfit = snapshot.matches({ entering: 'misfit' });
  const isSomebody = normalisedMobile(identifier) !== null || normalisedEmail(identifier) !== null;
  return {
    identifier,
    identifierError: isMisfit && !isSomebody ? t`Enter your mobile number or your e-mail address` : null,
    password,
    passwordError: isMisfit && password === '' ? t`Enter your password` : refusalOf(snapshot),
    notice: noticeOf(snapshot, now),
    isBusy: snapshot.matches('proving'),
    canSubmit: snapshot.matches('entering'),
  };
}

function refusalOf(snapshot: SnapshotFrom<typeof passwordSignInMachine>): string | null {
  return snapshot.matches({ entering: 'refused' }) ? t`That number or e-mail and password don’t match` : null;
}

function noticeOf(snapshot: SnapshotFrom<typeof passwordSignInMachine>, now: number): string | null {
  const { limitedUntil, refusal } = snapshot.context;
  if (snapshot.matches('limited')) {
    return t`Too many attempts. Wait ${clockOf(secondsUntil(limitedUntil, now))}, or sign in with a code.`;
  }
  if (snapshot.matches({ entering: 'turnedAway' })) return refusal;
  return snapshot.matches({ entering: 'unanswered' })
    ? t`We couldn’t reach the shop. Check your connection and try again.`
    : null;
}
