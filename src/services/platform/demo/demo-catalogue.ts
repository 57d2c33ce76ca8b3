import type { Api } from '../../../contract/api.ts';
import type { AnswerOf, QueryInputOf } from '../../../contract/call.ts';
import { pageSize, type Facet } from '../../../domain/catalogue/catalogue.ts';
import { isMembership, type Product } from '../../../domain/catalogue/product/product.ts';

type ListQuery = QueryInputOf<Api['listProducts']>;

const orders: Readonly<Record<string, (one: Product, other: Product) => number>> = {
  price: (one, other) => one.price - other.price,
  '-price': (one, other) => other.price - one.price,
  name: (one, other) => one.name.localeCompare(other.name),
};

/** Lists products as the server would, from the few in the page. */
export function listOf(products: readonly Product[], query: ListQuery): AnswerOf<Api['listProducts']> {
  const listed = products.filter(({ sku }) => !isMembership(sku));
  const order = orders[query.sort ?? ''];
  const found = listed.filter((product) => isWanted(product, query));
  const sorted = order ? found.toSorted(order) : found;
  const from = Number(query.offset ?? 0);
  return {
    total: found.length,
    products: sorted.slice(from, from + Number(query.limit ?? pageSize)).map(cardOf),
    facets: {
      categories: facetsOf(listed.map(({ category }) => category)),
      flavours: facetsOf(listed.flatMap(({ flavours }) => flavours)),
    },
  };
}

function isWanted(product: Product, { q, category, flavour, minPrice, maxPrice }: ListQuery): boolean {
  const text = `${product.name} ${product.nativeName ?? ''} ${product.tagline} ${product.category}`.toLowerCase();
  const words = (q ?? '').toLowerCase().split(/\s+/u);
  return (
    words.every((word) => text.includes(word)) &&
    (category === undefined || product.category === category) &&
    (flavour === undefined || product.flavours.includes(flavour)) &&
    (minPrice === undefined || product.price >= Number(minPrice)) &&
    (maxPrice === undefined || product.price <= Number(maxPrice))
  );
}

function cardOf(product: Product): AnswerOf<Api['listProducts']>['products'][number] {
  const { sku, name, nativeName, tagline, category, price, discount, timePeriod, stock } = product;
  return {
    sku,
    name,
    nativeName,
    tagline,
    category,
    price,
    discount,
    flavours: [...product.flavours],
    variants: [...product.variants],
    timePeriod,
    images: [...product.images],
    stock,
  };
}

function facetsOf(values: readonly string[]): Facet[] {
  return [...new Set(values)]
    .toSorted()
    .map((value) => ({ value, count: values.filter((each) => each === value).length }));
}
