import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from '../../cart/cart/cart.machine.ts';
import { priceChangeText } from '../../cart/price-rows.ts';

/** What the cart has to say about new prices, by the line's id; it stays until the shopper has seen it there. */
export function priceNotes({
  context: { marks },
}: SnapshotFrom<typeof cartMachine>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(marks).flatMap(([id, { priceChange }]) =>
      priceChange ? [[id, priceChangeText(priceChange)]] : [],
    ),
  );
}
