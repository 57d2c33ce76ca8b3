import { isSubscription, type PackageType } from '../../catalogue/product/product.ts';

interface Line {
  readonly packageType: PackageType;
  readonly isPremiumMembership: boolean;
  readonly bundleId?: string | undefined;
  readonly needsPrescription?: boolean | undefined;
}

/** Why a line of an order stays as it is when the order is changed; null if it can be changed (DRF-01). */
export function fixedReason(line: Line): string | null {
  if (line.isPremiumMembership) return 'A membership can only be cancelled with its order';
  if (isSubscription(line.packageType)) return 'Began a plan. Change the plan under Subscriptions';
  if (line.bundleId !== undefined || line.packageType === 'comboDiscount') {
    return 'Part of a bundle, which was sold as a whole';
  }
  return line.needsPrescription === true ? 'Its prescription is for exactly this' : null;
}
