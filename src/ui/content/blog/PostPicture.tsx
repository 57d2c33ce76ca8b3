import type { PostCard } from '../../../domain/content/blog/blog.ts';
import { artworkOf } from '../../kit/art/artwork.ts';
import { fieldGround } from '../../kit/art/field.css.ts';
import { Plate } from '../../kit/art/Plate.tsx';
import { Photo } from '../../kit/display/Photo.tsx';
import * as css from './PostPicture.css.ts';

/** On phones a little less than its place: on their dense screens nobody sees it, and the next width has half more bytes. */
const sizes = '(min-width: 768px) 33vw, 80vw';

/** A post's cover, or the plate of its product; the empty field where there is neither. It says nothing by itself. */
export function PostPicture({ post: { cover, sku }, first }: { post: PostCard; first: boolean }) {
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
  const { field, plate } = artworkOf(sku ?? '');
  return (
    <div className={`${css.picture} ${fieldGround[field]}`}>
      {plate !== null && <Plate plate={plate} alt="" sizes={sizes} first={first} className={css.plate} />}
    </div>
  );
}
