import type { DraftProblem } from '../../promotions/bundle/bundle-draft.ts';
import type { Rupees } from '../../kit/money/money.ts';
import { isMembership, type Product, type ProductOption } from './product.ts';
import type { UnitWeight } from './weight.ts';

type DraftOption = Pick<ProductOption, 'variant' | 'flavour' | 'sku' | 'price' | 'mrp'>;

export type ProductDraft = Pick<Product, 'sku' | 'flavours' | 'variants' | 'timePeriod' | 'hsn'> & {
  readonly options: readonly DraftOption[];
  readonly price: Rupees;
  readonly label: { readonly mrp: Rupees | null };
  readonly weights: readonly UnitWeight[];
  readonly published: boolean;
  readonly description: string;
};

/** The first problem of a product as entered; null if there is none (CAT-02). */
export function productDraftProblem(draft: ProductDraft): DraftProblem | null {
  return (
    repeated('flavours', draft.flavours) ??
    repeated('variants', draft.variants) ??
    optionsProblem(draft) ??
    mrpProblem(draft) ??
    weightsProblem(draft) ??
    periodProblem(draft) ??
    (draft.published ? unfinishedProblem(draft) : null)
  );
}

/** Changes a price by a percentage, rounded half up to whole rupees; at least ₹1. */
export function repriced(price: Rupees, percent: number): Rupees {
  return Math.max(1, Math.floor((price * (100 + percent) + 50) / 100));
}

function mrpProblem({ options, price, label: { mrp } }: ProductDraft): DraftProblem | null {
  if (options.length > 0 || mrp === null || price <= mrp) return null;
  return { field: 'price', message: 'The price can’t be above the MRP' };
}

/**
 * A product with what its options decide: its sizes and flavours in their order, and the lowest price, which lists sort and
 * filter by (VAR-01).
 */
export function settled<
  Draft extends Pick<Product, 'flavours' | 'variants' | 'price'> & Pick<ProductDraft, 'options'>,
>(draft: Draft): Draft {
  const { options } = draft;
  if (options.length === 0) return draft;
  const named = (name: 'variant' | 'flavour', others: readonly string[]) => {
    const names = [...new Set(options.map((option) => option[name]))].filter((each) => each !== '');
    return names.length === 0 ? others : names;
  };
  return {
    ...draft,
    price: Math.min(...options.map(({ price }) => price)),
    variants: named('variant', draft.variants),
    flavours: named('flavour', draft.flavours),
  };
}

/** Either all options name a size or none, and the same for flavours; so each choice is exactly one of them. */
function optionsProblem({ sku, options, label }: ProductDraft): DraftProblem | null {
  const [first] = options;
  if (!first) return null;
  const at = (place: number, name: keyof DraftOption, message: string) => ({
    field: `options.${place}.${name}`,
    message,
  });
  if (isMembership(sku)) return at(0, 'variant', 'The membership is sold in one way only');
  const keys = options.map(({ variant, flavour }) => JSON.stringify([variant, flavour]));
  for (const [place, { variant, flavour, sku: code, price, mrp }] of options.entries()) {
    if (variant === '' && flavour === '') return at(place, 'variant', 'Enter a size or a flavour');
    if ((variant === '') !== (first.variant === '')) {
      return at(place, 'variant', 'Enter a size in all rows, or in none');
    }
    if ((flavour === '') !== (first.flavour === '')) {
      return at(place, 'flavour', 'Enter a flavour in all rows, or in none');
    }
    if (keys.indexOf(keys[place] ?? '') < place) return at(place, 'variant', 'This is already in the list');
    const isTaken = options.some((other, where) => where < place && other.sku === code);
    if (code !== '' && (code === sku || isTaken)) return at(place, 'sku', 'Each row has its own code');
    if (price > (mrp ?? label.mrp ?? price)) return at(place, 'price', 'The price can’t be above the MRP');
  }
  return null;
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
  if (place < 0) return measuresProblem(weights);
  const isTwice = names.indexOf(names[place] ?? '') < place;
  const message = isTwice ? 'This size already has a weight' : 'Use a size from the list of sizes';
  return { field: `weights.${place}.variant`, message };
}

function measuresProblem(weights: readonly UnitWeight[]): DraftProblem | null {
  for (const [place, { length = null, width = null, height = null }] of weights.entries()) {
    const missing = Object.entries({ length, width, height }).filter(([, side]) => side === null);
    const [first] = missing;
    if (first && missing.length < 3) {
      return { field: `weights.${place}.${first[0]}`, message: 'Enter length, width and height, or none of them' };
    }
  }
  return null;
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
