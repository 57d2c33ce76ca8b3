import { formatCount } from '../money/money.ts';
import { pluralTable } from './language.ts';

/**
 * A text that shoppers read (LNG-01). In the sources it is the English one. The build puts every language's text in its
 * place, found by the English with numbered places: 'You save {0}'.
 */
export function t(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return parts.reduce((text, part, at) => `${text}${values[at - 1] ?? ''}${part}`);
}

/** The forms of a counted text in English; `#` is the number. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/** A counted text: '1 item', '2 items'. A build passes the forms of its language as one text. */
export function plural(count: number, forms: PluralForms | string): string {
  const texts = typeof forms === 'string' ? forms.split('|') : [forms.one, forms.other];
  return (texts[formOf(count, pluralTable)] ?? '').replaceAll('#', formatCount(count));
}

/** Which form a count takes. The table's last form is that of every higher count, or its last hundred repeats. */
export function formOf(count: number, table: string): number {
  const whole = Math.abs(count);
  const last = table.length > 100 ? 100 + (whole % 100) : table.length - 1;
  return Number(table[whole < table.length ? whole : last]);
}
