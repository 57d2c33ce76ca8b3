import { t } from '../../../domain/kit/text/text.ts';
import type { CheckoutView } from '../../../machines/checkout/checkout/checkout.view.ts';
import type { CheckoutActor } from '../checkout/checkout-actor.ts';
import * as page from '../checkout/CheckoutPage.css.ts';
import { Unpriced } from '../checkout/OrderSummary.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { Checkbox } from '../../kit/field/Checkbox.tsx';
import { MethodRows } from './MethodRows.tsx';

/** The wallet and the payment methods for the rest. Cash on delivery is last and never hidden; it says why when it can't be selected. */
export function MethodChoice({ actor, view }: { actor: CheckoutActor; view: CheckoutView }) {
  const isPlacing = view.stage === 'placing';
  const isPricing = !view.summary.isCurrent && !view.summary.isUnquoted;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'order.place' });
      }}
    >
      {view.wallet !== null && (
        <Checkbox
          checked={view.wallet.isOn}
          hint={view.wallet.hint}
          disabled={isPlacing}
          onChecked={(usesWallet) => actor.send({ type: 'wallet.switch', usesWallet })}
        >
          {view.wallet.label}
        </Checkbox>
      )}
      {view.methods.length > 0 && (
        <MethodRows
          methods={view.methods}
          isPlacing={isPlacing}
          onChoose={(method) => actor.send({ type: 'method.choose', method })}
        />
      )}
      <div className={page.bar}>
        {view.summary.isUnquoted && (
          <div className={page.besideFold}>
            <Unpriced actor={actor} />
          </div>
        )}
        <Button
          className={page.barButton}
          type="submit"
          size="large"
          busy={isPlacing || isPricing}
          disabled={!isPlacing && !isPricing && !view.canPlace}
        >
          {isPlacing ? t`Placing your order…` : view.placeLabel}
        </Button>
      </div>
    </form>
  );
}
