import type { SendOutcome, SignInContext, VerifyOutcome } from './sign-in.types.ts';

const usualLength = 6;

/** Number of digits of the code that is on its way. */
export function lengthOf({ sent }: Pick<SignInContext, 'sent'>): number {
  return sent?.codeLength ?? usualLength;
}

/** The digits of what was typed. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/gu, '');
}

/** When the next attempt is possible, ISO 8601; null if nothing is limited. */
export function limitOf(outcome: SendOutcome | VerifyOutcome): string | null {
  return 'until' in outcome ? outcome.until : null;
}

/** The server's message about a wrong code; null for any other outcome. */
export function refusalOf(outcome: VerifyOutcome): string | null {
  return outcome.kind === 'wrong' ? outcome.message : null;
}
