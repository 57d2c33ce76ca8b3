import type { PostCard } from '../../../domain/content/blog/blog.ts';
import { artworkOf } from '../../kit/art/artwork.ts';
import { fieldGround } from '../../kit/art/field.css.ts';
import { Plate } from '../../kit/art/Plate.tsx';
import { Photo } from '../../kit/display/Photo.tsx';
import { drawingOfPost } from './post-art.ts';
import * as css from './PostPicture.css.ts';

/**
 * Slightly less than the real width on phones: their dense screens hide it, and the next larger image has 50% more
 * bytes.
 */
const sizes = '(min-width: 768px) 33vw, 80vw';

/** A post's cover, else its illustration, else its product's plate, else an empty field. Decorative, so `alt` is empty. */
export function PostPicture({ post: { slug, cover, sku }, first }: { post: PostCard; first: boolean }) {
  if (cover !== null) {
    return (
      <Photo
        className={css.cover}
        src={cover.url}
        alt=""
        sizes={sizes}
        width={cover.width}
        height={cover.height}
        first={first}
      />
    );
  }
  const drawing = drawingOfPost(slug);
  if (drawing !== null) {
    return <Plate plate={drawing} alt="" sizes={sizes} first={first} className={css.drawing} />;
  }
  const { field, plate } = artworkOf(sku ?? '');
  return (
    <div className={`${css.picture} ${fieldGround[field]}`}>
      {plate !== null && <Plate plate={plate} alt="" sizes={sizes} first={first} className={css.plate} />}
    </div>
  );
}
