import type { Product } from '../../../../src/domain/catalogue/product/product.ts';
import type { UnitWeight } from '../../../../src/domain/catalogue/product/weight.ts';

/** A product as it is seeded; its place in the list is its rank. */
export interface SeedProduct extends Omit<Product, 'published'> {
  readonly weights: readonly UnitWeight[];
}

/** One month of each bottle in every size, off the list price; the combination's percentage is the shop's own. */
export const usualDiscount = { trial: 0, weekly: 5, monthly: 10, comboDiscount: 15 } as const;

/** An Ayurvedic proprietary medicine, as the tariff names it. */
export const ayurvedicHsn = '30049011';

/** What every label of the range says; what only the owner knows is on the label itself. */
export function labelFactsOf(netQuantity: string, bestBefore: string): Product['labelFacts'] {
  return [
    { label: 'Net quantity', value: netQuantity },
    { label: 'Country of origin', value: 'India' },
    { label: 'Best before', value: bestBefore },
    { label: 'AYUSH licence', value: 'Shown on the label' },
    { label: 'Made by', value: 'Shown on the label, with the address' },
    { label: 'Batch and date of packing', value: 'Shown on the label' },
    { label: 'Storage', value: 'Below 30 °C, away from light; close the cap after use' },
  ];
}

/** Grams of a millilitre: of the carrier, which is nearly all of what a bottle holds. */
export const density = { oil: 0.92, glycerine: 1.26 } as const;

/** Grams of an empty bottle of amber glass with its dropper, as bottles of these millilitres usually weigh. */
const bottleGrams = { 5: 27, 15: 47, 30: 65 } as const;
/** The folding box with its leaflet. */
const cartonGrams = 15;

interface SeedSize {
  readonly variant: string;
  readonly bottles: number;
  readonly millilitres: keyof typeof bottleGrams;
}

/**
 * What sizes weigh as they are sold: glass, what is in it, and one carton. Reckoned, not weighed: an owner writes what
 * the scale says in the product's form.
 */
export function weightsOf(gramsPerMillilitre: number, sizes: readonly SeedSize[]): readonly UnitWeight[] {
  return sizes.map(({ variant, bottles, millilitres }) => ({
    variant,
    grams: Math.round(bottles * (bottleGrams[millilitres] + millilitres * gramsPerMillilitre) + cartonGrams),
  }));
}
