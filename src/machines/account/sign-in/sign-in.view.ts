import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { normalisedMobile } from '../../../domain/kit/address.ts';
import { clockOf, secondsUntil } from '../../kit/deadline.ts';
import type { signInMachine } from './sign-in.machine.ts';
import { lengthOf } from './sign-in.rules.ts';

export interface SignInView {
  readonly step: 'phone' | 'code' | 'done';
  /** Value of the number field. */
  readonly phone: string;
  readonly phoneError: string | null;
  /** Why we ask for the number. */
  readonly phoneHint: string;
  readonly code: string;
  /** Number of digits of the code. */
  readonly codeLength: number;
  readonly codeError: string | null;
  /** 'Code sent to +91 90000 00001'; null on the first step. */
  readonly sentTo: string | null;
  /** The number can't be edited; changing it starts over. */
  readonly isLocked: boolean;
  readonly isBusy: boolean;
  /** A problem that belongs to no field; null otherwise. */
  readonly notice: string | null;
  readonly canRetry: boolean;
  readonly canResend: boolean;
  /** 'Send the code again', or when that is possible. */
  readonly resendText: string;
}

type Snapshot = SnapshotFrom<typeof signInMachine>;

/** View model of the sign-in screen; `now` in milliseconds since 1970. */
export function signInView(snapshot: Snapshot, now: number): SignInView {
  const { phone, code, sent, refusal } = snapshot.context;
  const mobile = normalisedMobile(phone);
  const step = stepOf(snapshot);
  return {
    step,
    phone,
    phoneError: snapshot.matches({ entering: 'misfit' })
      ? t`Enter a 10 digit mobile number that starts with 6, 7, 8 or 9`
      : null,
    phoneHint: t`We send a code by SMS, and updates on your order to this number.`,
    code,
    codeLength: lengthOf(snapshot.context),
    codeError: snapshot.matches({ codeAwaited: { code: 'refused' } })
      ? (refusal ?? t`That code didn’t work. Try again.`)
      : null,
    sentTo: step === 'code' && mobile ? t`Code sent to ${spacedMobile(mobile)}` : null,
    isLocked: ['restoring', 'unsent', 'limited', 'paused', 'unavailable'].includes(stateNameOf(snapshot)),
    isBusy: snapshot.matches('sending') || snapshot.matches('verifying'),
    notice: noticeOf(snapshot, now),
    canRetry: snapshot.matches('unsent') || snapshot.matches('unverified'),
    canResend: snapshot.matches({ codeAwaited: { resend: 'ready' } }),
    resendText: snapshot.matches({ codeAwaited: { resend: 'pausing' } })
      ? t`Send the code again in ${clockOf(secondsUntil(sent?.resendAfter ?? null, now))}`
      : t`Send the code again`,
  };
}

/** '+91 90000 00001', which is easier to check than ten digits in a row. */
export function spacedMobile(mobile: string): string {
  return mobile.replace(/^\+91(\d{5})(\d{5})$/u, '+91 $1 $2');
}

/** Shown while the shop can't send codes; `left` is the time until the next attempt, '4:30'. */
export function codesUnavailable(left: string): string {
  return t`We can’t send codes right now. Try again in ${left}, or sign in with your password.`;
}

/** Shown where a code is on its way already; `left` is the time until the next can be requested, '0:22'. */
export function codeJustSent(left: string): string {
  return t`We sent a code a moment ago. You can ask for another in ${left}.`;
}

function stepOf(snapshot: Snapshot): SignInView['step'] {
  if (snapshot.matches('signedIn')) return 'done';
  return ['codeAwaited', 'verifying', 'unverified'].some((state) => stateNameOf(snapshot) === state)
    ? 'code'
    : 'phone';
}

function stateNameOf({ value }: Snapshot): string {
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');
}

function noticeOf(snapshot: Snapshot, now: number): string | null {
  const left = clockOf(secondsUntil(snapshot.context.limitedUntil, now));
  if (snapshot.matches('limited')) return t`Too many attempts. Try again in ${left}.`;
  if (snapshot.matches('paused')) return codeJustSent(left);
  if (snapshot.matches('unavailable')) return codesUnavailable(left);
  if (snapshot.matches('unsent')) return t`We couldn’t send the code. Check your connection and try again.`;
  if (snapshot.matches('unverified')) return t`We couldn’t check the code. It’s still here. Try again.`;
  return null;
}
