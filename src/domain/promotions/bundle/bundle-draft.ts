import type { Mistake, Rule } from '../../kit/failure.ts';
import { isMembership } from '../../catalogue/product/product.ts';
import type { Rupees } from '../../kit/money/money.ts';
import type { BundleType } from './store-bundle.ts';

/** The fields of a bundle that are validated together. */
export interface StoreBundleDraft {
  readonly type: BundleType;
  readonly products: readonly { readonly sku: string; readonly quantity: number }[];
  readonly minOrderValue: Rupees | null;
  readonly excludedProducts: readonly string[];
  /** ISO 8601; null or left out if not set. */
  readonly startsAt?: string | null | undefined;
  readonly validUntil: string | null;
}

/**
 * The rules of a bundle whose fields must fit each other (BND-01). The type decides how many products it needs, and
 * which. `categories` maps every product for sale to its category.
 */
export function bundleRules(draft: StoreBundleDraft, categories: ReadonlyMap<string, string>): readonly Rule[] {
  return [
    () => draft.products.map((_, place) => () => productProblem(draft, place, categories)),
    () => typeProblem(draft, categories),
    () =>
      draft.excludedProducts.map((sku, place) =>
        draft.products.some((product) => product.sku === sku)
          ? { field: `excludedProducts.${place}`, message: 'This product is part of the bundle' }
          : null,
      ),
    () => {
      const { startsAt, validUntil } = draft;
      return startsAt && validUntil !== null && new Date(validUntil) <= new Date(startsAt)
        ? { field: 'validUntil', message: 'The end must be after the start' }
        : null;
    },
  ];
}

function productProblem(
  { products }: StoreBundleDraft,
  place: number,
  categories: ReadonlyMap<string, string>,
): Mistake | null {
  const sku = products[place]?.sku ?? '';
  const field = `products.${place}.sku`;
  if (isMembership(sku)) return { field, message: 'The membership can’t be part of a bundle' };
  if (!categories.has(sku)) return { field, message: 'This product isn’t in the shop' };
  return products.some((other, where) => where < place && other.sku === sku)
    ? { field, message: 'This product is already in the bundle. Raise its quantity instead' }
    : null;
}

function typeProblem(draft: StoreBundleDraft, categories: ReadonlyMap<string, string>): Mistake | null {
  const field = 'products';
  switch (draft.type) {
    case 'bulk':
      if (draft.products.length !== 1) return { field, message: 'A bulk bundle has one product' };
      return (draft.products[0]?.quantity ?? 0) < 2
        ? { field: 'products.0.quantity', message: 'A bulk bundle needs 2 or more units' }
        : null;
    case 'combo':
      return draft.products.length < 2 ? { field, message: 'A combo needs 2 or more different products' } : null;
    case 'tier':
      return draft.minOrderValue === null
        ? { field: 'minOrderValue', message: 'A tier bundle needs a minimum order' }
        : null;
    case 'category':
      if (draft.products.length < 2) {
        return { field, message: 'A category bundle needs 2 or more different products' };
      }
      return new Set(draft.products.map(({ sku }) => categories.get(sku))).size > 1
        ? { field, message: 'All products must be in the same category' }
        : null;
  }
}
