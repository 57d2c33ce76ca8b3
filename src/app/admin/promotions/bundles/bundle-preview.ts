import type { ProductCard } from '../../../../domain/catalogue/product/product.ts';
import { percentOf } from '../../../../domain/kit/money/money.ts';
import {
  bundleOriginal,
  bundleTypes,
  type StoreBundle,
} from '../../../../domain/promotions/bundle/store-bundle.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { type DraftFields, seenDraft } from '../../kit/form/read-draft.ts';

/** The draft as a bundle at today's price, calculated like the checkout; null until a product is chosen. */
export function bundlePreview(draft: Draft, known: readonly ProductCard[]): StoreBundle | null {
  return seenDraft(draft, (fields) => previewOf(fields, new Map(known.map((product) => [product.sku, product]))));
}

function previewOf(fields: DraftFields, known: ReadonlyMap<string, ProductCard>): StoreBundle | null {
  const products = fields
    .rows('products', (part) => ({ product: known.get(part.text('sku')), quantity: part.number('quantity') }))
    .flatMap(({ product, quantity }) =>
      product && quantity > 0
        ? [{ id: product.sku, sku: product.sku, name: product.name, quantity: Math.round(quantity) }]
        : [],
    );
  if (products.length === 0) return null;
  const originalPrice = bundleOriginal(products, known) ?? 0;
  const percentage = Math.min(90, Math.max(0, Math.round(fields.number('percentage'))));
  const savings = percentOf(originalPrice, percentage);
  const validUntil = fields.momentOrNull('validUntil') || null;
  return {
    id: '00000000-0000-4000-8000-000000000000',
    name: fields.text('name') || 'Bundle name',
    description: fields.text('description'),
    type: fields.choice('type', bundleTypes),
    products,
    originalPrice,
    discountedPrice: originalPrice - savings,
    savings,
    savingsPercentage: percentage,
    badge: fields.textOrNull('badge'),
    isPopular: fields.flag('isPopular'),
    isTimeLimited: false,
    expiresIn: Math.round(fields.number('hours') * 3600),
    endsAt: validUntil,
    validUntil,
    conditions: { minOrderValue: fields.numberOrNull('minOrderValue'), excludedProducts: [] },
    stockLevel: fields.number('stockLevel'),
    position: 0,
  };
}
