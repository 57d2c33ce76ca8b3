/** Purposes of tracking; visitors consent to each one separately (ANA-06). */
export const purposes = ['statistics', 'flows', 'behaviour', 'advertising'] as const;
export type Purpose = (typeof purposes)[number];

/** A visitor's decision. Purposes that weren't asked count as neither agreed nor refused. */
export interface Choice {
  readonly asked: readonly Purpose[];
  readonly agreed: readonly Purpose[];
}

/** About half a year, after which the visitor is asked again. */
export const choiceLifetimeMs = 182 * 86_400_000;

/** Whether the choice covers every purpose that the shop asks about now. Always true if it asks about none. */
export function isAnswered(choice: Choice | null, asked: readonly Purpose[]): boolean {
  return asked.every((purpose) => choice?.asked.includes(purpose) === true);
}
