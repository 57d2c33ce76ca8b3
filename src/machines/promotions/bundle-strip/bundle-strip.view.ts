import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { bundleConstants } from '../../../domain/kit/constants.ts';
import { formatRupees, sum } from '../../../domain/kit/money/money.ts';
import type { bundleStripMachine } from './bundle-strip.machine.ts';
import type { CardEntry } from './bundle-strip.types.ts';

type Snapshot = SnapshotFrom<typeof bundleStripMachine>;

/** Texts around the cards of a strip. */
export interface BundleStripView {
  readonly stage: 'loading' | 'ready' | 'empty';
  /** '🎯 2 Bundle Deals Available'. */
  readonly heading: string;
  /** 'Save up to ₹1,039 with these combinations'. */
  readonly saving: string;
  readonly cards: readonly CardEntry[];
  readonly isUnfolded: boolean;
  readonly canUnfold: boolean;
  /** Index of the first visible card. */
  readonly position: number;
}

export const stripTexts = {
  loading: t`Loading bundle deals...`,
  empty: t`No bundle deals available for your current selection`,
  hint: t`Add more products to unlock bundle savings!`,
  all: t`View All`,
  footer: [t`Curated combinations`, t`Maximum savings`, t`One-click apply`],
} as const;

export const scrollStep = bundleConstants.scrollStepPx;

export function bundleStripView(snapshot: Snapshot): BundleStripView {
  const { cards, position } = snapshot.context;
  const isUnfolded = snapshot.matches({ list: 'all' });
  const isOne = cards.length === 1;
  return {
    stage: stageOf(snapshot),
    heading: t`🎯 ${cards.length} Bundle ${isOne ? t`Deal` : t`Deals`} Available`,
    saving: t`Save up to ${formatRupees(sum(cards.map(({ bundle }) => bundle.savings)))} with these combinations`,
    cards,
    isUnfolded,
    canUnfold: !isUnfolded && cards.length > bundleConstants.visible,
    position,
  };
}

export function isSameStrip(one: BundleStripView, other: BundleStripView): boolean {
  return (
    one.stage === other.stage &&
    one.cards === other.cards &&
    one.isUnfolded === other.isUnfolded &&
    one.position === other.position
  );
}

/** Whether the first bundles are still to come. */
export function isStripLoading(snapshot: Snapshot): boolean {
  return snapshot.matches({ deals: 'loading' });
}

function stageOf(snapshot: Snapshot): BundleStripView['stage'] {
  if (isStripLoading(snapshot)) return 'loading';
  return snapshot.context.cards.length > 0 ? 'ready' : 'empty';
}
