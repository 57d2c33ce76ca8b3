import { normalisedEmail } from '../../../domain/account/account.ts';
import { normalisedMobile } from '../../../domain/kit/address.ts';

/** Where a message goes: one of both. */
export type AlertContact = { readonly phone: string } | { readonly email: string };

/** The mobile number or e-mail address that was typed, in whatever way; null if it’s neither. */
export function contactIn(typed: string): AlertContact | null {
  const phone = normalisedMobile(typed);
  if (phone !== null) return { phone };
  const email = normalisedEmail(typed);
  return email === null ? null : { email };
}
