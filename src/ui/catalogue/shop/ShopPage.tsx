import { t } from '../../../domain/kit/text/text.ts';
import type { PageOf } from '../../../domain/shell/page/page.ts';
import { catalogueView } from '../../../machines/catalogue/catalogue/catalogue.view.ts';
import { useShopActor, useShopView } from '../../shell/app/actors.tsx';
import { EmptyBottle } from '../../kit/art/drawings.tsx';
import { LinkButton } from '../../kit/action/Button.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import { Filters } from './Filters.tsx';
import { Pages } from '../../kit/action/Pages.tsx';
import { SearchForm } from './SearchForm.tsx';
import { cardCell } from '../product-card/ProductCard.css.ts';
import * as css from './ShopPage.css.ts';

const cardSizes = '(min-width: 1024px) 240px, (min-width: 768px) 33vw, 50vw';

/** All products. The server searches, filters, sorts and pages them by the URL. */
export function ShopPage({ page: { list } }: { page: PageOf<'shop'> }) {
  const catalogue = useShopActor('catalogue');
  const view = useShopView('catalogue', (snapshot) => catalogueView(snapshot, list));
  return (
    <div className={`${wrap} ${css.page}`}>
      <header className={css.head}>
        <h1 className={text({ as: 'h1' })}>{t`Shop`}</h1>
        <search aria-label={t`Products`}>
          <SearchForm view={view} />
        </search>
      </header>
      <div className={css.columns} data-filters={view.groups.length > 0}>
        {view.groups.length > 0 && <Filters groups={view.groups} isFiltered={view.isFiltered} />}
        <section aria-label={t`Products`} aria-busy={view.isBusy}>
          <output className={css.result}>{view.isBusy ? t`Searching…` : view.result}</output>
          {list.products.length === 0 ? (
            <EmptyState
              art={<EmptyBottle />}
              title={t`No products match`}
              action={
                <LinkButton href="/shop" onClick={() => catalogue.send({ type: 'filters.clear' })}>
                  {t`Show all products`}
                </LinkButton>
              }
            >
              {t`Try another word or remove a filter.`}
            </EmptyState>
          ) : (
            <ul className={css.grid} data-busy={view.isBusy}>
              {list.products.map((product, index) => (
                <li key={product.sku} className={cardCell}>
                  <ProductCard product={product} shape="card" sizes={cardSizes} first={index < 2} />
                </li>
              ))}
            </ul>
          )}
          <Pages links={view} />
        </section>
      </div>
    </div>
  );
}
