import { type Mistake, mistakesOf, type Rule } from '../../kit/failure.ts';
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

/** The rules of a product whose fields must fit each other (CAT-02). What its options decide may still be missing. */
export function productRules(draft: ProductDraft): readonly Rule[] {
  return [
    () => (draft.options.length > 0 ? null : repeated('flavours', draft.flavours)),
    () => (draft.options.length > 0 ? null : repeated('variants', draft.variants)),
    () => draft.options.map((_, place) => optionRules(draft, place)),
    () => mrpProblem(draft),
    () => draft.weights.map((_, place) => weightRules(draft, place)),
    () => periodProblem(draft),
    () => (draft.published && draft.hsn === '' ? noHsn : null),
    () => (draft.published && draft.description.trim() === '' ? noDescription : null),
  ];
}

/** The first problem of a product as entered; null if there is none. */
export function productDraftProblem(draft: ProductDraft): Mistake | null {
  return mistakesOf(productRules(draft))[0] ?? null;
}

/** Changes a price by a percentage, rounded half up to whole rupees; at least ₹1. */
export function repriced(price: Rupees, percent: number): Rupees {
  return Math.max(1, Math.floor((price * (100 + percent) + 50) / 100));
}

function mrpProblem({ options, price, label: { mrp } }: ProductDraft): Mistake | null {
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
  const flavours = namesIn(options.map(({ flavour }) => flavour));
  return {
    ...draft,
    price: Math.min(...options.map(({ price }) => price)),
    variants: sizesOf(draft),
    flavours: flavours.length === 0 ? draft.flavours : flavours,
  };
}

/** The sizes of a product: those of its options, if they name any. */
function sizesOf(draft: Pick<Product, 'variants'> & Pick<ProductDraft, 'options'>): readonly string[] {
  const sizes = namesIn(draft.options.map(({ variant }) => variant));
  return sizes.length === 0 ? draft.variants : sizes;
}

function namesIn(names: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((each) => each !== '');
}

/** Either all options name a size or none, and the same for flavours; so each choice is exactly one of them. */
function optionRules(draft: ProductDraft, place: number): readonly Rule[] {
  const { options } = draft;
  const at = (name: keyof DraftOption, message: string) => ({ field: `options.${place}.${name}`, message });
  return [
    () => (place === 0 && isMembership(draft.sku) ? at('variant', 'The membership is sold in one way only') : null),
    () => {
      const [first, option] = [options[0], options[place]];
      if (!first || !option) return null;
      const { variant, flavour } = option;
      if (variant === '' && flavour === '') return at('variant', 'Enter a size or a flavour');
      if ((variant === '') !== (first.variant === '')) {
        return at('variant', 'Enter a size in all rows, or in none');
      }
      if ((flavour === '') !== (first.flavour === '')) {
        return at('flavour', 'Enter a flavour in all rows, or in none');
      }
      const isTwice = options.some(
        (other, where) => where < place && other.variant === variant && other.flavour === flavour,
      );
      return isTwice ? at('variant', 'This is already in the list') : null;
    },
    () => {
      const code = options[place]?.sku ?? '';
      if (code === '') return null;
      const isTaken = code === draft.sku || options.some((other, where) => where < place && other.sku === code);
      return isTaken ? at('sku', 'Each row has its own code') : null;
    },
    () => {
      const option = options[place];
      const isAbove = option && option.price > (option.mrp ?? draft.label.mrp ?? option.price);
      return isAbove ? at('price', 'The price can’t be above the MRP') : null;
    },
  ];
}

function repeated(field: 'flavours' | 'variants', choices: readonly string[]): readonly Mistake[] {
  return choices.flatMap((choice, place) =>
    choices.indexOf(choice) < place ? [{ field: `${field}.${place}`, message: 'This is already in the list' }] : [],
  );
}

function weightRules(draft: ProductDraft, place: number): readonly Rule[] {
  const { weights } = draft;
  return [
    () => {
      const name = weights[place]?.variant ?? '';
      const field = `weights.${place}.variant`;
      if (weights.some((other, where) => where < place && other.variant === name)) {
        return { field, message: 'This size already has a weight' };
      }
      if (name === '' || sizesOf(draft).includes(name)) return null;
      return { field, message: 'Use a size from the list of sizes' };
    },
    () => {
      const { length = null, width = null, height = null } = weights[place] ?? {};
      const missing = Object.entries({ length, width, height }).filter(([, side]) => side === null);
      if (missing.length === 3) return null;
      const message = 'Enter length, width and height, or none of them';
      return missing.map(([side]) => ({ field: `weights.${place}.${side}`, message }));
    },
  ];
}

function periodProblem({ sku, timePeriod }: ProductDraft): Mistake | null {
  const field = 'timePeriod';
  if (isMembership(sku)) {
    return timePeriod === null ? { field, message: 'Enter the length of the membership in months' } : null;
  }
  return timePeriod === null ? null : { field, message: 'Only the membership has a length in months' };
}

const noHsn = { field: 'hsn', message: 'Invoices need the HSN code' };
const noDescription = { field: 'description', message: 'Add a description before publishing' };

/** What a published product still lacks, for the law or for the shopper. */
export function unfinishedProblem({ hsn, description }: Pick<ProductDraft, 'hsn' | 'description'>): Mistake | null {
  if (hsn === '') return noHsn;
  return description.trim() === '' ? noDescription : null;
}
