import { t } from '../../../domain/kit/text/text.ts';
import type { ProductCard as Product } from '../../../domain/catalogue/product/product.ts';
import { further, wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import { ProductCard } from './ProductCard.tsx';
import { cardCell } from './ProductCard.css.ts';
import * as css from './Related.css.ts';

const sizes = '(min-width: 1024px) 300px, 50vw';

export function Related({ products }: { products: readonly Product[] }) {
  return (
    <section className={`${css.section} ${further}`} aria-labelledby="related">
      <div className={wrap}>
        <h2 className={text({ as: 'h2' })} id="related">
          {t`You may also like`}
        </h2>
        <ul className={css.grid}>
          {products.map((product) => (
            <li key={product.sku} className={cardCell}>
              <ProductCard product={product} shape="card" sizes={sizes} headingLevel={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
