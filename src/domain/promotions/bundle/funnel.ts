/** How often something was done on the way from seeing a bundle to choosing it. */
interface Steps {
  readonly views: number;
  readonly clicks: number;
  readonly applies: number;
}

interface AllSteps extends Steps {
  /** Orders that have it and are paid. */
  readonly orders: number;
}

/** The way from seeing bundles to buying them in a period; days are India's, both counted in (ADM-03). */
export interface FunnelFigures {
  readonly from: string;
  readonly to: string;
  readonly totals: AllSteps;
  /** Days on which something happened, in their order. */
  readonly days: readonly (AllSteps & { readonly day: string })[];
  readonly pages: readonly (Steps & { readonly page: string })[];
  readonly devices: readonly (Steps & { readonly device: string })[];
  readonly bundles: readonly (AllSteps & { readonly bundleId: string; readonly name: string })[];
}

/** Every day from one to another, both counted in: '2026-11-20', '2026-11-21'. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  const last = Date.parse(`${to}T00:00:00Z`);
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= last; at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

/** The share of a step in another, in whole percent; null where there is nothing to have a share in. */
export function shareOf(step: number, of: number): number | null {
  return of === 0 ? null : Math.round((100 * step) / of);
}
