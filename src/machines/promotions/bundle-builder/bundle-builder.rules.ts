import { bundlePercentage, bundleTotals, type BundleSizes } from '../../../domain/promotions/bundle/bundle.ts';
import type { Rupees } from '../../../domain/kit/money/money.ts';
import type { StoreBundle } from '../../../domain/promotions/bundle/store-bundle.ts';
import { firstChoice, isAvailable, soldAs } from '../../../domain/catalogue/product/option.ts';
import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';

/** A picked product with its options. */
export interface BundlePick {
  readonly sku: string;
  readonly flavour: string;
  readonly variant: string;
}

/** A bundle of the shop, as far as it can be compared with one's own. */
export type ReadyBundle = Pick<StoreBundle, 'name' | 'products' | 'discountedPrice' | 'conditions'>;

/** What there is to choose from. */
export interface Offer {
  readonly products: readonly PricedProduct[];
  readonly ready: readonly ReadyBundle[];
}

export interface Draft {
  readonly sizes: BundleSizes;
  readonly choices: readonly PricedProduct[];
  readonly picks: readonly BundlePick[];
}

/** The price of a bundle of one size. */
export interface Rung {
  readonly size: number;
  readonly percentage: number;
  /** Whole rupees, filled up with the cheapest remaining products; null if there aren't enough. */
  readonly price: Rupees | null;
}

/** A product with its first flavour and size. */
export function pickOf(product: PricedProduct): BundlePick {
  return { sku: product.sku, ...firstChoice(product, { flavour: 'Standard', variant: 'Standard' }) };
}

/** Whether a picked product can be had with this flavour or size instead. */
export function canChange(
  { choices, picks }: Pick<Draft, 'choices' | 'picks'>,
  change: { readonly sku: string; readonly flavour?: string; readonly variant?: string },
): boolean {
  const product = choices.find(({ sku }) => sku === change.sku);
  if (!product) return false;
  const pick = { ...(picks.find(({ sku }) => sku === change.sku) ?? pickOf(product)), ...change };
  return (
    (change.flavour === undefined || product.flavours.includes(change.flavour)) &&
    (change.variant === undefined || product.variants.includes(change.variant)) &&
    (!product.options || isAvailable(product, pick))
  );
}

/** The smallest number of products with a discount. */
export function smallestSize(sizes: BundleSizes): number {
  return Math.min(...sizes.map(({ size }) => size));
}

/** The number of products from which the discount no longer grows. */
export function largestSize(sizes: BundleSizes): number {
  return Math.max(0, ...sizes.map(({ size }) => size));
}

/** The price of the picks separately and as a bundle (MNY-05); the server confirms the percentage (CRT-08). */
export function totalsOf({ sizes, choices, picks }: Draft) {
  const percentage = bundlePercentage(sizes, picks.length);
  const lines = pickedPrices(picks, choices);
  return { percentage, ...bundleTotals(lines, percentage) };
}

/** The price of each size with the current picks: exact for sizes reached, a minimum for larger ones. */
export function rungsOf({ sizes, choices, picks }: Draft): readonly Rung[] {
  const isPicked = (sku: string) => picks.some((pick) => pick.sku === sku);
  const chosen = pickedPrices(picks, choices);
  const spare = pricesOf(choices.filter(({ sku, stock }) => !isPicked(sku) && stock > 0)).toSorted(
    (one, other) => one.price - other.price,
  );
  return sizes
    .toSorted((one, other) => one.size - other.size)
    .map(({ size, percentage }) => {
      const lines = [...chosen, ...spare.slice(0, Math.max(0, size - chosen.length))];
      return { size, percentage, price: lines.length < size ? null : bundleTotals(lines, percentage).finalPrice };
    });
}

/**
 * The cheapest bundle of the shop with exactly these products, one of each, if it costs less than the bundle of one's
 * own (BND-21). One that needs a larger order isn't compared.
 */
export function cheaperReady(draft: Draft & { readonly ready: readonly ReadyBundle[] }): ReadyBundle | null {
  const { finalPrice } = totalsOf(draft);
  const isSame = ({ products }: ReadyBundle) =>
    products.length === draft.picks.length &&
    products.every(({ sku, quantity }) => quantity === 1 && draft.picks.some((pick) => pick.sku === sku));
  const [best] = draft.ready
    .filter((each) => isSame(each) && each.discountedPrice < finalPrice)
    .filter(({ conditions, discountedPrice }) => (conditions.minOrderValue ?? 0) <= discountedPrice)
    .toSorted((one, other) => one.discountedPrice - other.discountedPrice);
  return best ?? null;
}

/** Replaces known products with their new versions and appends new ones. */
export function mergedChoices(
  choices: readonly PricedProduct[],
  fresh: readonly PricedProduct[],
): readonly PricedProduct[] {
  const bySku = new Map(fresh.map((product) => [product.sku, product]));
  const known = new Set(choices.map(({ sku }) => sku));
  return [
    ...choices.map((product) => bySku.get(product.sku) ?? product),
    ...fresh.filter(({ sku }) => !known.has(sku)),
  ];
}

/** The picks that are still available, with options that still exist. */
export function keptPicks(picks: readonly BundlePick[], choices: readonly PricedProduct[]): readonly BundlePick[] {
  return picks.flatMap((pick) => {
    const product = choices.find(({ sku, stock }) => sku === pick.sku && stock > 0);
    if (!product) return [];
    const first = pickOf(product);
    const kept = {
      sku: pick.sku,
      flavour: product.flavours.includes(pick.flavour) ? pick.flavour : first.flavour,
      variant: product.variants.includes(pick.variant) ? pick.variant : first.variant,
    };
    return [isAvailable(product, kept) ? kept : first];
  });
}

function pickedPrices(picks: readonly BundlePick[], choices: readonly PricedProduct[]) {
  return picks.flatMap((pick) => {
    const product = soldAs(
      choices.find(({ sku }) => sku === pick.sku),
      pick,
    );
    return product ? pricesOf([product]) : [];
  });
}

function pricesOf(products: readonly PricedProduct[]) {
  return products.map(({ price }) => ({ price, quantity: 1 }));
}
