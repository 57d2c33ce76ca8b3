import { bundleConstants } from '../../kit/constants.ts';

/** What the server counted of a bundle (BND-14). */
export interface BundleMetrics {
  /** Sessions that looked at it lately. */
  readonly viewCount: number;
  /** Bought today. */
  readonly recentPurchases: number;
  readonly stockLevel: number;
  readonly popularityScore: number;
}

/** What is shown while the figures cannot be had: nothing that would hurry anybody (BND-14). */
export const unknownMetrics: BundleMetrics = {
  viewCount: 0,
  recentPurchases: 0,
  stockLevel: bundleConstants.defaultStock,
  popularityScore: 0,
};

const minimums: BundleMetrics = { viewCount: 0, recentPurchases: 0, stockLevel: 1, popularityScore: 0 };

/** Each figure as a number, never below its minimum; null of an answer that is no object (BND-14). */
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
