import { t } from '../../../domain/kit/text/text.ts';
import type { Wish } from '../../../domain/catalogue/wish.ts';
import { heartLabel, isHeartFull } from '../../../machines/catalogue/wishlist/wishlist.view.ts';
import { Button } from '../../kit/action/Button.tsx';
import { HeartIcon } from '../../kit/icon/icons.tsx';
import { usePromotionsActor, usePromotionsView } from '../../shell/app/actors.tsx';
import * as css from './Heart.css.ts';

/** The heart of a product’s page, with words. */
export function WishButton({ sku, name }: Wish) {
  const wishlist = usePromotionsActor('wishlist');
  const isFull = usePromotionsView('wishlist', (snapshot) => isHeartFull(snapshot, sku));
  return (
    <Button
      tone="text"
      size="small"
      aria-label={heartLabel(name)}
      aria-pressed={isFull}
      onClick={() => wishlist.send({ type: 'wish.toggle', sku, name })}
    >
      <HeartIcon size={18} className={css.sign} />
      {isFull ? t`On your wishlist` : t`Wishlist`}
    </Button>
  );
}
