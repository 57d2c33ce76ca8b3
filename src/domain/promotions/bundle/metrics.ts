import { bundleConstants } from '../../kit/constants.ts';

/** Server-side counts for a bundle (BND-14). */
export interface BundleMetrics {
  /** Sessions that viewed it recently. */
  readonly viewCount: number;
  /** Purchases today. */
  readonly recentPurchases: number;
  readonly stockLevel: number;
  readonly popularityScore: number;
}

/** Shown when the metrics aren't available: nothing that creates urgency (BND-14). */
export const unknownMetrics: BundleMetrics = {
  viewCount: 0,
  recentPurchases: 0,
  stockLevel: bundleConstants.defaultStock,
  popularityScore: 0,
};

const minimums: BundleMetrics = { viewCount: 0, recentPurchases: 0, stockLevel: 1, popularityScore: 0 };

/** Parses an answer, clamping each figure to its minimum; null if it isn't an object (BND-14). */
export function metricsOf(answer: unknown): BundleMetrics | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null;
  const fields = new Map<string, unknown>(Object.entries(answer));
  const figure = (name: keyof BundleMetrics) => {
    const value = Number(fields.get(name));
    return Number.isFinite(value) ? Math.max(minimums[name], value) : minimums[name];
  };
  return {
    viewCount: figure('viewCount'),
    recentPurchases: figure('recentPurchases'),
    stockLevel: figure('stockLevel'),
    popularityScore: figure('popularityScore'),
  };
}
