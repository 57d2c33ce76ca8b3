import { formatCount } from '../money/money.ts';
import { pluralTable } from './language.ts';

/** The texts of a language by their English, for code that no build has put them into. */
export interface Words {
  /** Counted texts have their forms with `|` between. */
  readonly texts: ReadonlyMap<string, string>;
  /** See `pluralTable`. */
  readonly plurals: string;
}

let spoken: Words | null = null;

/**
 * What `write` writes, in the language of these words; null is English. Nothing may be waited for in between. A text that
 * is made when its module loads is English for good.
 */
export function withWords<Written>(words: Words | null, write: () => Written): Written {
  const before = spoken;
  spoken = words;
  try {
    return write();
  } finally {
    spoken = before;
  }
}

/** From now on, every text is in these words, or in English without any: for a page or a tool that has one reader. */
export function speak(words: Words | null): void {
  spoken = words;
}

/**
 * A text that shoppers read (LNG-01). In the sources it is the English one. The build puts every language's text in its
 * place, found by the English with numbered places: 'You save {0}'. The server looks it up while `withWords` writes.
 */
export function t(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const own = spoken?.texts.get(parts.reduce((key, part, at) => `${key}{${at - 1}}${part}`));
  if (own !== undefined) return own.replaceAll(/\{(\d+)\}/gu, (_, at: string) => String(values[Number(at)] ?? ''));
  return parts.reduce((text, part, at) => `${text}${values[at - 1] ?? ''}${part}`);
}

/** The forms of a counted text in English; `#` is the number. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/** A counted text: '1 item', '2 items'. A build passes the forms of its language as one text. */
export function plural(count: number, forms: PluralForms | string): string {
  const [texts, table] = typeof forms === 'string' ? [forms.split('|'), pluralTable] : spokenForms(forms);
  return (texts[formOf(count, table)] ?? '').replaceAll('#', formatCount(count));
}

function spokenForms({ one, other }: PluralForms): readonly [readonly string[], string] {
  const own = spoken?.texts.get(one);
  return own === undefined || spoken === null ? [[one, other], pluralTable] : [own.split('|'), spoken.plurals];
}

/** Which form a count takes. The table's last form is that of every higher count, or its last hundred repeats. */
export function formOf(count: number, table: string): number {
  const whole = Math.abs(count);
  const last = table.length > 100 ? 100 + (whole % 100) : table.length - 1;
  return Number(table[whole < table.length ? whole : last]);
}
