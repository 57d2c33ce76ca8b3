import { isSubscription, type PackageType } from '../../catalogue/product/product.ts';

/** A line of an order, as far as it decides whether a change may touch it. */
export interface ChangedLine {
  readonly packageType: PackageType;
  readonly isPremiumMembership: boolean;
  readonly bundleId?: string | undefined;
  readonly needsPrescription?: boolean | undefined;
}

/** Why a line of an order stays as it is when the order is changed; null if it can be changed (DRF-01). */
export function fixedReason(line: ChangedLine, lines: readonly ChangedLine[]): string | null {
  if (line.isPremiumMembership) return 'A membership can only be cancelled with its order';
  if (isSubscription(line.packageType)) return 'Began a plan. Change the plan under Subscriptions';
  if (line.needsPrescription === true) return 'Its prescription is for exactly this';
  if (line.bundleId === undefined) return null;
  const isHeld = lines.some((each) => each.bundleId === line.bundleId && each.needsPrescription === true);
  return isHeld ? 'Part of a bundle with an item on prescription' : null;
}

/** The lines of an order by how a change may touch them: not at all, as a whole bundle, or one by one (DRF-01). */
export function sortedLines<Line extends ChangedLine>(lines: readonly Line[]) {
  const free = lines.filter((line) => fixedReason(line, lines) === null);
  return {
    fixed: lines.filter((line) => !free.includes(line)),
    bundled: free.filter(({ bundleId }) => bundleId !== undefined),
    single: free.filter(({ bundleId }) => bundleId === undefined),
  };
}
