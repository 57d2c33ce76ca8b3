import type { Product } from '../../src/domain/product/product.ts';

/** A product as it is seeded; its place in the list is its rank. */
export type SeedProduct = Omit<Product, 'published'>;

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
