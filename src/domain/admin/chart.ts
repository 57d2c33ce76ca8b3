/** Unit of a chart's values, for the tick labels. */
export type ChartUnit = 'rupees' | 'count' | 'percent';

const shortFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

const scales = [
  { from: 10_000_000, word: 'Cr' },
  { from: 100_000, word: 'L' },
  { from: 1000, word: 'k' },
] as const;

/** A short number with Indian units: 1.2L, 80k, 3Cr. */
export function shortNumber(value: number): string {
  const scale = scales.find(({ from }) => Math.abs(value) >= from);
  return scale ? `${shortFormat.format(value / scale.from)}${scale.word}` : shortFormat.format(value);
}

/** The label of a grid line; only the top one shows the unit. */
export function tickName(value: number, unit: ChartUnit, isTop: boolean): string {
  const name = shortNumber(value);
  if (!isTop) return name;
  if (unit === 'rupees') return `₹${name}`;
  return unit === 'percent' ? `${name}%` : name;
}

/** Indexes of at most `max` labels along an axis of `count` points, always including the first and the last. */
export function namedPlaces(count: number, max: number): readonly number[] {
  if (count <= max) return Array.from({ length: count }, (_, place) => place);
  return Array.from({ length: max }, (_, index) => Math.round((index * (count - 1)) / (max - 1)));
}
