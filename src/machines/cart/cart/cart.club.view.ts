import type { SnapshotFrom } from 'xstate';
import { keyOf, lineId } from '../../../domain/cart/cart.ts';
import { isMembership } from '../../../domain/catalogue/product/product.ts';
import type { cartMachine } from './cart.machine.ts';
import { isUnsold } from './cart.marks.ts';

/** Whether the cart has the membership, with which its order is priced as a member's (MEM-08). */
export function joinsClub({ context: { lines, marks } }: SnapshotFrom<typeof cartMachine>): boolean {
  return lines.some((line) => isMembership(line.sku) && !isUnsold(marks[lineId(keyOf(line))]));
}
