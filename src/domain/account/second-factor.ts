/** What can be shown as a second factor. */
export const proofMethods = ['passkey', 'totp', 'recovery'] as const;
export type ProofMethod = (typeof proofMethods)[number];

export const factorKinds = ['passkey', 'totp'] as const;
export type FactorKind = (typeof factorKinds)[number];

/**
 * How far a session has come (SEC-03): 'none' needs no second factor, 'enrol' has to set one up first, 'needed' has to
 * show it, 'proven' has shown it.
 */
export const factorStandings = ['none', 'enrol', 'needed', 'proven'] as const;
export type FactorStanding = (typeof factorStandings)[number];

/** Minutes for which a proof is fresh enough for what is dangerous. */
export const freshMinutes = 10;
/** Hours after which staff show their second factor again. */
export const proofHours = 24;
/** Passkeys that one person may have. */
export const maxPasskeys = 10;
/** Recovery codes that are made at a time. */
export const recoveryCodeCount = 10;
/** Hours for which a code to set up the first factor holds. */
export const enrolmentHours = 24;

/** The digits of what was typed as a code of an authenticator app; apps show '123 456'. */
export function totpDigits(text: string): string {
  return text.replaceAll(/\D/gu, '').slice(0, 6);
}
