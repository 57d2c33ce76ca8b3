import { t } from '../../domain/kit/text/text.ts';
import type { CartView } from '../../machines/cart/cart/cart.view.ts';
import { useShop } from '../shell/app/actors.tsx';
import { Button } from '../kit/action/Button.tsx';
import * as css from './CartFoot.css.ts';

/** Total, saving and the checkout button. */
export function CartFoot({ view: { total, saving, canBuy } }: { view: CartView }) {
  const shop = useShop();
  return (
    <>
      <div className={css.total}>
        <div className={css.pair}>
          <span className={css.name}>{t`Total`}</span>
          <small className={css.small}>{t`Includes all taxes`}</small>
          <small className={css.small}>{t`Coupons come off at checkout`}</small>
        </div>
        <div className={css.pair} data-side="right">
          <b className={css.amount}>{total}</b>
          {saving && <small className={css.saving}>{saving}</small>}
        </div>
      </div>
      {!canBuy && (
        <p className={css.blocked} id="cart-blocked">
          {t`Change or remove the marked items first.`}
        </p>
      )}
      <Button
        size="large"
        block
        disabled={!canBuy}
        {...(canBuy ? {} : { 'aria-describedby': 'cart-blocked' })}
        onClick={() => shop.send({ type: 'buy.now' })}
      >
        {t`Buy Now`}
      </Button>
    </>
  );
}
