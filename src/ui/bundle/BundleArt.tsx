import { artworkOf } from '../art/artwork.ts';
import { BottleThumb } from '../art/Bottle.tsx';
import { fieldGround } from '../art/field.css.ts';
import * as css from './BundleArt.css.ts';

/** Most fields side by side. */
const most = 3;

/** The fields of a bundle's products side by side, with a plus between them. */
export function BundleArt({ skus }: { skus: readonly string[] }) {
  return (
    <div className={css.art} aria-hidden="true">
      {skus.slice(0, most).map((sku) => {
        const { field, bottle } = artworkOf(sku);
        return (
          <span key={sku} className={`${css.field} ${fieldGround[field]}`}>
            {bottle && <img className={css.bottle} src={bottle} alt="" width={200} height={460} loading="lazy" />}
          </span>
        );
      })}
    </div>
  );
}

/** The same as a small block at the start of a row. */
export function BundleThumbs({ skus }: { skus: readonly string[] }) {
  return (
    <span className={css.thumbs} aria-hidden="true">
      {skus.slice(0, 2).map((sku) => (
        <BottleThumb key={sku} sku={sku} size="strip" />
      ))}
    </span>
  );
}
