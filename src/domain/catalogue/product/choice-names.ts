import { t } from '../../kit/text/text.ts';
import { unbroken } from '../../kit/text/unbroken.ts';
import type { Choice } from './option.ts';

/** What flavours and sizes are called in a language, by the words that carts and orders know them by (LNG-01). */
export type ChoiceNames = Readonly<Record<string, string>>;

let shown: ChoiceNames | undefined;

/** From now on this page calls flavours and sizes by these names; what has none is called by its word. */
export function nameChoices(names: ChoiceNames | undefined): void {
  shown = names;
}

/** A flavour or a size as it is shown. It is found by its word in every language. */
export function choiceName(word: string, names = shown): string {
  const name: unknown = names?.[word];
  // A flavour may be called “constructor”.
  return typeof name === 'string' ? name : measured(word);
}

/** A text with its millilitres and grams as the reader writes them: '2 × 15 ml'. */
export function measured(text: string): string {
  return text.replaceAll(/(?<=\d\s?)(ml|g)\b/gu, (unit) => (unit === 'g' ? t`g` : t`ml`));
}

/** The chosen flavour and size as they are shown, such as 'Saffron | 30 ml'; '' for a product without options. */
export function choiceText({ flavour, variant }: Choice): string {
  const named = [flavour, variant].filter(Boolean).map((word) => choiceName(word));
  return unbroken(named.join(' | '));
}
