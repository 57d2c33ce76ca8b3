import { t } from '../../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type { recentProductsMachine } from '../../../machines/catalogue/recent-products/recent-products.machine.ts';
import { recentProducts, shownProducts } from '../../../machines/catalogue/recent-products/recent-products.view.ts';
import { Button } from '../../kit/action/Button.tsx';
import { wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import { useView } from '../../shell/app/actors.tsx';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { cardCell } from '../product-card/ProductCard.css.ts';
import * as css from './RecentRow.css.ts';

interface RecentRowProps {
  readonly actor: ActorRefFrom<typeof recentProductsMachine>;
}

/** What was looked at on this device, below a product. */
export function RecentRow({ actor }: RecentRowProps) {
  const products = shownProducts(useView(actor, recentProducts));
  if (products.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="recent">
      <div className={wrap}>
        <div className={css.head}>
          <h2 className={text({ as: 'h2' })} id="recent">
            {t`You looked at`}
          </h2>
          <Button tone="text" size="small" onClick={() => actor.send({ type: 'recent.clear' })}>
            {t`Clear`}
          </Button>
        </div>
        <ul className={css.grid}>
          {products.map((product) => (
            <li key={product.sku} className={cardCell}>
              <ProductCard
                product={product}
                shape="card"
                sizes="(min-width: 1024px) 300px, 50vw"
                headingLevel={3}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
