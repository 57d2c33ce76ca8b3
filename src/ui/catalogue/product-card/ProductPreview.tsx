import type { ProductCard as Product } from '../../../domain/catalogue/product/product.ts';
import { ProductCard } from './ProductCard.tsx';

/** A product's card as the shop shows it, to look at only. */
export function ProductPreview({ product }: { product: Product }) {
  return (
    <div inert>
      <ProductCard product={product} shape="card" sizes="300px" headingLevel={3} />
    </div>
  );
}
