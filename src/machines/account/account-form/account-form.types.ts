import type {
  AccountField,
  AccountFields,
  AccountMistakes,
  AccountPurpose,
} from '../../../domain/account/account-form.ts';
import type { Limited, Unavailable } from '../../kit/limited.ts';
import type { Refused } from '../../kit/refusals.ts';
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

/** A session that came of it, where there was none before. */
export interface BegunSession {
  readonly token: string;
  readonly user: SessionProfile;
}

export type AccountFormFact = { type: 'account.settled'; session: BegunSession | null };

export interface Submission {
  readonly purpose: AccountPurpose;
  readonly fields: AccountFields;
  /** '' where none is wanted. */
  readonly code: string;
}

export type CodeOutcome =
  | { readonly kind: 'sent'; readonly resendAfter: string; readonly codeLength: number }
  | Limited
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
  /** What the account has now. */
  readonly before: AccountFields;
}

export interface AccountFormContext extends AccountFormInput {
  readonly fields: AccountFields;
  readonly code: string;
  /** Digits of the code that was sent. */
  readonly codeLength: number;
  /** When another code may be asked for, ISO 8601. */
  readonly resendAt: string | null;
  readonly limitedUntil: string | null;
  /** What the server would not take, by field. */
  readonly refusals: AccountMistakes;
  readonly refusal: string | null;
  readonly codeRefusal: string | null;
}
