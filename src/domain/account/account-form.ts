import { t } from '../kit/text/text.ts';
import { normalisedMobile } from '../kit/address.ts';
import { longestName, normalisedEmail, passwordMistake } from './account.ts';

/** Which account form is being filled in. */
export type AccountPurpose = 'register' | 'profile' | 'password' | 'deletion';

export interface AccountFields {
  readonly firstName: string;
  readonly lastName: string;
  /** As typed; not normalised. */
  readonly phone: string;
  readonly email: string;
  readonly password: string;
}

export type AccountField = keyof AccountFields;
export type AccountMistakes = Partial<Record<AccountField, string>>;

export const emptyAccount: AccountFields = { firstName: '', lastName: '', phone: '', email: '', password: '' };

/** Messages by field, saying what to enter. Empty when the form is valid. */
export function accountMistakes(purpose: AccountPurpose, fields: AccountFields): AccountMistakes {
  if (purpose === 'deletion') return {};
  if (purpose === 'password') return passwordOf(passwordMistake(fields.password, wordsOf(fields)));
  const mistakes: AccountMistakes = {};
  if (fields.firstName.length > longestName) mistakes.firstName = t`Use at most ${longestName} characters`;
  if (fields.lastName.length > longestName) mistakes.lastName = t`Use at most ${longestName} characters`;
  if (fields.email.trim() !== '' && normalisedEmail(fields.email) === null) {
    mistakes.email = t`Enter an e-mail address, for example asha@example.com`;
  }
  if (purpose === 'profile') return mistakes;
  if (fields.firstName.trim() === '') mistakes.firstName = t`Enter your first name`;
  if (normalisedMobile(fields.phone) === null) {
    mistakes.phone = t`Enter a 10 digit mobile number that starts with 6, 7, 8 or 9`;
  }
  const password = fields.password === '' ? null : passwordMistake(fields.password, wordsOf(fields));
  return { ...mistakes, ...passwordOf(password) };
}

/**
 * Whether submitting needs a one-time code. Only a profile change that keeps or clears the e-mail address doesn't.
 */
export function wantsCode(purpose: AccountPurpose, fields: AccountFields, before: AccountFields): boolean {
  if (purpose !== 'profile') return true;
  const email = normalisedEmail(fields.email);
  return email !== null && email !== normalisedEmail(before.email);
}

function passwordOf(mistake: string | null): AccountMistakes {
  return mistake === null ? {} : { password: mistake };
}

function wordsOf({ firstName, lastName, phone, email }: AccountFields): readonly string[] {
  return [firstName.trim(), lastName.trim(), normalisedMobile(phone) ?? '', email.split('@')[0] ?? ''];
}
