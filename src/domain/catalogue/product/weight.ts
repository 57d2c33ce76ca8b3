/** Grams of the heaviest unit, and of the heaviest parcel. */
export const maxGrams = 100_000;

/** What a unit of a size weighs, packed for sale. The size '' is every size that is not named. */
export interface UnitWeight {
  readonly variant: string;
  /** Whole grams. */
  readonly grams: number;
}

export interface WeighedLine {
  readonly sku: string;
  readonly variant: string;
  readonly quantity: number;
}

/** Grams of the goods of a parcel, without its box; null where one of them has no weight (ORD-02). */
export function parcelWeight(
  lines: readonly WeighedLine[],
  weights: ReadonlyMap<string, readonly UnitWeight[]>,
): number | null {
  let grams = 0;
  for (const { sku, variant, quantity } of lines) {
    const known = weights.get(sku) ?? [];
    const unit = known.find((one) => one.variant === variant) ?? known.find((one) => one.variant === '');
    if (!unit) return null;
    grams += unit.grams * quantity;
  }
  return grams > 0 && grams <= maxGrams ? grams : null;
}
