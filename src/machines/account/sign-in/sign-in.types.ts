import type { Limited, Paused, Unavailable } from '../../kit/refusals.ts';
import type { Tells } from '../../kit/tells.ts';
import type { SessionProfile } from '../session/session.machine.ts';

export type SignInEvent =
  | { type: 'phone.type'; text: string }
  | { type: 'phone.submit' }
  | { type: 'phone.change' }
  | { type: 'code.type'; text: string }
  | { type: 'code.submit' }
  | { type: 'code.resend' }
  | { type: 'step.retry' };

/** Asks the shop to open the session; this chart is done. */
export type SignInFact = { type: 'session.begin'; token: string; profile: SessionProfile; next: null };

/** A code on its way: when the next can be requested and when this one expires, ISO 8601, and its number of digits. */
export interface SentCode {
  readonly resendAfter: string;
  readonly expiresAt: string;
  readonly codeLength: number;
}

/** What a reload of the page must not lose: the number as typed, and the code that was sent to it. */
export interface SignInProgress {
  readonly phone: string;
  readonly sent: SentCode | null;
}

/** The result of requesting a code. */
export type SendOutcome = ({ readonly kind: 'sent' } & SentCode) | Limited | Paused | Unavailable;

/** The result of verifying a code; a wrong one is expected, so it is returned, not thrown. */
export type VerifyOutcome =
  | { readonly kind: 'right'; readonly token: string; readonly user: SessionProfile }
  | { readonly kind: 'wrong'; readonly message: string }
  | Limited;

export interface SignInInput {
  readonly parent: Tells<SignInFact>;
  /** A known number to start with; '' without one. */
  readonly phone: string;
}

export interface SignInContext extends SignInInput {
  readonly code: string;
  /** The code on its way; null without one. Strangers' many requests make it longer than six digits. */
  readonly sent: SentCode | null;
  readonly limitedUntil: string | null;
  /** The server's message about a wrong code. */
  readonly refusal: string | null;
}
