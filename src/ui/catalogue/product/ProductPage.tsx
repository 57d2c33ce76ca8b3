import { t } from '../../../domain/kit/text/text.ts';
import { langOf } from '../../../domain/kit/text/translated.ts';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PageOf } from '../../../domain/shell/page/page.ts';
import type { Product } from '../../../domain/catalogue/product/product.ts';
import { productOptionsView } from '../../../machines/catalogue/product-options/product-options.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import type { productOptionsMachine } from '../../../machines/catalogue/product-options/product-options.machine.ts';
import { Badge } from '../../kit/status/Badge.tsx';
import { Breadcrumbs } from '../../kit/display/Breadcrumbs.tsx';
import { CheckIcon } from '../../kit/icon/icons.tsx';
import { further, textLink, wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import { BuyBar } from './BuyBar.tsx';
import { BuyBox } from './BuyBox.tsx';
import { Figure } from '../product-card/Figure.tsx';
import { Gallery } from './Gallery.tsx';
import { HowToUse } from './HowToUse.tsx';
import { LabelFacts } from './LabelFacts.tsx';
import * as css from './ProductPage.css.ts';
import { ProductVideos } from './ProductVideos.tsx';
import { RatingText } from '../product-card/ProductCard.tsx';
import { Related } from '../product-card/Related.tsx';

export type ProductOptionsRef = ActorRefFrom<typeof productOptionsMachine>;

interface ProductPageProps {
  readonly page: PageOf<'product'>;
  readonly options: ProductOptionsRef;
  /** The delivery check, which works only in the browser. */
  readonly delivery: ReactNode;
  /** The button that shares the page, which works only in the browser. */
  readonly share: ReactNode;
  /** Bundles with this product, null if there can't be any. They load last; their space is reserved. */
  readonly deals: ReactNode;
  /** What buyers say; drawn by the server, alive later. */
  readonly reviews: ReactNode;
  /** What was looked at before, which only the device knows. */
  readonly recent: ReactNode;
}

/** The pictures, beginning with that of the chosen size or flavour. */
function ChosenGallery({ product, options }: { product: Product; options: ProductOptionsRef }) {
  const { picture } = useView(options, productOptionsView);
  return <Gallery key={picture} product={product} shown={Math.max(0, product.images.indexOf(picture))} />;
}

export function ProductPage({ page, options, delivery, share, deals, reviews, recent }: ProductPageProps) {
  const { product, related, videos } = page;
  return (
    <>
      <div className={`${wrap} ${css.crumbs}`}>
        <Breadcrumbs
          crumbs={[{ label: t`Home`, href: '/' }, { label: t`Shop`, href: '/shop' }, { label: product.name }]}
        />
      </div>
      <div className={`${wrap} ${css.page}`}>
        <ChosenGallery product={product} options={options} />
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
            <p
              className={`${text({ as: 'lead', tone: 'secondary' })} ${css.lead}`}
              lang={langOf(product, 'tagline')}
            >
              {product.tagline}
            </p>
            {product.rating && (
              <a className={textLink} href="#reviews">
                <RatingText rating={product.rating} />
              </a>
            )}
          </div>
          {product.needsPrescription && (
            <p>
              <Badge tone="info">{t`Needs a prescription`}</Badge>{' '}
              {t`Order it, then send your prescription. We’ll ship it once a prescriber approves it.`}
            </p>
          )}
          <BuyBox options={options} name={product.name} />
          {delivery}
          {product.benefits.length > 0 && (
            <ul className={css.benefits} aria-label={t`Benefits`}>
              {product.benefits.map((benefit) => (
                <li key={benefit} className={css.benefit} lang={langOf(product, 'benefits')}>
                  <CheckIcon size={18} />
                  {benefit}
                </li>
              ))}
            </ul>
          )}
          <div className={css.more}>{share}</div>
        </div>
      </div>
      <Figure product={product} />
      {deals !== null && <section className={`${css.deals} ${further}`}>{deals}</section>}
      {product.howToUse.length > 0 && <HowToUse product={product} />}
      {videos.length > 0 && <ProductVideos videos={videos} />}
      <LabelFacts product={product} />
      {reviews}
      {related.length > 0 && <Related products={related} />}
      {recent}
      <BuyBar options={options} />
    </>
  );
}
