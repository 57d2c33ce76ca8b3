import { t } from '../../../domain/kit/text/text.ts';
import type { Product } from '../../../domain/catalogue/product/product.ts';
import { imageOf } from '../../../domain/kit/image.ts';
import { artworkOf, type Artwork } from '../../kit/art/artwork.ts';
import { fieldGround } from '../../kit/art/field.css.ts';
import { Plate } from '../../kit/art/Plate.tsx';
import { Photo } from '../../kit/display/Photo.tsx';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import * as css from './Gallery.css.ts';

interface Picture {
  /** Describes the picture to screen readers. */
  readonly label: string;
  /** Which crop of the plate. */
  readonly view: 'whole' | 'bottle' | 'flower' | 'root';
  readonly photo?: string;
}

const plateViews: readonly Picture[] = [
  { label: t`bottle and plant`, view: 'whole' },
  { label: t`close-up of the bottle`, view: 'bottle' },
  { label: t`leaves and flowers`, view: 'flower' },
  { label: t`base of the plant`, view: 'root' },
];

/**
 * The product's pictures and thumbnails; `shown` is the index of the one to begin with. A native radio group selects one, so arrow keys and clicks work before
 * hydration.
 */
export function Gallery({ product, shown = 0 }: { product: Product; shown?: number }) {
  const artwork = artworkOf(product.sku);
  const pictures: readonly Picture[] = artwork.plate
    ? plateViews
    : product.images.map((photo, index) => ({ label: t`photo ${index + 1}`, view: 'whole', photo }));
  const hasNone = pictures.length === 0;
  return (
    <div className={css.gallery}>
      <div className={`${css.main} ${fieldGround[artwork.field]}`}>
        {pictures.map((picture, index) => (
          <div key={picture.label} className={css.picture} data-place={index + 1}>
            <Image
              picture={picture}
              artwork={artwork}
              alt={`${product.name}, ${picture.label}`}
              isMain
              first={index === shown}
            />
          </div>
        ))}
        {hasNone && (
          <Image
            picture={{ label: '', view: 'whole', photo: imageOf(product.sku) }}
            artwork={artwork}
            alt=""
            isMain
            first
          />
        )}
        {artwork.number && (
          <p className={css.folio} aria-hidden="true">
            {artwork.number}
            <span className={css.script} lang="sa">
              {artwork.script}
            </span>
          </p>
        )}
      </div>
      {pictures.length > 1 && (
        <fieldset className={css.thumbs}>
          <legend className={visuallyHidden}>{t`Pictures of ${product.name}`}</legend>
          {pictures.map((picture, index) => (
            <label key={picture.label} className={`${css.thumb} ${fieldGround[artwork.field]}`}>
              <input
                className={css.choice}
                type="radio"
                name="picture"
                value={index + 1}
                defaultChecked={index === shown}
                aria-label={t`Picture ${index + 1} of ${pictures.length}, ${picture.label}`}
              />
              <Image picture={picture} artwork={artwork} alt="" />
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

interface ImageProps {
  readonly picture: Picture;
  readonly artwork: Artwork;
  readonly alt: string;
  readonly isMain?: boolean;
  readonly first?: boolean;
}

function Image({ picture: { view, photo }, artwork, alt, isMain = false, first = false }: ImageProps) {
  const width = isMain && photo === undefined && view !== 'whole' ? 2.6 : 1;
  // Thumbnails of a plate show the file of the first picture, large enough for their crops: they cost nothing.
  const sizes = isMain || photo === undefined ? `(min-width: 1024px) ${600 * width}px, ${100 * width}vw` : '150px';
  if (photo !== undefined) {
    return (
      <Photo
        className={css.view.whole}
        src={photo}
        alt={alt}
        sizes={sizes}
        width={640}
        height={800}
        first={isMain && first}
      />
    );
  }
  if (!artwork.plate) return null;
  return <Plate className={css.view[view]} plate={artwork.plate} alt={alt} sizes={sizes} first={first} />;
}
