import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { keyOf, lineId, type Cart } from '../../../domain/cart/cart.ts';
import { isSubscription } from '../../../domain/catalogue/product/product.ts';
import type { cartMachine } from './cart.machine.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

/** 'Sleep Mantra is removed.' while it can be undone; null otherwise. */
export function undoNote(snapshot: Snapshot): string | null {
  const { removed, lines } = snapshot.context;
  return snapshot.matches({ undo: 'offered' }) ? undoText(removed.lines, lines) : null;
}

/** Whether any line shows a price change. */
export function hasPriceNotes({ context: { marks } }: Snapshot): boolean {
  return Object.values(marks).some(({ priceChange }) => priceChange !== null);
}

function undoText(before: Cart, now: Cart): string | null {
  const there = new Set(now.map((line) => lineId(keyOf(line))));
  const gone = before.find((line) => !there.has(lineId(keyOf(line))));
  if (!gone) return null;
  return isSubscription(gone.packageType) ? t`Plan cancelled: ${gone.name}.` : t`Removed ${gone.name}.`;
}
