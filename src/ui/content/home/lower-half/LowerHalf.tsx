import { t } from '../../../../domain/kit/text/text.ts';
import { langOf } from '../../../../domain/kit/text/translated.ts';
import type { ReactNode } from 'react';
import type { HomeBundle, HomeContent } from '../../../../domain/content/home-content.ts';
import { formatRupees } from '../../../../domain/kit/money/money.ts';
import type { Reel } from '../../../../domain/content/reel.ts';
import { useSite } from '../../../shell/app/site.tsx';
import { BundleArt } from '../../../promotions/bundle/BundleArt.tsx';
import { PostList } from '../../blog/PostList.tsx';
import * as film from '../../video/Videos.css.ts';
import { Videos } from '../../video/Videos.tsx';
import { LinkButton } from '../../../kit/action/Button.tsx';
import { further, wrap } from '../../../kit/theme/page.css.ts';
import { text } from '../../../kit/theme/text.css.ts';
import { Questions } from '../Questions.tsx';
import * as css from './LowerHalf.css.ts';
import { WhyUs } from '../WhyUs.tsx';
import { Link } from '../../../kit/action/Link.tsx';

/** The lower half of the home page: why us, bundles, videos, blog posts, reviews and questions. */
export function LowerHalf({ content: { bundles, reels, videos, posts } }: { content: HomeContent }) {
  const { testimonials } = useSite().business;
  return (
    <>
      <WhyUs />
      {bundles.length > 0 && (
        <Part id="bundles" title={t`Better together`} more={{ href: '/shop', label: t`See all products` }}>
          <ul className={css.three}>
            {bundles.map((bundle) => (
              <li key={bundle.name}>
                <Bundle bundle={bundle} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {reels.length > 0 && (
        <Part id="reels" title={t`Seen up close`}>
          <Videos videos={reels} hrefOf={productOf} />
        </Part>
      )}
      {videos.length > 0 && (
        <Part id="videos" title={t`From our Instagram`}>
          <Videos videos={videos} hrefOf={productOf} />
        </Part>
      )}
      {posts.length > 0 && (
        <Part id="journal" title={t`From the journal`} more={{ href: '/blog', label: t`Read the journal` }}>
          <PostList posts={posts} level={3} />
        </Part>
      )}
      {testimonials.length > 0 && (
        <Part id="letters" title={t`What customers write to us`}>
          <ul className={css.three}>
            {testimonials.map(({ words, from }) => (
              <li key={words}>
                <figure className={css.letter}>
                  <blockquote className={css.words}>{words}</blockquote>
                  <figcaption className={text({ as: 'caption', tone: 'muted' })}>{from}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Questions />
    </>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly more?: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
}

function Part({ id, title, more, children }: PartProps) {
  return (
    <section className={`${css.part} ${further}`} aria-labelledby={id}>
      <div className={wrap}>
        <div className={css.head}>
          <h2 className={text({ as: 'h2' })} id={id}>
            {title}
          </h2>
          {more && (
            <LinkButton className={css.more} href={more.href} tone="text">
              {more.label}
            </LinkButton>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}

/** A bundle with its price. It links to its first product, where it can be added to the cart. */
function Bundle({ bundle }: { bundle: HomeBundle }) {
  const { name, products, originalPrice, discountedPrice, savingsPercentage } = bundle;
  const [first] = products;
  return (
    <article className={film.card}>
      <BundleArt products={products} />
      <h3 className={text({ as: 'h4' })}>
        <Link className={film.link} href={first ? `/shop/${first.sku}` : '/shop'} lang={langOf(bundle, 'name')}>
          {name}
        </Link>
      </h3>
      <p className={text({ tone: 'secondary' })}>
        {products.map(({ name: part, quantity }) => (quantity > 1 ? `${quantity} × ${part}` : part)).join(', ')}
      </p>
      <p className={css.sum}>
        {savingsPercentage > 0 && <s>{formatRupees(originalPrice)}</s>} <b>{formatRupees(discountedPrice)}</b>
        {savingsPercentage > 0 && (
          <span className={text({ as: 'small', tone: 'saving' })}>
            {t`You save ${Math.round(savingsPercentage)}%`}
          </span>
        )}
      </p>
    </article>
  );
}

/** The path of the product a video is about; the shop page if none. */
function productOf({ productSku }: Reel): string {
  return productSku === null ? '/shop' : `/shop/${productSku}`;
}
