/** What the server would not take, in the form's own fields. */
export interface Refused<Mistakes> {
  readonly kind: 'refused';
  readonly fields: Mistakes;
  /** What is no field’s; null without one. */
  readonly message: string | null;
}

/** Words by field without those of one, which is typed into again. */
export function withoutField(words: Readonly<Record<string, string>>, field: string): Record<string, string> {
  return Object.fromEntries(Object.entries(words).filter(([name]) => name !== field));
}
