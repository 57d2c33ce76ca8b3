import { cappedQuantity, keyOf, lineId, maxQuantity, type Cart, type CartLine } from './cart.ts';
import { mendedCart } from './sellable.ts';

/**
 * Brings together what this device did and what the server holds, given what both last agreed on
 * (CRT-09, CRT-11). Each line's change here is applied to the line there: additions add up to at
 * most 10, a removal on either side removes what both knew, and what only one side knows is kept. An empty `agreed`
 * is the merge at sign-in.
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

/** What one side added to a line that the other removed, or has never had; null where it added nothing. */
function addedSince(line: CartLine, was: CartLine | undefined): CartLine | null {
  if (!was) return line;
  return line.quantity > was.quantity ? { ...line, quantity: line.quantity - was.quantity } : null;
}

function byId(cart: Cart): Map<string, CartLine> {
  return new Map(cart.map((line) => [lineId(keyOf(line)), line]));
}

/** Whether two carts hold the same lines in the same quantities; prices and order do not count. */
export function isSameCart(one: Cart, other: Cart): boolean {
  const amounts = (cart: Cart) =>
    cart
      .map((line) => `${lineId(keyOf(line))}#${line.quantity}`)
      .toSorted()
      .join('\n');
  return one.length === other.length && amounts(one) === amounts(other);
}
