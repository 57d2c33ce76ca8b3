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

/** The invalid field and a message saying what to enter. */
export interface DraftProblem {
  readonly field: string;
  readonly message: string;
}

/**
 * The first problem of a bundle as entered; null if there is none (BND-01). The type decides how many products it
 * needs, and which. `categories` maps every product for sale to its category.
 */
export function draftProblem(
  draft: StoreBundleDraft,
  categories: ReadonlyMap<string, string>,
): DraftProblem | null {
  return productProblem(draft, categories) ?? typeProblem(draft, categories) ?? conditionProblem(draft);
}

function productProblem(
  { products }: StoreBundleDraft,
  categories: ReadonlyMap<string, string>,
): DraftProblem | null {
  for (const [index, { sku }] of products.entries()) {
    const field = `products.${index}.sku`;
    if (isMembership(sku)) return { field, message: 'The membership can’t be part of a bundle' };
    if (!categories.has(sku)) return { field, message: 'This product isn’t in the shop' };
    if (products.findIndex((other) => other.sku === sku) < index) {
      return { field, message: 'This product is already in the bundle. Raise its quantity instead' };
    }
  }
  return null;
}

function typeProblem(
  { type, products, minOrderValue }: StoreBundleDraft,
  categories: ReadonlyMap<string, string>,
): DraftProblem | null {
  const field = 'products';
  switch (type) {
    case 'bulk':
      if (products.length !== 1) return { field, message: 'A bulk bundle has one product' };
      return (products[0]?.quantity ?? 0) < 2
        ? { field: 'products.0.quantity', message: 'A bulk bundle needs 2 or more units' }
        : null;
    case 'combo':
      return products.length < 2 ? { field, message: 'A combo needs 2 or more different products' } : null;
    case 'tier':
      return minOrderValue === null
        ? { field: 'minOrderValue', message: 'A tier bundle needs a minimum order' }
        : null;
    case 'category':
      if (products.length < 2) return { field, message: 'A category bundle needs 2 or more different products' };
      return new Set(products.map(({ sku }) => categories.get(sku))).size > 1
        ? { field, message: 'All products must be in the same category' }
        : null;
  }
}

function conditionProblem({
  products,
  excludedProducts,
  startsAt,
  validUntil,
}: StoreBundleDraft): DraftProblem | null {
  const excluded = excludedProducts.findIndex((sku) => products.some((product) => product.sku === sku));
  if (excluded >= 0) {
    return { field: `excludedProducts.${excluded}`, message: 'This product is part of the bundle' };
  }
  return startsAt && validUntil !== null && new Date(validUntil) <= new Date(startsAt)
    ? { field: 'validUntil', message: 'The end must be after the start' }
    : null;
}
