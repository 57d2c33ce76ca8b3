import type { BundleCalculation } from '../../../src/contract/promotions/bundle/suggestion.calls.ts';
import { isCompatible, type StoreBundle } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import { sum } from '../../../src/domain/kit/money/money.ts';
import { priceCart } from '../../../src/domain/cart/pricing/price-cart.ts';
import type { PricingInput } from '../../../src/domain/cart/pricing/pricing.ts';
import { unitPrice } from '../../../src/domain/catalogue/product/product.ts';
import { isRunning, type Offered, type BundleOffers } from './bundle-offers.ts';

export type Calculation = Omit<BundleCalculation, 'appliedBundle'> & {
  readonly appliedBundle: StoreBundle | null;
};

/** How many bundles are tried, best first. */
const maxTried = 20;

/**
 * The cost of products with a bundle (BND-15): the named one, or else the one that saves most (BND-10), if it
 * applies and lowers the total; otherwise the price of the single products. Amounts in whole rupees, before tier,
 * coupon, club and delivery, which the quote adds.
 */
export function calculate(
  offers: BundleOffers,
  input: Omit<PricingInput, 'bundle' | 'coupon'>,
  bundleId: string | undefined,
): Calculation {
  const breakdown = input.cart.map(({ sku, name, quantity, ...line }) => {
    const price = unitPrice(line, 'trial');
    return { sku, name, quantity, unitPrice: price, lineTotal: price * quantity };
  });
  const originalTotal = sum(breakdown.map(({ lineTotal }) => lineTotal));
  const fitting = candidates(offers, input.cart, bundleId, input.now).find(({ bundle, terms }) => {
    const quote = priceCart({ ...input, bundle: { id: bundle.id, terms } });
    return quote.bundle?.applied === true;
  });
  if (!fitting) {
    return {
      bundleId: null,
      originalTotal,
      originalPrice: originalTotal,
      bundlePrice: originalTotal,
      discountedTotal: originalTotal,
      savings: 0,
      discountPercentage: 0,
      appliedBundle: null,
      breakdown,
    };
  }
  const { id, originalPrice, discountedPrice, savings, savingsPercentage } = fitting.bundle;
  return {
    bundleId: id,
    originalTotal,
    originalPrice,
    bundlePrice: discountedPrice,
    discountedTotal: originalTotal - savings,
    savings,
    discountPercentage: savingsPercentage,
    appliedBundle: fitting.bundle,
    breakdown,
  };
}

function candidates(offers: BundleOffers, cart: Cart, bundleId: string | undefined, now: Date): readonly Offered[] {
  if (bundleId !== undefined) {
    const named = offers.byId.get(bundleId);
    return named ? [named] : [];
  }
  const found: Offered[] = [];
  for (const offered of offers.bestFirst) {
    if (found.length === maxTried) break;
    if (isRunning(offered, now) && isCompatible(offered.bundle, cart)) found.push(offered);
  }
  return found;
}
