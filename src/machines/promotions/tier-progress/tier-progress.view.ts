import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { keyOf, lineId } from '../../../domain/cart/cart.ts';
import { tierConstants } from '../../../domain/kit/constants.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { tierProgressMachine } from './tier-progress.machine.ts';
import { progressOf } from './tier-progress.rules.ts';

export interface TierBarView {
  /** 'Current 5% OFF'; null before the first tier. */
  readonly current: string | null;
  /** 'Next 10% OFF'; null at the top. */
  readonly next: string | null;
  /** 'Add ₹1,003 to unlock 10% OFF', or 'Maximum 25% discount unlocked!'. */
  readonly sentence: string;
  /** Fill of the bar, 0 to 100. */
  readonly percentage: number;
  /** '56%' inside the bar; null if it wouldn't fit. */
  readonly label: string | null;
  /** Accessible name of the bar. */
  readonly name: string;
}

type Snapshot = SnapshotFrom<typeof tierProgressMachine>;

/** View model of the progress bar; null without tiers. `unsold` lines, by id, count in no tier. */
export function tierBarView({ context }: Snapshot, unsold: readonly string[] = []): TierBarView | null {
  const lines = context.lines.filter((line) => !unsold.includes(lineId(keyOf(line))));
  const { current, next, percentage, remaining } = progressOf({ ...context, lines });
  const currentOff = current ? t`${current.discountPercentage}% OFF` : null;
  const label = percentage >= tierConstants.labelFromPercent ? `${percentage}%` : null;
  if (next) {
    const nextOff = t`${next.discountPercentage}% OFF`;
    return {
      current: currentOff && t`Current ${currentOff}`,
      next: t`Next ${nextOff}`,
      sentence: t`Add ${formatRupees(remaining)} to unlock ${nextOff}`,
      percentage,
      label,
      name: t`${percentage}% of the way to ${nextOff}`,
    };
  }
  if (!current) return null;
  const sentence = t`Maximum ${current.discountPercentage}% discount unlocked!`;
  return {
    current: currentOff && t`Current ${currentOff}`,
    next: null,
    sentence,
    percentage,
    label,
    name: sentence,
  };
}

/** Prevents a redraw if nothing changed. */
export function isSameBar(one: TierBarView | null, other: TierBarView | null): boolean {
  return one?.name === other?.name && one?.sentence === other?.sentence && one?.current === other?.current;
}
