import { hindiProducts } from '../../../server/platform/seed/products/hindi-products.ts';
import { seedProducts } from '../../../server/platform/seed/products/seed-products.ts';
import { choiceName } from '../../../src/domain/catalogue/product/choice-names.ts';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import { withWords } from '../../../src/domain/kit/text/text.ts';
import type { TextPair } from '../../texts/catalogue.ts';
import { wordsIn } from '../../texts/dictionary.ts';

/** The flavours and sizes of the shop that is walked, beside what a page in a language calls them. */
export function choicePairs(language: Language): readonly TextPair[] {
  const choices = language === 'hi' ? Object.values(hindiProducts).flatMap(({ choices: own = [] }) => own) : [];
  const names = Object.fromEntries(choices.map(({ choice, name }) => [choice, name]));
  const words = new Set(seedProducts.flatMap(({ flavours, variants }) => [...flavours, ...variants]));
  return withWords(wordsIn(language), () =>
    [...words].map((word) => ({ english: [word], own: [choiceName(word, names)] })),
  );
}
