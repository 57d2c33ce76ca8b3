/** Errors from the server, by the form's own fields. */
export interface Refused<Mistakes> {
  readonly kind: 'refused';
  readonly fields: Mistakes;
  /** An error that belongs to no field; null without one. */
  readonly message: string | null;
}

/** Messages by field, without those of a field being edited. */
export function withoutField(words: Readonly<Record<string, string>>, field: string): Record<string, string> {
  return Object.fromEntries(Object.entries(words).filter(([name]) => name !== field));
}
