/** Outer measures in whole centimetres. */
export interface BoxSize {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** A box that the shop packs parcels in (SHP-01). */
export interface PackingBox extends BoxSize {
  readonly name: string;
  /** Weight of the empty box with its filling, whole grams. */
  readonly grams: number;
}

/** The longest side of a box or a unit, in centimetres. */
export const maxCentimetres = 200;
/** Boxes that a shop can have. */
export const maxBoxes = 12;

/** Units that go into one parcel; `size` is that of a packed unit, null if nobody measured it. */
export interface PackedUnits {
  readonly size: BoxSize | null;
  readonly quantity: number;
}

/** Cubic centimetres. */
export function volumeOf({ length, width, height }: BoxSize): number {
  return length * width * height;
}

/** What couriers bill a box as at least, whole grams: a kilogram for 5,000 cubic centimetres (SHP-01). */
export function volumetricGrams(size: BoxSize): number {
  return Math.ceil(volumeOf(size) / 5);
}

/**
 * The smallest box by volume that takes these units: together by volume, and each of them by its sides. The largest if
 * none does. Null without boxes, or while a unit isn't measured (SHP-01).
 */
export function smallestBox(units: readonly PackedUnits[], boxes: readonly PackingBox[]): PackingBox | null {
  const bySize = boxes.toSorted((one, other) => volumeOf(one) - volumeOf(other));
  const sizes = units.flatMap(({ size }) => size ?? []);
  if (sizes.length < units.length) return null;
  let volume = 0;
  for (const { size, quantity } of units) volume += size === null ? 0 : volumeOf(size) * quantity;
  const fitting = bySize.find((box) => volumeOf(box) >= volume && sizes.every((size) => goesInto(size, box)));
  return fitting ?? bySize.at(-1) ?? null;
}

/** Whether one unit goes into a box along its sides. */
function goesInto(unit: BoxSize, box: BoxSize): boolean {
  const sides = sidesOf(box);
  return sidesOf(unit).every((side, place) => side <= (sides[place] ?? 0));
}

function sidesOf({ length, width, height }: BoxSize): number[] {
  return [length, width, height].toSorted((one, other) => one - other);
}

/** '30 × 20 × 10 cm'. */
export function sizeText({ length, width, height }: BoxSize): string {
  return `${length} × ${width} × ${height} cm`;
}
