import type { Language } from '../../src/domain/kit/text/language.ts';
import type { Product, ProductCard } from '../../src/domain/catalogue/product/product.ts';
import type { Translated } from '../../src/domain/kit/text/translated.ts';
import type { Catalogue } from './catalogue.ts';

const idOf = ({ sku }: { readonly sku: string }) => sku;

/** Cards with their taglines in a language. */
export async function cardsIn<Card extends ProductCard>(
  catalogue: Pick<Catalogue, 'translated'>,
  language: Language,
  cards: readonly Card[],
): Promise<readonly (Card & Translated)[]> {
  return catalogue.translated(cards, { kind: 'product', language, idOf, only: ['tagline'] });
}

/** A published product with its texts in a language; null for any other. */
export async function productIn(catalogue: Catalogue, language: Language, sku: string): Promise<Product | null> {
  const product = await catalogue.product(sku);
  if (!product) return null;
  const [translated] = await catalogue.translated([product], { kind: 'product', language, idOf });
  return translated ?? null;
}
