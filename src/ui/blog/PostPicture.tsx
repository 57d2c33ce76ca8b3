import type { PostCard } from '../../domain/blog/blog.ts';
import { artworkOf } from '../art/artwork.ts';
import { fieldGround } from '../art/field.css.ts';
import { Plate } from '../art/Plate.tsx';
import * as css from './PostPicture.css.ts';

/** A post's cover, or the plate of its product; the empty field where there is neither. It says nothing by itself. */
export function PostPicture({ post: { cover, sku }, first }: { post: PostCard; first: boolean }) {
  if (cover !== null) {
    return (
      <img
        className={css.cover}
        src={cover.url}
        alt=""
        width={cover.width}
        height={cover.height}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
      />
    );
  }
  const { field, plate } = artworkOf(sku ?? '');
  return (
    <div className={`${css.picture} ${fieldGround[field]}`}>
      {plate !== null && (
        <Plate plate={plate} alt="" sizes="(min-width: 768px) 33vw, 100vw" first={first} className={css.plate} />
      )}
    </div>
  );
}
