import type { Wish } from '../../../domain/catalogue/wish.ts';
import { heartLabel, isHeartFull } from '../../../machines/catalogue/wishlist/wishlist.view.ts';
import { HeartIcon } from '../../kit/icon/icons.tsx';
import { usePromotionsActor, usePromotionsView } from '../../shell/app/actors.tsx';
import * as css from './Heart.css.ts';

/** The heart of a card: puts the product on the wishlist, or takes it off. */
export function Heart({ sku, name }: Wish) {
  const wishlist = usePromotionsActor('wishlist');
  const isFull = usePromotionsView('wishlist', (snapshot) => isHeartFull(snapshot, sku));
  return (
    <button
      type="button"
      className={css.heart}
      aria-label={heartLabel(name)}
      aria-pressed={isFull}
      onClick={() => wishlist.send({ type: 'wish.toggle', sku, name })}
    >
      <HeartIcon size={22} className={css.sign} />
    </button>
  );
}
