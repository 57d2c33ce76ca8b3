/** Maximum weight of a unit and of a parcel, in grams. */
export const maxGrams = 100_000;

/** Packed weight of one unit by size. Size '' covers all sizes not listed. */
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

/** Total weight of the items in grams, without the box; null if any item has no weight (ORD-02). */
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
