import type { DraftProblem } from '../../promotions/bundle/bundle-draft.ts';
import type { Rupees } from '../../kit/money/money.ts';
import { isMembership, type Product } from './product.ts';
import type { UnitWeight } from './weight.ts';

export type ProductDraft = Pick<Product, 'sku' | 'flavours' | 'variants' | 'timePeriod' | 'hsn'> & {
  readonly weights: readonly UnitWeight[];
  readonly published: boolean;
  readonly description: string;
};

/** The first problem of a product as entered; null if there is none (CAT-02). */
export function productDraftProblem(draft: ProductDraft): DraftProblem | null {
  return (
    repeated('flavours', draft.flavours) ??
    repeated('variants', draft.variants) ??
    weightsProblem(draft) ??
    periodProblem(draft) ??
    (draft.published ? unfinishedProblem(draft) : null)
  );
}

/** Changes a price by a percentage, rounded half up to whole rupees; at least ₹1. */
export function repriced(price: Rupees, percent: number): Rupees {
  return Math.max(1, Math.floor((price * (100 + percent) + 50) / 100));
}

function repeated(field: 'flavours' | 'variants', choices: readonly string[]): DraftProblem | null {
  const index = choices.findIndex((choice, place) => choices.indexOf(choice) < place);
  return index < 0 ? null : { field: `${field}.${index}`, message: 'This is already in the list' };
}

function weightsProblem({ variants, weights }: ProductDraft): DraftProblem | null {
  const names = weights.map(({ variant }) => variant);
  const place = names.findIndex(
    (name, at) => names.indexOf(name) < at || (name !== '' && !variants.includes(name)),
  );
  if (place < 0) return null;
  const isTwice = names.indexOf(names[place] ?? '') < place;
  const message = isTwice ? 'This size already has a weight' : 'Use a size from the list of sizes';
  return { field: `weights.${place}.variant`, message };
}

function periodProblem({ sku, timePeriod }: ProductDraft): DraftProblem | null {
  const field = 'timePeriod';
  if (isMembership(sku)) {
    return timePeriod === null ? { field, message: 'Enter the length of the membership in months' } : null;
  }
  return timePeriod === null ? null : { field, message: 'Only the membership has a length in months' };
}

/** What a published product still lacks, for the law or for the shopper. */
export function unfinishedProblem({
  hsn,
  description,
}: Pick<ProductDraft, 'hsn' | 'description'>): DraftProblem | null {
  if (hsn === '') return { field: 'hsn', message: 'Invoices need the HSN code' };
  return description.trim() === ''
    ? { field: 'description', message: 'Add a description before publishing' }
    : null;
}
