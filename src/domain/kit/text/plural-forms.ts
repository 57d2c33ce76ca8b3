/** The plural forms of a language, in the order of its catalogue: 'one', 'other'. */
export function formsOf(language: string): readonly string[] {
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return order.filter((form) => (pluralCategories as readonly string[]).includes(form));
}

/** Which form the counts 0, 1, 2 … take, a digit each; see `pluralTable`. */
export function pluralTableOf(language: string): string {
  const forms = formsOf(language);
  const rules = new Intl.PluralRules(language);
  const digits = Array.from({ length: 200 }, (_, count) => forms.indexOf(rules.select(count))).join('');
  const short = digits.replace(/(\d)\1*$/u, '$1');
  return short.length < 100 ? short : digits;
}
