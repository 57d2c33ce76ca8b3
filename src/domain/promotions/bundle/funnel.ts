/** Counts for each step from seeing a bundle to choosing it. */
interface Steps {
  readonly views: number;
  readonly clicks: number;
  readonly applies: number;
}

interface AllSteps extends Steps {
  /** Paid orders that include it. */
  readonly orders: number;
}

/** The purchase funnel of bundles in a period of Indian days, both ends included (ADM-03). */
export interface FunnelFigures {
  readonly from: string;
  readonly to: string;
  readonly totals: AllSteps;
  /** Days with activity, oldest first. */
  readonly days: readonly (AllSteps & { readonly day: string })[];
  readonly pages: readonly (Steps & { readonly page: string })[];
  readonly devices: readonly (Steps & { readonly device: string })[];
  readonly bundles: readonly (AllSteps & { readonly bundleId: string; readonly name: string })[];
}

/** Every day from one to another, both included: '2026-11-20', '2026-11-21'. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  const last = Date.parse(`${to}T00:00:00Z`);
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= last; at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

/** A step as a whole percentage of another; null if the other is 0. */
export function shareOf(step: number, of: number): number | null {
  return of === 0 ? null : Math.round((100 * step) / of);
}
