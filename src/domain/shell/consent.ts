/** What visits may be measured for; each is agreed to by itself (ANA-06). */
export const purposes = ['statistics', 'behaviour', 'advertising'] as const;
export type Purpose = (typeof purposes)[number];

/** What a visitor decided: nothing that was not asked counts as refused or agreed. */
export interface Choice {
  readonly asked: readonly Purpose[];
  readonly agreed: readonly Purpose[];
}

/** Half a year: then the question is asked again. */
export const choiceLifetimeMs = 182 * 86_400_000;

/** Whether a choice answers everything that the shop asks now; where it asks nothing, no answer is needed. */
export function isAnswered(choice: Choice | null, asked: readonly Purpose[]): boolean {
  return asked.every((purpose) => choice?.asked.includes(purpose) === true);
}
