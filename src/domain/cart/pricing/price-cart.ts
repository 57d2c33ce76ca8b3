import {
  bundleRefusal,
  bundleUnits,
  type BundleRefusal,
  type StoreBundleTerms,
} from '../../promotions/bundle/store-bundle.ts';
import type { Cart } from '../cart.ts';
import { soldAs } from '../../catalogue/product/option.ts';
import type { Rupees } from '../../kit/money/money.ts';
import { isInStock, priceWith, type PricingInput, type TakenUnits } from './pricing.ts';
import type { Quote } from './quote.ts';

/**
 * Prices a cart with the rules that browser and server share (MNY-10), including the chosen store bundle and why it
 * doesn't apply. A bundle that wouldn't lower the total isn't applied.
 */
export function priceCart(input: PricingInput): Quote {
  const { quote, goods } = priceWith(input, null);
  if (!input.bundle) return quote;
  const { id, terms } = input.bundle;
  const refused = (refusal: BundleRefusal): Quote => ({
    ...quote,
    bundle: { bundleId: id, applied: false, refusal },
  });
  if (!terms) return refused({ kind: 'unknown' });
  const sellable = input.cart.filter((line) => isInStock(soldAs(input.products.get(line.sku), line)));
  const taken = takenUnits(terms, sellable, goods, input.now);
  if ('kind' in taken) return refused(taken);
  const { quote: bundled } = priceWith(input, taken);
  return bundled.total < quote.total ? bundled : refused({ kind: 'not-better' });
}

/** The units that a bundle takes from the plain lines of this cart, or why it doesn't apply (BND-10). */
export function takenUnits(
  terms: StoreBundleTerms,
  cart: Cart,
  goods: Rupees,
  now: Date,
): TakenUnits | BundleRefusal {
  const refusal = bundleRefusal(terms, cart, goods, now);
  if (refusal) return refusal;
  const { id: bundleId, name, percentage } = terms;
  const units = bundleUnits(cart, terms);
  return 'missing' in units
    ? { kind: 'product-missing', sku: units.missing }
    : { bundleId, name, percentage, units: units.units };
}
