import type { Demand } from '../../catalogue/product/stock.queries.ts';

/** Units that `before` has and `after` hasn't, by product, size and flavour, in the order of `before` (DRF-01). */
export function lessDemand(before: readonly Demand[], after: readonly Demand[]): Demand[] {
  return before.flatMap((each) => {
    const units = each.units - unitsIn(after, each);
    return units > 0 ? [{ ...each, units }] : [];
  });
}

function unitsIn(demand: readonly Demand[], of: Demand): number {
  return (
    demand.find(({ sku, variant, flavour }) => sku === of.sku && variant === of.variant && flavour === of.flavour)
      ?.units ?? 0
  );
}
