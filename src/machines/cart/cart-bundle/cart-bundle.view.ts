import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import type { BundleType } from '../../../domain/promotions/bundle/store-bundle.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import { lastDayOf, namesOf } from '../../promotions/bundle-card/bundle-card.view.ts';
import type { cartBundleMachine } from './cart-bundle.machine.ts';
import { takenOf } from './cart-bundle.rules.ts';

type Snapshot = SnapshotFrom<typeof cartBundleMachine>;

/** View model of the applied bundle's panel. */
export interface AppliedBundleView {
  /** 'Combo Bundle Applied'. */
  readonly compact: string;
  /** 'Saving ₹420'. */
  readonly saving: string;
  /** 'Combo Deal'. */
  readonly type: string;
  readonly name: string;
  readonly description: string;
  /** 'Peace Mantra, Sleep Mantra +1 more'. */
  readonly names: string;
  readonly originalPrice: string;
  readonly bundlePrice: string;
  readonly youSave: string;
  /** 'Valid until 8 November 2026'; null if it doesn't end. */
  readonly validUntil: string | null;
  /** Why it saves nothing at the moment; null if it does. */
  readonly note: string | null;
  readonly isRemoving: boolean;
}

const kinds: Record<BundleType, string> = { combo: t`Combo`, bulk: t`Bulk`, tier: t`Tier`, category: t`Category` };

/** Fixed texts of the panel. */
export const panelTexts = {
  title: t`Bundle Applied`,
  savings: t`Your Savings`,
  original: t`Original Price`,
  bundle: t`Bundle Price`,
  save: t`You Save`,
  points: [t`Curated combination`, t`Maximum value`, t`Ready to checkout`],
} as const;

/** Null while no bundle is applied. */
export function appliedBundleView(snapshot: Snapshot): AppliedBundleView | null {
  const { bundle } = snapshot.context;
  if (!bundle || snapshot.hasTag('applying')) return null;
  const lastDay = lastDayOf(bundle);
  const isIdle = takenOf(snapshot.context) === null;
  return {
    compact: t`${kinds[bundle.type]} Bundle Applied`,
    saving: t`Saving ${formatRupees(isIdle ? 0 : bundle.savings)}`,
    type: `${kinds[bundle.type]} Deal`,
    name: bundle.name,
    description: bundle.description,
    names: namesOf(bundle.products, 2),
    originalPrice: formatRupees(bundle.originalPrice),
    bundlePrice: formatRupees(bundle.discountedPrice),
    youSave: formatRupees(bundle.savings),
    validUntil: lastDay === null ? null : t`Valid until ${lastDay}`,
    note: isIdle ? t`Your other discounts now save more, so this bundle isn’t used.` : null,
    isRemoving: snapshot.hasTag('removing'),
  };
}

/** Id of the applied bundle; null without one. */
export function appliedBundleId(snapshot: Snapshot): string | null {
  return snapshot.hasTag('applying') ? null : (snapshot.context.bundle?.id ?? null);
}
