import { imageSources, isSentImage } from '../../../domain/kit/image.ts';
import * as css from './Photo.css.ts';

interface PhotoProps {
  readonly src: string;
  readonly alt: string;
  /** `sizes` of the image, such as '(min-width: 1024px) 600px, 100vw'. */
  readonly sizes: string;
  /** Intrinsic size in pixels, so that loading causes no layout shift. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** True above the fold: loads eagerly, with high priority. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** An image uploaded by an admin, in the best format and width for the screen. */
export function Photo({ src, alt, sizes, width, height, first = false, className }: PhotoProps) {
  return (
    <picture className={css.frame}>
      {isSentImage(src) && (
        <>
          <source type="image/avif" srcSet={imageSources(src, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={imageSources(src, 'webp')} sizes={sizes} />
        </>
      )}
      <img
        className={className}
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        loading={first ? 'eager' : 'lazy'}
        // React would hold a page back for up to 0.8 s until its eager images have come, except those with onLoad.
        {...(first ? { fetchPriority: 'high' as const, onLoad: () => {} } : {})}
      />
    </picture>
  );
}
