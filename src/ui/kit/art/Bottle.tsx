import { imageOf } from '../../../domain/kit/image.ts';
import { artworkOf } from './artwork.ts';
import * as css from './Bottle.css.ts';
import { fieldGround } from './field.css.ts';

export interface BottleThumbProps {
  sku: string;
  /** Photo of a product without a drawing; left out, the current one. */
  photo?: string | undefined;
  /** 84 × 104 (72 × 92 on phones), 58 × 66, or 44 × 82. */
  size?: 'line' | 'row' | 'strip';
}

/** A product's bottle (or the club's seal) on its colour field, cropped at the bottom. Its name stands next to it. */
export function BottleThumb({ sku, photo, size = 'line' }: BottleThumbProps) {
  const { field, bottle } = artworkOf(sku);
  return (
    <span className={`${css.thumb} ${fieldGround[field]}`} data-size={size} data-kind={bottle ? field : 'photo'}>
      <img
        className={css.image}
        src={bottle ?? photo ?? imageOf(sku)}
        alt=""
        width={200}
        height={460}
        loading="lazy"
      />
    </span>
  );
}
