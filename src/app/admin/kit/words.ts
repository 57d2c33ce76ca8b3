/** Values with what each is called, in the order in which they can be chosen. */
export type Words<Value extends string> = Readonly<Record<Value, string>>;

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** Words as the options of a field or a filter. */
export function optionsOf<Value extends string>(words: Words<Value>): readonly Option<Value>[] {
  return valuesOf(words).map((value) => ({ value, label: words[value] }));
}

/** The values that words are for. */
export function valuesOf<Value extends string>(words: Words<Value>): readonly Value[] {
  return Object.keys(words) as Value[];
}

/** 'Expires at' of 'expires at'. */
export function capitalised(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** A member of every value, such as the text of its badge: as words. */
export function wordsOf<Value extends string>(
  badges: Readonly<Record<Value, { readonly text: string }>>,
): Words<Value> {
  const values = Object.keys(badges) as Value[];
  return Object.fromEntries(values.map((value) => [value, badges[value].text])) as Record<Value, string>;
}
