import type { Cart, CartLine } from '../../cart/cart.ts';
import { sum, type Rupees } from '../../kit/money/money.ts';
import { paidForLines, type SoldGoods } from '../../orders/order/paid-shares.ts';
import { unitPrice, type PricedProduct } from '../../catalogue/product/product.ts';

/** A product in a tracking event; never says who viewed it. */
export interface TrackedItem {
  readonly sku: string;
  readonly quantity: number;
  /** Price of one unit, whole rupees. */
  readonly price: Rupees;
}

/** A tracking event without personal data (ANA-06). */
export interface ShopMoment {
  readonly kind: 'view' | 'add' | 'checkout' | 'purchase';
  readonly value: Rupees;
  readonly items: readonly TrackedItem[];
}

export function viewOf(product: PricedProduct): ShopMoment {
  return momentOf('view', [{ sku: product.sku, quantity: 1, price: unitPrice(product, 'trial') }]);
}

/** The checkout event. Prices are before tier, coupon and club, which the checkout applies later. */
export function checkoutOf(lines: Cart): ShopMoment {
  return momentOf('checkout', lines.map(itemOf));
}

/**
 * The purchase event of an order, at prices after all discounts and without delivery and fees, as analytics tools
 * define purchase value. Prices times quantities add up to it.
 */
export function purchasesIn({ lines, parts }: SoldGoods): readonly ShopMoment[] {
  const paid = paidForLines(lines, parts);
  const items = lines.flatMap(({ sku, quantity }, place) => itemsOf(sku, quantity, paid[place] ?? 0));
  return items.length === 0 ? [] : [momentOf('purchase', items)];
}

/** The event for units added by a change of the cart; null if it only removed some. */
export function additionOf(before: Cart, after: Cart): ShopMoment | null {
  const left = unitsOf(before);
  const items = after.flatMap((line) => {
    const kept = left.get(line.sku) ?? 0;
    const added = Math.max(0, line.quantity - kept);
    left.set(line.sku, Math.max(0, kept - line.quantity));
    return added === 0 ? [] : [{ ...itemOf(line), quantity: added }];
  });
  return items.length === 0 ? null : momentOf('add', items);
}

function momentOf(kind: ShopMoment['kind'], items: readonly TrackedItem[]): ShopMoment {
  return { kind, value: sum(items.map(({ price, quantity }) => price * quantity)), items };
}

/** If the amount doesn't divide evenly, some units cost one rupee more. */
function itemsOf(sku: string, quantity: number, paid: Rupees): readonly TrackedItem[] {
  const price = Math.floor(paid / quantity);
  const dearer = paid - price * quantity;
  return [
    { sku, quantity: quantity - dearer, price },
    { sku, quantity: dearer, price: price + 1 },
  ].filter((item) => item.quantity > 0);
}

function itemOf(line: CartLine): TrackedItem {
  return { sku: line.sku, quantity: line.quantity, price: unitPrice(line, line.packageType) };
}

function unitsOf(lines: Cart): Map<string, number> {
  const units = new Map<string, number>();
  for (const { sku, quantity } of lines) units.set(sku, (units.get(sku) ?? 0) + quantity);
  return units;
}
