import type { ProductCard as Product } from '../../../domain/catalogue/product/product.ts';
import { ProductCard } from './ProductCard.tsx';

/** A non-interactive preview of a product's card. */
export function ProductPreview({ product }: { product: Product }) {
  return (
    <div inert>
      <ProductCard product={product} shape="card" sizes="300px" headingLevel={3} />
    </div>
  );
}
