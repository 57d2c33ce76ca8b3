import { artworkOf } from '../../kit/art/artwork.ts';
import { BottleThumb } from '../../kit/art/Bottle.tsx';
import { fieldGround } from '../../kit/art/field.css.ts';
import * as css from './BundleArt.css.ts';

interface BundleArtProps {
  readonly products: readonly { readonly sku: string; readonly quantity: number }[];
}

/** The limit for colour fields side by side, and for bottles on each. */
const max = 3;

/**
 * The colour fields of a bundle's products, side by side with a plus between them. A field repeats its bottle per
 * quantity.
 */
export function BundleArt({ products }: BundleArtProps) {
  return (
    <div className={css.art} aria-hidden="true">
      {products.slice(0, max).map(({ sku, quantity }) => {
        const { field, bottle } = artworkOf(sku);
        const bottles = Array.from({ length: Math.min(quantity, max) }, (_, index) => index);
        return (
          <span key={sku} className={`${css.field} ${fieldGround[field]}`}>
            {bottle &&
              bottles.map((each) => (
                <img
                  key={each}
                  className={css.bottle}
                  src={bottle}
                  alt=""
                  width={200}
                  height={460}
                  loading="lazy"
                />
              ))}
          </span>
        );
      })}
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
