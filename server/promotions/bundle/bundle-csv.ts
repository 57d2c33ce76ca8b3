import type { BundleStatus } from '../../../src/contract/promotions/bundle/bundle.calls.ts';
import type { StoreBundle } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import { type CsvColumn, indianTime } from '../../platform/list/csv/csv.ts';

interface ExportedBundle extends StoreBundle {
  readonly status: BundleStatus;
  readonly startsAt: string;
  readonly updatedAt: string;
}

/** The columns of the bundle export: amounts in whole rupees, times in ISO 8601. */
export const bundleColumns: readonly CsvColumn<ExportedBundle>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'name', value: ({ name }) => name },
  { title: 'type', value: ({ type }) => type },
  { title: 'status', value: ({ status }) => status },
  {
    title: 'products',
    value: ({ products }) => products.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(' | '),
  },
  { title: 'percent', value: ({ savingsPercentage }) => savingsPercentage },
  { title: 'regular_price', value: ({ originalPrice }) => originalPrice },
  { title: 'bundle_price', value: ({ discountedPrice }) => discountedPrice },
  { title: 'minimum_order', value: ({ conditions }) => conditions.minOrderValue },
  { title: 'excluded_products', value: ({ conditions }) => conditions.excludedProducts.join(' | ') },
  { title: 'stock', value: ({ stockLevel }) => stockLevel },
  { title: 'position', value: ({ position }) => position },
  { title: 'starts_at', value: ({ startsAt }) => indianTime(startsAt) },
  { title: 'ends_at', value: ({ endsAt }) => indianTime(endsAt) },
  { title: 'updated_at', value: ({ updatedAt }) => indianTime(updatedAt) },
];
