import type { QuotedLine } from '../../cart/pricing/quote.ts';
import { t } from '../../kit/text/text.ts';

interface BundleLine {
  readonly sku: string;
  readonly name: string;
  readonly variant: string;
  readonly flavour: string;
  readonly bundleId?: string | undefined;
}

/** Bundles of an order that hold the same, which count together (CRT-08). */
export interface OrderBundle<Line extends BundleLine> {
  /** The id of the first one. */
  readonly bundleId: string;
  /** 'Sleep Mantra + Calm Mantra'. */
  readonly name: string;
  /** The lines of each; one unit of each product. */
  readonly each: readonly (readonly Line[])[];
}

/** How many of a bundle an order is to have (DRF-01). */
export interface WantedBundle {
  readonly bundleId: string;
  readonly quantity: number;
}

/** What each bundle among these lines is called, by its id: by all that is in it, as it has no name of its own (CRT-08). */
export function bundleNames(lines: readonly Pick<BundleLine, 'name' | 'bundleId'>[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { bundleId, name } of lines) {
    if (bundleId === undefined) continue;
    const before = names.get(bundleId);
    names.set(bundleId, before === undefined ? name : `${before} + ${name}`);
  }
  return names;
}

/** What is said of the bundle of a line. */
export interface LineBundle {
  readonly name: string;
  /** How many of its units were sold in it; left out if all were. */
  readonly units?: number;
}

/** The bundle that a line was sold in: one that its buyer composed, by `names`, or a ready-made one; undefined for others. */
export function bundleOfLine(
  { bundleId, inBundle, quantity }: Pick<QuotedLine, 'bundleId' | 'inBundle' | 'quantity'>,
  names: ReadonlyMap<string, string>,
): LineBundle | undefined {
  const composed = names.get(bundleId ?? '');
  if (composed !== undefined) return { name: composed };
  if (inBundle === undefined) return undefined;
  return { name: inBundle.name, ...(inBundle.units < quantity ? { units: inBundle.units } : {}) };
}

/** 'In bundle “Sleep Mantra + Calm Mantra”'; '2 in bundle “…”' if others of the line were sold alone (CRT-08). */
export function bundleText({ name, units }: LineBundle): string {
  return units === undefined ? t`In bundle “${name}”` : t`${units} in bundle “${name}”`;
}

/** Lines after a change of their order: no longer of a bundle that doesn't count, and with no more units in it than there are. */
export function stillInBundle<Line extends Pick<QuotedLine, 'inBundle' | 'quantity'>>(
  lines: readonly Line[],
  isWhole: boolean,
): Line[] {
  return lines.map((line) => {
    const { inBundle } = line;
    if (inBundle === undefined) return line;
    const units = Math.min(inBundle.units, line.quantity);
    return { ...line, inBundle: isWhole ? { ...inBundle, units } : undefined };
  });
}

/** The bundles among these lines, in the order of their first line (DRF-01). */
export function bundlesOfOrder<Line extends BundleLine>(lines: readonly Line[]): OrderBundle<Line>[] {
  const single = new Map<string, Line[]>();
  for (const line of lines) {
    const { bundleId } = line;
    if (bundleId !== undefined) single.set(bundleId, [...(single.get(bundleId) ?? []), line]);
  }
  const names = bundleNames(lines);
  const alike = new Map<string, OrderBundle<Line>>();
  for (const [bundleId, own] of single) {
    const choices = own.map(({ sku, variant, flavour }) => JSON.stringify([sku, variant, flavour]));
    const key = choices.toSorted().join();
    const name = names.get(bundleId) ?? '';
    const known = alike.get(key) ?? { bundleId, name, each: [] };
    alike.set(key, { ...known, each: [...known.each, own] });
  }
  return [...alike.values()];
}

/**
 * What becomes of the bundles: those that stay, and for each one more its lines, to be sold as another bundle. A bundle that
 * nobody names stays as it is; the last ones leave first (DRF-01).
 */
export function changedBundles<Line extends BundleLine>(
  lines: readonly Line[],
  wanted: readonly WantedBundle[],
): { readonly kept: Line[]; readonly added: (readonly Line[])[] } {
  const kept: Line[] = [];
  const added: (readonly Line[])[] = [];
  for (const { bundleId, each } of bundlesOfOrder(lines)) {
    const quantity = wanted.find((one) => one.bundleId === bundleId)?.quantity ?? each.length;
    kept.push(...each.slice(0, quantity).flat());
    const [first] = each;
    if (first) added.push(...Array.from({ length: Math.max(0, quantity - each.length) }, () => first));
  }
  return { kept, added };
}
