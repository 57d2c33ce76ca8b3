import { cappedQuantity, keyOf, lineId, maxQuantity, type Cart, type CartLine } from './cart.ts';
import { mendedCart } from './sellable.ts';

/**
 * Three-way merge of this device's cart and the server's, based on the last cart both agreed on (CRT-09, CRT-11).
 * Local changes are applied to the server's lines: additions add up, to at most 10; a line that both knew and one
 * side removed is removed; a line that only one side has is kept. An empty `agreed` is the merge at sign-in.
 */
export function reconcile(agreed: Cart, mine: Cart, theirs: Cart): Cart {
  const before = byId(agreed);
  const here = byId(mine);
  const there = byId(theirs);
  const result: CartLine[] = [];
  for (const [id, line] of there) {
    const own = here.get(id);
    const was = before.get(id);
    if (!own) {
      const added = addedSince(line, was);
      if (added) result.push(added);
      continue;
    }
    const change = own.quantity - (was?.quantity ?? 0);
    const quantity = line.isPremiumMembership ? 1 : cappedQuantity(Math.min(maxQuantity, line.quantity + change));
    result.push({ ...own, quantity });
  }
  for (const [id, line] of here) {
    if (there.has(id)) continue;
    const added = addedSince(line, before.get(id));
    if (added) result.push(added);
  }
  return mendedCart(result);
}

/** What one side added to a line that the other removed or never had; null if nothing. */
function addedSince(line: CartLine, was: CartLine | undefined): CartLine | null {
  if (!was) return line;
  return line.quantity > was.quantity ? { ...line, quantity: line.quantity - was.quantity } : null;
}

function byId(cart: Cart): Map<string, CartLine> {
  return new Map(cart.map((line) => [lineId(keyOf(line)), line]));
}

/** Whether two carts hold the same lines and quantities, ignoring prices and order. */
export function isSameCart(one: Cart, other: Cart): boolean {
  const amounts = (cart: Cart) =>
    cart
      .map((line) => `${lineId(keyOf(line))}#${line.quantity}`)
      .toSorted()
      .join('\n');
  return one.length === other.length && amounts(one) === amounts(other);
}
