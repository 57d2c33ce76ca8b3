import type {
  AccountField,
  AccountFields,
  AccountMistakes,
  AccountPurpose,
} from '../../../domain/account/account-form.ts';
import type { Limited, Paused, Refused, Unavailable } from '../../kit/refusals.ts';
import type { Tells } from '../../kit/tells.ts';
import type { SessionProfile } from '../session/session.machine.ts';

export type AccountFormEvent =
  | { type: 'form.open' }
  | { type: 'form.close' }
  | { type: 'form.submit' }
  | { type: 'form.change' }
  | { type: 'field.type'; field: AccountField; text: string }
  | { type: 'code.type'; text: string }
  | { type: 'code.resend' }
  | { type: 'step.retry' };

/** The new session, for somebody who was signed out. */
export interface BegunSession {
  readonly token: string;
  readonly user: SessionProfile;
}

export type AccountFormFact = { type: 'account.settled'; session: BegunSession | null };

export interface Submission {
  readonly purpose: AccountPurpose;
  readonly fields: AccountFields;
  /** '' if no code is needed. */
  readonly code: string;
}

export type CodeOutcome =
  | { readonly kind: 'sent'; readonly resendAfter: string; readonly codeLength: number }
  | Limited
  | Paused
  | Unavailable
  | Refused<AccountMistakes>;

export type SubmitOutcome =
  | { readonly kind: 'done'; readonly session: BegunSession | null }
  | { readonly kind: 'wrong-code'; readonly message: string }
  | Limited
  | Refused<AccountMistakes>;

export interface AccountFormInput {
  readonly parent: Tells<AccountFormFact>;
  readonly purpose: AccountPurpose;
  /** The account's current details. */
  readonly before: AccountFields;
}

export interface AccountFormContext extends AccountFormInput {
  readonly fields: AccountFields;
  readonly code: string;
  /** Number of digits of the code. */
  readonly codeLength: number;
  /** When the next code can be requested, ISO 8601. */
  readonly resendAt: string | null;
  readonly limitedUntil: string | null;
  /** Errors from the server, by field. */
  readonly refusals: AccountMistakes;
  readonly refusal: string | null;
  readonly codeRefusal: string | null;
}
