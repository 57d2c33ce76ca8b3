/** What a wrong code is told: what was wrong, and how many tries are left, or what to do without one (SES-04). */
export function wrongCode(what: string, triesLeft: number, instead: string): string {
  if (triesLeft <= 0) return `${what}. ${instead}`;
  return `${what}. ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left`;
}
