import type { OwnedProduct, ProductUpsert } from '../../src/contract/catalogue/product/product-admin.calls.ts';
import type { ProductList } from '../../src/domain/catalogue/catalogue.ts';
import type { Language } from '../../src/domain/kit/text/language.ts';
import { countryIn } from '../../src/domain/catalogue/product/country.ts';
import type { Product, ProductCard } from '../../src/domain/catalogue/product/product.ts';
import type { Translated } from '../../src/domain/kit/text/translated.ts';
import type { Session } from '../platform/database/session.ts';
import { writeTranslations } from '../platform/list/translation/translation.queries.ts';
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
  return product && translatedProduct(catalogue, language, product);
}

/** A product with its texts in a language. */
export async function translatedProduct(
  catalogue: Pick<Catalogue, 'translated'>,
  language: Language,
  product: Product,
): Promise<Product> {
  const [translated = product] = await catalogue.translated([product], { kind: 'product', language, idOf });
  if (language === 'en') return translated;
  const categoryName = (await categoryNames(catalogue, language, [product.category])).get(product.category);
  const origin = countryIn(language, product.label?.origin ?? '');
  return {
    ...translated,
    ...(categoryName === undefined ? {} : { categoryName }),
    ...(origin === undefined ? {} : { origin }),
  };
}

/** Names of categories in a language, by the word that products and addresses have; those without one are missing (LNG-01). */
export async function categoryNames(
  catalogue: Pick<Catalogue, 'translated'>,
  language: Language,
  categories: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (language === 'en') return new Map();
  const items = categories.map((word) => ({ word, category: '' }));
  const named = await catalogue.translated(items, { kind: 'product-category', language, idOf: ({ word }) => word });
  return new Map(named.flatMap(({ word, category }) => (category === '' ? [] : [[word, category] as const])));
}

/** The facets of a list, with the names of categories in a language. */
export async function facetsIn(
  catalogue: Pick<Catalogue, 'translated'>,
  language: Language,
  { categories, flavours }: ProductList['facets'],
): Promise<ProductList['facets']> {
  const words = categories.map(({ value }) => value);
  const names = await categoryNames(catalogue, language, words);
  return {
    categories: categories.map((facet) => {
      const name = names.get(facet.value);
      return name === undefined ? facet : { ...facet, name };
    }),
    flavours,
  };
}

/**
 * Saves a product's translations, in the transaction that saves it; the names of its category, flavours and sizes are then
 * those of all products that have the word.
 * `before` is the product as it was, undefined for a new one. The name that stood there belongs to the category of that
 * time: it isn't given to another one that the product moves to, and a new product takes away none.
 */
export async function writeProductTranslations(
  tx: Session,
  { sku, category, translations }: Pick<ProductUpsert, 'sku' | 'category' | 'translations'>,
  before?: Pick<OwnedProduct, 'category' | 'translations'>,
): Promise<void> {
  const hindi = translations?.hi;
  if (hindi === undefined) return;
  const { category: name, choices = [], ...members } = hindi;
  await writeTranslations(tx, 'product', sku, { hi: members });
  const known = new Map(before?.translations?.hi?.choices?.map((each) => [each.choice, each.name]));
  for (const { choice, name: own } of choices) {
    if (own !== (known.get(choice) ?? '')) {
      await writeTranslations(tx, 'product-choice', choice, { hi: { choice: own } });
    }
  }
  if (name === undefined || name === (before?.translations?.hi?.category ?? '')) return;
  if (name === '' && before?.category !== category) return;
  await writeTranslations(tx, 'product-category', category, { hi: { category: name } });
}
