import { t } from '../../../src/domain/kit/text/text.ts';

/** What a wrong code is told: what was wrong, and how many tries are left, or what to do without one (SES-04). */
export function wrongCode(what: string, triesLeft: number, instead: string): string {
  if (triesLeft <= 0) return `${what}. ${instead}`;
  return triesLeft === 1 ? t`${what}. 1 try left` : t`${what}. ${triesLeft} tries left`;
}
