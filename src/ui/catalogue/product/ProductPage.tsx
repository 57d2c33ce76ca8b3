import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PageOf } from '../../../domain/shell/page/page.ts';
import type { productOptionsMachine } from '../../../machines/catalogue/product-options/product-options.machine.ts';
import { Badge } from '../../kit/status/Badge.tsx';
import { Breadcrumbs } from '../../kit/display/Breadcrumbs.tsx';
import { CheckIcon } from '../../kit/icon/icons.tsx';
import { wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import { BuyBar } from './BuyBar.tsx';
import { BuyBox } from './BuyBox.tsx';
import { Figure } from '../product-card/Figure.tsx';
import { Gallery } from './Gallery.tsx';
import { HowToUse } from './HowToUse.tsx';
import { LabelFacts } from './LabelFacts.tsx';
import * as css from './ProductPage.css.ts';
import { ProductVideos } from './ProductVideos.tsx';
import { Related } from '../product-card/Related.tsx';

export type ProductOptionsRef = ActorRefFrom<typeof productOptionsMachine>;

interface ProductPageProps {
  readonly page: PageOf<'product'>;
  readonly options: ProductOptionsRef;
  /** The delivery check, which works only in the browser. */
  readonly delivery: ReactNode;
  /** Bundles with this product. They load last; their space is reserved. */
  readonly deals: ReactNode;
}

export function ProductPage({ page: { product, related, videos }, options, delivery, deals }: ProductPageProps) {
  return (
    <>
      <div className={`${wrap} ${css.crumbs}`}>
        <Breadcrumbs
          crumbs={[{ label: 'Home', href: '/' }, { label: 'Shop', href: '/shop' }, { label: product.name }]}
        />
      </div>
      <div className={`${wrap} ${css.page}`}>
        <Gallery product={product} />
        <div className={css.buy}>
          <div>
            <h1 className={text({ as: 'h1' })}>
              {product.name}
              {product.nativeName && (
                <>
                  {' '}
                  <span className={css.script} lang="sa" aria-hidden="true">
                    {product.nativeName}
                  </span>
                </>
              )}
            </h1>
            <p className={`${text({ as: 'lead', tone: 'secondary' })} ${css.lead}`}>{product.tagline}</p>
          </div>
          {product.needsPrescription && (
            <p>
              <Badge tone="info">Needs a prescription</Badge> Order it, then send your prescription. We’ll ship it
              once a prescriber approves it.
            </p>
          )}
          <BuyBox options={options} name={product.name} />
          {delivery}
          {product.benefits.length > 0 && (
            <ul className={css.benefits} aria-label="Benefits">
              {product.benefits.map((benefit) => (
                <li key={benefit} className={css.benefit}>
                  <CheckIcon size={18} />
                  {benefit}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <Figure product={product} />
      <div className={css.deals}>{deals}</div>
      {product.howToUse.length > 0 && <HowToUse steps={product.howToUse} />}
      {videos.length > 0 && <ProductVideos videos={videos} />}
      <LabelFacts questions={product.questions} facts={product.labelFacts} />
      {related.length > 0 && <Related products={related} />}
      <BuyBar options={options} />
    </>
  );
}
