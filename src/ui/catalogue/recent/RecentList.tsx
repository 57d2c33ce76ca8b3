import { t } from '../../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type { recentProductsMachine } from '../../../machines/catalogue/recent-products/recent-products.machine.ts';
import { recentProducts, shownProducts } from '../../../machines/catalogue/recent-products/recent-products.view.ts';
import { shownPrice } from '../../../domain/catalogue/product/option.ts';
import { Button } from '../../kit/action/Button.tsx';
import { Link } from '../../kit/action/Link.tsx';
import { BottleThumb } from '../../kit/art/Bottle.tsx';
import { useShopActor, useView } from '../../shell/app/actors.tsx';
import * as css from './RecentList.css.ts';

/** What was looked at on this device, in the empty cart. */
export function RecentList({ actor }: { readonly actor: ActorRefFrom<typeof recentProductsMachine> }) {
  const cart = useShopActor('cart');
  const products = shownProducts(useView(actor, recentProducts));
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="recent-in-cart">
      <div className={css.head}>
        <h3 id="recent-in-cart">{t`You looked at`}</h3>
        <Button tone="text" size="small" onClick={() => actor.send({ type: 'recent.clear' })}>
          {t`Clear`}
        </Button>
      </div>
      <ul>
        {products.map((product) => (
          <li key={product.sku} className={css.row}>
            <BottleThumb sku={product.sku} photo={product.images[0]} size="row" />
            <div>
              <Link
                className={css.link}
                href={`/shop/${product.sku}`}
                onClick={() => cart.send({ type: 'drawer.close' })}
              >
                {product.name}
              </Link>
              <p className={css.price}>
                {shownPrice(product)}
                {product.stock === 0 && t`, out of stock`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
