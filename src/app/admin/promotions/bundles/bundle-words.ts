import type { BundleType } from '../../../../domain/promotions/bundle/store-bundle.ts';
import type { Words } from '../../kit/words.ts';

export const bundleNoun = { one: 'bundle', many: 'bundles' } as const;

/** Labels of the four types. */
export const typeWords: Words<BundleType> = {
  combo: 'Combo Deal',
  bulk: 'Bulk Discount',
  tier: 'Tier Discount',
  category: 'Category Bundle',
};
