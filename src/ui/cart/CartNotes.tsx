import { t } from '../../domain/kit/text/text.ts';
import { hasPriceNotes, undoNote } from '../../machines/cart/cart/cart.notes.view.ts';
import { isUnsaved } from '../../machines/cart/cart-sync/cart-sync.view.ts';
import { useShopActor, useShopView } from '../shell/app/actors.tsx';
import { Button } from '../kit/action/Button.tsx';
import { Notice } from '../kit/status/Notice.tsx';
import * as css from './CartNotes.css.ts';

/** Notes on the whole cart: undo, changed prices, not saved to the server yet. */
export function CartNotes() {
  const cart = useShopActor('cart');
  const undoText = useShopView('cart', undoNote);
  const hasNewPrices = useShopView('cart', hasPriceNotes);
  const isWaiting = useShopView('cartSync', isUnsaved);
  const acknowledge = (
    <Button tone="text" size="small" onClick={() => cart.send({ type: 'prices.acknowledge' })}>
      {t`OK`}
    </Button>
  );
  const undo = (
    <Button tone="text" size="small" onClick={() => cart.send({ type: 'item.restore' })}>
      {t`Undo`}
    </Button>
  );
  return (
    <div className={css.notes}>
      {undoText && (
        <Notice tone="plain" action={undo}>
          {undoText}
        </Notice>
      )}
      {hasNewPrices && (
        <Notice tone="info" title={t`Prices have changed`} action={acknowledge}>
          {t`The marked items show their new prices.`}
        </Notice>
      )}
      {isWaiting && (
        <Notice tone="warning" title={t`Not saved yet`}>
          {t`Your cart is safe on this device. We’ll sync it automatically.`}
        </Notice>
      )}
    </div>
  );
}
