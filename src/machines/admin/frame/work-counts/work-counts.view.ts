import type { SnapshotFrom } from 'xstate';
import { formatTotal } from '../../../../domain/kit/money/counted.ts';
import type { workCountsMachine } from './work-counts.machine.ts';

/** A count in the sidebar. */
export interface RowCount {
  /** '4', '99+'. */
  readonly text: string;
  /** What is counted, for screen readers. */
  readonly words: string;
}

const words = {
  orders: 'to pack',
  returns: 'to decide',
  prescriptions: 'waiting',
  shop: 'low in stock',
} as const;

/** Counts by section; sections without open tasks have none. */
export function workCountsView({
  context: { counts },
}: SnapshotFrom<typeof workCountsMachine>): Readonly<Record<string, RowCount>> {
  if (!counts) return {};
  return Object.fromEntries(
    (['orders', 'returns', 'prescriptions', 'shop'] as const).flatMap((slug) => {
      const count = counts[slug];
      const text = count > 99 ? '99+' : String(count);
      return count === 0 ? [] : [[slug, { text, words: `${formatTotal(count)} ${words[slug]}` }]];
    }),
  );
}
