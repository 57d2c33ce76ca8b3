import { avifWidths, plateSize, webpWidths } from './plate-widths.ts';
import * as css from './Plate.css.ts';

export interface PlateProps {
  /** `artworkOf(sku).plate` or `.botanical`. */
  plate: string;
  /** Alt text; empty when a name is next to it. */
  alt: string;
  /** `sizes` of the image, such as '(min-width: 1024px) 600px, 100vw'. */
  sizes: string;
  /** True above the fold: loads eagerly, with high priority. */
  first?: boolean;
  className?: string;
}

const sourceSet = (base: string, ending: string, widths: readonly number[]) =>
  widths.map((width) => `${base}-${width}.${ending} ${width}w`).join(', ');

/** A plate as a responsive image. The caller's class sets its box (4:5 by default). */
export function Plate({ plate, alt, sizes, first = false, className }: PlateProps) {
  const rendered = !plate.endsWith('.svg');
  return (
    <picture className={css.frame}>
      {rendered && <source type="image/avif" srcSet={sourceSet(plate, 'avif', avifWidths(plate))} sizes={sizes} />}
      <img
        className={className ? `${css.image} ${className}` : css.image}
        {...(rendered
          ? { src: `${plate}-${webpWidths[0]}.webp`, srcSet: sourceSet(plate, 'webp', webpWidths), sizes }
          : { src: plate })}
        alt={alt}
        {...plateSize}
        decoding="async"
        loading={first ? 'eager' : 'lazy'}
        // React would hold a page back for up to 0.8 s until its eager images have come, except those with onLoad.
        {...(first ? { fetchPriority: 'high' as const, onLoad: () => {} } : {})}
      />
    </picture>
  );
}
