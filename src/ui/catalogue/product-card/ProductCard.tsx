import { plural, t } from '../../../domain/kit/text/text.ts';
import { langOf } from '../../../domain/kit/text/translated.ts';
import type { Rating } from '../../../domain/content/review/review.ts';
import { formatCount, formatRupees } from '../../../domain/kit/money/money.ts';
import { shownPrice } from '../../../domain/catalogue/product/option.ts';
import type { ProductCard as Product } from '../../../domain/catalogue/product/product.ts';
import { imageOf } from '../../../domain/kit/image.ts';
import { artworkOf } from '../../kit/art/artwork.ts';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import { fieldGround } from '../../kit/art/field.css.ts';
import { Plate } from '../../kit/art/Plate.tsx';
import { Photo } from '../../kit/display/Photo.tsx';
import { StarIcon } from '../../kit/icon/icons.tsx';
import { HeartPlace } from '../wish/HeartPlace.tsx';
import { AddButton } from './AddButton.tsx';
import * as css from './ProductCard.css.ts';
import { Link } from '../../kit/action/Link.tsx';

interface ProductCardProps {
  readonly product: Product;
  /** `tall` is edge to edge, for the home page; `card` is for the shop page. */
  readonly shape: 'tall' | 'card';
  /** `sizes` of the image. */
  readonly sizes: string;
  /** True above the fold: the image loads eagerly. */
  readonly first?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** A product's plate on its colour field. The whole card is one link; the add button is the second tab stop. */
export function ProductCard({ product, shape, sizes, first = false, headingLevel = 2 }: ProductCardProps) {
  const { field, plate, latin, number } = artworkOf(product.sku);
  const Heading = `h${headingLevel}` as const;
  const [photo] = product.images;
  const image = first ? css.image : `${css.image} ${css.below}`;
  return (
    <article className={`${css.card} ${fieldGround[field]}`} data-shape={shape}>
      {(number ?? latin) && (
        <div className={css.folio} aria-hidden="true">
          <span>{number}</span>
          <i className={css.latin}>{latin}</i>
        </div>
      )}
      {product.nativeName && (
        <span className={css.script} lang="sa" aria-hidden="true">
          {product.nativeName}
        </span>
      )}
      <div className={css.art}>
        {plate ? (
          <Plate className={image} plate={plate} alt="" sizes={sizes} first={first} />
        ) : (
          <Photo
            className={image}
            src={photo ?? imageOf(product.sku)}
            alt=""
            sizes={sizes}
            width={640}
            height={800}
            first={first}
          />
        )}
      </div>
      <HeartPlace product={product} />
      <div className={css.info}>
        <Heading className={css.name}>
          <Link className={css.link} href={`/shop/${product.sku}`}>
            {product.name}
          </Link>
        </Heading>
        <p className={css.price}>
          <span className={css.tagline} lang={langOf(product, 'tagline')}>
            {product.tagline},{' '}
          </span>
          {shownPrice(product)} {product.discount.trial > 0 && <s>{formatRupees(product.price)}</s>}{' '}
          {product.rating && <RatingText rating={product.rating} />}
        </p>
        {product.stock > 0 ? <AddButton product={product} /> : <span className={css.gone}>{t`Out of stock`}</span>}
      </div>
    </article>
  );
}

/** The average of real reviews, and how many there are: a star, then '4.6 (23)'. */
export function RatingText({ rating: { average, count } }: { readonly rating: Rating }) {
  return (
    <span className={css.rating}>
      <span aria-hidden="true">
        <StarIcon size={14} /> {average.toFixed(1)} ({formatCount(count)})
      </span>
      <span className={visuallyHidden}>
        {t`${average} of 5 stars, ${plural(count, { one: '# review', other: '# reviews' })}`}
      </span>
    </span>
  );
}
