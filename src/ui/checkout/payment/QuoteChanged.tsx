import { t } from '../../../domain/kit/text/text.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { CheckoutView } from '../../../machines/checkout/checkout/checkout.view.ts';
import type { CheckoutActor } from '../checkout/checkout-actor.ts';
import type { CheckoutSnapshot } from '../checkout/CheckoutPage.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import * as css from './QuoteChanged.css.ts';

interface QuoteChangedProps {
  readonly actor: CheckoutActor;
  readonly snapshot: CheckoutSnapshot;
  readonly view: CheckoutView;
}

/**
 * Shown when prices or availability changed before the order was placed: the changes, both totals, and a new
 * confirmation.
 */
export function QuoteChanged({ actor, snapshot, view }: QuoteChangedProps) {
  const { agreed, quote } = snapshot.context;
  const review = () => actor.send({ type: 'order.review' });
  return (
    <Dialog open onClose={review} title={t`Something changed in your order`} description={t`Nothing was charged.`}>
      <ul className={css.changes}>
        {view.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <dl className={css.totals}>
        {agreed && (
          <div className={css.total}>
            <dt>{t`Total before`}</dt>
            <dd>
              <s>{formatRupees(agreed.total)}</s>
            </dd>
          </div>
        )}
        {quote && (
          <div className={css.total} data-new="">
            <dt>{t`Total now`}</dt>
            <dd>{formatRupees(quote.total)}</dd>
          </div>
        )}
      </dl>
      <div className={css.actions}>
        <Button tone="outline" onClick={review}>
          {t`Review your order`}
        </Button>
        {view.canAccept && <Button onClick={() => actor.send({ type: 'order.accept' })}>{view.placeLabel}</Button>}
      </div>
    </Dialog>
  );
}
