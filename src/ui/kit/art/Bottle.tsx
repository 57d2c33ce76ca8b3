import { artworkOf } from './artwork.ts';
import * as css from './Bottle.css.ts';
import { fieldGround } from './field.css.ts';

export interface BottleThumbProps {
  sku: string;
  /** Alt text; empty when the product's name is next to it. */
  alt?: string;
  /** Photo of a product without a drawing. */
  photo?: string | undefined;
  /** 84 × 104 (72 × 92 on phones), 58 × 66, or 44 × 82. */
  size?: 'line' | 'row' | 'strip';
  className?: string;
}

/** A product's bottle (or the club's seal) on its colour field, cropped at the bottom. */
export function BottleThumb({ sku, alt = '', photo, size = 'line', className }: BottleThumbProps) {
  const { field, bottle } = artworkOf(sku);
  const source = bottle ?? photo;
  const ground = `${css.thumb} ${fieldGround[field]}`;
  return (
    <span
      className={className ? `${ground} ${className}` : ground}
      data-size={size}
      data-kind={bottle ? field : 'photo'}
    >
      {source && (
        <img
          className={css.image}
          src={source}
          alt={alt}
          width={200}
          height={460}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}
