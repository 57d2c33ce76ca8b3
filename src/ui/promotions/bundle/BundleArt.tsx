import { imageOf } from '../../../domain/kit/image.ts';
import { artworkOf } from '../../kit/art/artwork.ts';
import { BottleThumb } from '../../kit/art/Bottle.tsx';
import { fieldGround } from '../../kit/art/field.css.ts';
import * as css from './BundleArt.css.ts';

interface BundleArtProps {
  readonly products: readonly { readonly sku: string; readonly quantity: number }[];
}

/** The limit for colour fields side by side, and for bottles in front of them. */
const max = 3;

/** A bundle as it is handed over: its bottles tied together with a ribbon, in front of their colour fields. */
export function BundleArt({ products }: BundleArtProps) {
  const drawn = products.slice(0, max).map(({ sku, quantity }) => ({ sku, quantity, ...artworkOf(sku) }));
  const bottles = drawn.flatMap(({ sku, quantity, bottle }) =>
    bottle === null
      ? []
      : Array.from({ length: Math.min(quantity, max) }, (_, index) => ({ key: `${sku} ${index}`, bottle })),
  );
  const shown = bottles.slice(0, max);
  return (
    <div className={css.art} aria-hidden="true">
      {drawn.map(({ sku, field, bottle }) => (
        <span key={sku} className={`${css.field} ${fieldGround[field]}`}>
          {bottle === null && (
            <img className={css.photo} src={imageOf(sku)} alt="" width={160} height={200} loading="lazy" />
          )}
        </span>
      ))}
      {shown.length > 0 && (
        <span className={css.group} data-tied={shown.length > 1}>
          {shown.map(({ key, bottle }) => (
            <img
              key={key}
              className={css.bottle}
              src={bottle}
              alt=""
              width={200}
              height={460}
              loading="lazy"
              decoding="async"
            />
          ))}
        </span>
      )}
    </div>
  );
}

/** A small variant for the start of a row. */
export function BundleThumbs({ products }: BundleArtProps) {
  return (
    <span className={css.thumbs} aria-hidden="true">
      {products.slice(0, 2).map(({ sku }) => (
        <BottleThumb key={sku} sku={sku} size="strip" />
      ))}
    </span>
  );
}
