/** Labels by value, in the order of the options. */
export type Words<Value extends string> = Readonly<Record<Value, string>>;

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** Labels as the options of a field or filter. */
export function optionsOf<Value extends string>(words: Words<Value>): readonly Option<Value>[] {
  return valuesOf(words).map((value) => ({ value, label: words[value] }));
}

/** The values that have labels. */
export function valuesOf<Value extends string>(words: Words<Value>): readonly Value[] {
  return Object.keys(words) as Value[];
}

/** 'expires at' becomes 'Expires at'. */
export function capitalised(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** Picks one member of every value, such as the text of its badge. */
export function wordsOf<Value extends string>(
  badges: Readonly<Record<Value, { readonly text: string }>>,
): Words<Value> {
  const values = Object.keys(badges) as Value[];
  return Object.fromEntries(values.map((value) => [value, badges[value].text])) as Record<Value, string>;
}
