import {
  bundleOriginal,
  type StoreBundle,
  type StoreBundleTerms,
} from '../../../src/domain/promotions/bundle/store-bundle.ts';
import { percentOf } from '../../../src/domain/kit/money/money.ts';
import type { PricedProduct } from '../../../src/domain/catalogue/product/product.ts';
import type { Units } from '../../catalogue/product.queries.ts';
import { type BundleRow, endOf } from './bundle.queries.ts';

/**
 * A bundle with its current price (BND-01), which is never stored but follows from the products. One with an
 * unavailable product costs 0 and isn't offered.
 */
export function storeBundleOf(row: BundleRow, products: ReadonlyMap<string, PricedProduct>): StoreBundle {
  const originalPrice = bundleOriginal(row.products, products) ?? 0;
  const savings = percentOf(originalPrice, row.percentage);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    type: row.type,
    products: row.products.map(({ sku, quantity }) => ({
      id: sku,
      sku,
      name: products.get(sku)?.name ?? sku,
      quantity,
    })),
    originalPrice,
    discountedPrice: originalPrice - savings,
    savings,
    savingsPercentage: row.percentage,
    badge: row.badge,
    isPopular: row.is_popular,
    isTimeLimited: row.is_time_limited,
    expiresIn: row.expires_in,
    endsAt: endOf(row)?.toISOString() ?? null,
    validUntil: row.valid_until?.toISOString() ?? null,
    conditions: { minOrderValue: row.min_order_value, excludedProducts: row.excluded_products },
    stockLevel: row.stock_level,
    position: row.position,
  };
}

/** Whether there are units of the bundle and of everything in it, by `units` of each product. */
export function isSellable(
  { products, stockLevel }: Pick<StoreBundleTerms, 'products' | 'stockLevel'>,
  units: ReadonlyMap<string, Units>,
): boolean {
  return stockLevel > 0 && products.every(({ sku, quantity }) => (units.get(sku)?.all ?? 0) >= quantity);
}
