import { imageSources, isSentImage } from '../../../domain/kit/image.ts';
import * as css from './Photo.css.ts';

interface PhotoProps {
  readonly src: string;
  readonly alt: string;
  /** The `sizes` of its place, as '(min-width: 1024px) 600px, 100vw'. */
  readonly sizes: string;
  /** Its own shape in pixels, so that nothing moves when it comes. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** True for the picture that the first screen shows: loaded at once and first. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** A picture that an admin sent, in the format and width that the screen wants. */
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
        {...(first ? { fetchPriority: 'high' as const } : {})}
      />
    </picture>
  );
}
