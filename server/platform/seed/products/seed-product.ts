import type { Product } from '../../../../src/domain/catalogue/product/product.ts';
import { emptyLabel, type ProductLabel } from '../../../../src/domain/catalogue/product/label.ts';
import type { UnitWeight } from '../../../../src/domain/catalogue/product/weight.ts';

/** A seeded product; its index in the list is its rank. */
export interface SeedProduct extends Omit<Product, 'published'> {
  readonly weights: readonly UnitWeight[];
}

/**
 * A month's supply of each bottle in every size, at a discount; the percentage for combinations is the shop's own.
 */
export const usualDiscount = { trial: 0, weekly: 5, monthly: 10, comboDiscount: 15 } as const;

/** An Ayurvedic proprietary medicine in the customs tariff. */
export const ayurvedicHsn = '30049011';

/** The label of a bottle, as far as it is the sample's: MRP, maker, licence and batch are the owner's to enter. */
export function labelOf(millilitres: number, bestBefore: string): ProductLabel {
  return {
    ...emptyLabel,
    netAmount: millilitres,
    netUnit: 'ml',
    origin: 'India',
    bestBefore,
    caution: 'Keep out of reach of children. Ask a doctor first if you are pregnant, nursing or under treatment.',
  };
}

/** Label texts common to the range; what only the owner knows is on the label itself. */
export function labelFactsOf(): Product['labelFacts'] {
  return [
    { label: 'AYUSH licence', value: 'Shown on the label' },
    { label: 'Made by', value: 'Shown on the label, with the address' },
    { label: 'Batch and date of packing', value: 'Shown on the label' },
    { label: 'Storage', value: 'Below 30 °C, away from light; close the cap after use' },
  ];
}

/** Grams per millilitre: the density of the carrier, which is nearly all of the content. */
export const density = { oil: 0.92, glycerine: 1.26 } as const;

/** Grams of an empty amber bottle with its dropper, typical for these millilitres. */
const bottleGrams = { 5: 27, 15: 47, 30: 65 } as const;
/** The folding box with its leaflet. */
const cartonGrams = 15;

interface SeedSize {
  readonly variant: string;
  readonly bottles: number;
  readonly millilitres: keyof typeof bottleGrams;
}

/**
 * Gross weights by size: bottle, content and one carton. Calculated, not weighed: owners enter the real weight in
 * the product form.
 */
export function weightsOf(gramsPerMillilitre: number, sizes: readonly SeedSize[]): readonly UnitWeight[] {
  return sizes.map(({ variant, bottles, millilitres }) => ({
    variant,
    grams: Math.round(bottles * (bottleGrams[millilitres] + millilitres * gramsPerMillilitre) + cartonGrams),
  }));
}
