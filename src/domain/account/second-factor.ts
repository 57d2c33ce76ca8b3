/** Ways to prove a second factor. */
export const proofMethods = ['passkey', 'totp', 'recovery'] as const;
export type ProofMethod = (typeof proofMethods)[number];

export const factorKinds = ['passkey', 'totp'] as const;
export type FactorKind = (typeof factorKinds)[number];

/**
 * Second-factor status of a session (SEC-03): 'none' needs no second factor, 'enrol' has to set one up, 'needed'
 * has yet to prove it, 'proven' has done so.
 */
export const factorStandings = ['none', 'enrol', 'needed', 'proven'] as const;
export type FactorStanding = (typeof factorStandings)[number];

/** Minutes after a proof during which sensitive calls are allowed. */
export const freshMinutes = 10;
/** Hours after which staff have to prove their second factor again. */
export const proofHours = 24;
/** Maximum passkeys per account. */
export const maxPasskeys = 10;
/** Recovery codes generated at a time. */
export const recoveryCodeCount = 10;
/** Hours until an enrolment code for the first factor expires. */
export const enrolmentHours = 24;

/** The digits of an authenticator code as typed; apps show it as '123 456'. */
export function totpDigits(text: string): string {
  return text.replaceAll(/\D/gu, '').slice(0, 6);
}
