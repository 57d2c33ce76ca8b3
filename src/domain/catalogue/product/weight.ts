import type { BoxSize } from '../box.ts';
import type { ProductOption } from './product.ts';

/** Maximum weight of a unit and of a parcel, in grams. */
export const maxGrams = 100_000;

/** Packed weight of one unit by size. Size '' covers all sizes not listed. */
export interface UnitWeight {
  readonly variant: string;
  /** '' or left out for every flavour. */
  readonly flavour?: string | undefined;
  /** Whole grams. */
  readonly grams: number;
  /** Measures of the packed unit in whole centimetres; all of them or none. */
  readonly length?: number | null | undefined;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

export interface WeighedLine {
  readonly sku: string;
  readonly variant: string;
  readonly flavour?: string;
  readonly quantity: number;
}

/** The unit weights of a product: an option's own comes before those by size. */
export function unitWeightsOf({
  weights,
  options = [],
}: {
  readonly weights: readonly UnitWeight[];
  readonly options?: readonly ProductOption[] | undefined;
}): readonly UnitWeight[] {
  const own = options.flatMap(({ variant, flavour, grams }) => (grams ? [{ variant, flavour, grams }] : []));
  return [...own, ...weights];
}

/** Grams of one unit of this choice; null if it has no weight. */
export function unitGrams(
  { variant, flavour }: Pick<WeighedLine, 'variant' | 'flavour'>,
  weights: readonly UnitWeight[],
): number | null {
  const known = weights.filter((one) => !one.flavour || one.flavour === flavour);
  const unit = known.find((one) => one.variant === variant) ?? known.find((one) => one.variant === '');
  return unit?.grams ?? null;
}

/** The measures of one packed unit of this choice; null if nobody took them (SHP-01). */
export function unitSize(
  { variant }: Pick<WeighedLine, 'variant'>,
  weights: readonly UnitWeight[],
): BoxSize | null {
  const measured = weights.flatMap(({ variant: of, length, width, height }) =>
    length && width && height ? [{ of, size: { length, width, height } }] : [],
  );
  const unit = measured.find(({ of }) => of === variant) ?? measured.find(({ of }) => of === '');
  return unit?.size ?? null;
}

/** Total weight of the items in grams, without the box; null if any item has no weight (ORD-02). */
export function parcelWeight(
  lines: readonly WeighedLine[],
  weights: ReadonlyMap<string, readonly UnitWeight[]>,
): number | null {
  let grams = 0;
  for (const line of lines) {
    const unit = unitGrams(line, weights.get(line.sku) ?? []);
    if (unit === null) return null;
    grams += unit * line.quantity;
  }
  return grams > 0 && grams <= maxGrams ? grams : null;
}
