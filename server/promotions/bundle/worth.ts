import { isBundleable } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import { priceCart } from '../../../src/domain/cart/pricing/price-cart.ts';
import type { PricingInput } from '../../../src/domain/cart/pricing/pricing.ts';
import { cartOfChosen } from './chosen-cart.ts';
import type { Offered } from './bundle-offers.ts';

/**
 * Whether a bundle lowers the total of this cart once its missing items are added: with tier discounts a bundle can
 * cost more than it saves, and then it isn't suggested. Other obstacles, such as a minimum order, are shown on its
 * card.
 */
export function isWorth({ bundle, terms }: Offered, input: Omit<PricingInput, 'bundle' | 'coupon'>): boolean {
  const cart = completed(input, terms.products);
  const { bundle: outcome } = priceCart({ ...input, cart, bundle: { id: bundle.id, terms } });
  return outcome?.applied !== false || outcome.refusal.kind !== 'not-better';
}

function completed(
  { cart, products }: Pick<PricingInput, 'cart' | 'products'>,
  wanted: Offered['terms']['products'],
): Cart {
  const missing = wanted.flatMap(({ sku, quantity }) => {
    const there = cart.reduce(
      (units, line) => units + (line.sku === sku && isBundleable(line) ? line.quantity : 0),
      0,
    );
    return there < quantity ? [{ sku, quantity: quantity - there }] : [];
  });
  const added = cartOfChosen(missing, products).map((line) => ({ ...line, flavour: 'missing' }));
  return [...cart, ...added];
}
