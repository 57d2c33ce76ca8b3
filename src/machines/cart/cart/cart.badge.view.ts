import { plural } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { totalQuantity } from '../../../domain/cart/cart.ts';
import type { cartMachine } from './cart.machine.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

/** The quantity shown on the cart button. */
export function cartQuantity(snapshot: Snapshot): number {
  return totalQuantity(snapshot.context.lines);
}

export function isDrawerOpen(snapshot: Snapshot): boolean {
  return snapshot.matches({ drawer: 'open' });
}

/** '1 item', '3 items'. */
export function itemsText(quantity: number): string {
  return plural(quantity, { one: '# item', other: '# items' });
}
