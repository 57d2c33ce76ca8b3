import { matchRoute, type RouteName } from '../shell/page/route.ts';

/** The web vitals we record. */
export const speedMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type SpeedMetric = (typeof speedMetrics)[number];

export const pageKinds = ['home', 'shop', 'product', 'journal', 'text', 'checkout', 'account', 'other'] as const;
export type PageKind = (typeof pageKinds)[number];

export const speedPeriods = ['7', '30', '90'] as const;
export type SpeedPeriod = (typeof speedPeriods)[number];

/**
 * Histogram bucket bounds, and the limit for a good value. Milliseconds; CLS has no unit and is counted in
 * thousandths.
 */
interface Scale {
  readonly good: number;
  readonly bounds: readonly number[];
}

export const speedScales: Readonly<Record<SpeedMetric, Scale>> = {
  LCP: { good: 2500, bounds: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000, 20_000] },
  INP: { good: 200, bounds: [25, 50, 75, 100, 150, 200, 300, 500, 1000, 2000] },
  CLS: { good: 100, bounds: [5, 10, 25, 50, 75, 100, 150, 250, 500, 1000] },
  FCP: { good: 1800, bounds: [400, 800, 1200, 1800, 2400, 3000, 4000, 6000, 10_000] },
  TTFB: { good: 800, bounds: [100, 200, 400, 600, 800, 1200, 1800, 3000, 6000] },
};

/** Index of the bucket that a value falls into; the last bucket has no upper bound. */
export function bucketOf(metric: SpeedMetric, value: number): number {
  const { bounds } = speedScales[metric];
  const found = bounds.findIndex((bound) => value <= bound);
  return found === -1 ? bounds.length : found;
}

/** Number of visits by bucket index. */
export type Histogram = ReadonlyMap<number, number>;

export function countIn(histogram: Histogram): number {
  return [...histogram.values()].reduce((total, count) => total + count, 0);
}

/** The 75th percentile, interpolated within its bucket; null without visits. */
export function threeQuarters(metric: SpeedMetric, histogram: Histogram): number | null {
  const total = countIn(histogram);
  if (total === 0) return null;
  const { bounds } = speedScales[metric];
  const wanted = total * 0.75;
  let below = 0;
  for (const [bucket, upper] of bounds.entries()) {
    const here = histogram.get(bucket) ?? 0;
    if (here > 0 && below + here >= wanted) {
      const lower = bounds[bucket - 1] ?? 0;
      return Math.round(lower + ((upper - lower) * (wanted - below)) / here);
    }
    below += here;
  }
  return bounds.at(-1) ?? null;
}

/** Share of visits with a good value, 0 to 1; null without visits. */
export function goodShare(metric: SpeedMetric, histogram: Histogram): number | null {
  const total = countIn(histogram);
  if (total === 0) return null;
  const { good, bounds } = speedScales[metric];
  const last = bounds.indexOf(good);
  const hits = [...histogram].filter(([bucket]) => bucket <= last).map(([, count]) => count);
  return hits.reduce((sum, count) => sum + count, 0) / total;
}

const kinds: Partial<Record<RouteName, PageKind>> = {
  home: 'home',
  shop: 'shop',
  product: 'product',
  blog: 'journal',
  post: 'journal',
  about: 'text',
  contact: 'text',
  faq: 'text',
  legal: 'text',
  checkout: 'checkout',
  payment: 'checkout',
  'order-success': 'checkout',
  pay: 'checkout',
  dashboard: 'account',
  login: 'account',
  register: 'account',
};

/** The kind of page at a path. Paths themselves are never recorded. */
export function pageKindOf(path: string): PageKind {
  return kinds[matchRoute(path).route] ?? 'other';
}
