import type { SnapshotFrom } from 'xstate';
import { priceChangeText } from '../price-rows.ts';
import type { cartMachine } from './cart.machine.ts';

/** What is said about new prices outside of the drawer, by the line's id, until the shopper has seen it in there. */
export function priceNotes({
  context: { marks },
}: SnapshotFrom<typeof cartMachine>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(marks).flatMap(([id, { priceChange }]) =>
      priceChange ? [[id, priceChangeText(priceChange)]] : [],
    ),
  );
}
