import type { DraftProblem } from '../bundle/bundle-draft.ts';
import type { Rupees } from '../money/money.ts';
import { isMembership, type Product } from './product.ts';

export type ProductDraft = Pick<Product, 'sku' | 'flavours' | 'variants' | 'timePeriod' | 'hsn'> & {
  readonly published: boolean;
  readonly description: string;
};

/** The first thing that is wrong with a product as somebody entered it, null when nothing is (CAT-02). */
export function productDraftProblem(draft: ProductDraft): DraftProblem | null {
  return (
    repeated('flavours', draft.flavours) ??
    repeated('variants', draft.variants) ??
    periodProblem(draft) ??
    (draft.published ? unfinishedProblem(draft) : null)
  );
}

/** A price changed by a percentage, to whole rupees, half up; never below ₹1. */
export function repriced(price: Rupees, percent: number): Rupees {
  return Math.max(1, Math.floor((price * (100 + percent) + 50) / 100));
}

function repeated(field: 'flavours' | 'variants', choices: readonly string[]): DraftProblem | null {
  const index = choices.findIndex((choice, place) => choices.indexOf(choice) < place);
  return index < 0 ? null : { field: `${field}.${index}`, message: 'This is in the list already' };
}

function periodProblem({ sku, timePeriod }: ProductDraft): DraftProblem | null {
  const field = 'timePeriod';
  if (isMembership(sku)) {
    return timePeriod === null ? { field, message: 'Say how many months the membership lasts' } : null;
  }
  return timePeriod === null ? null : { field, message: 'Only the membership lasts for months' };
}

/** What the law and the shopper want of a product that is on sale. */
export function unfinishedProblem({
  hsn,
  description,
}: Pick<ProductDraft, 'hsn' | 'description'>): DraftProblem | null {
  if (hsn === '') return { field: 'hsn', message: 'An invoice needs the HSN code' };
  return description.trim() === ''
    ? { field: 'description', message: 'Say what it is before it is published' }
    : null;
}
