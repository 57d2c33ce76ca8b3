import { t } from '../../../domain/kit/text/text.ts';
import { totalQuantity } from '../../../domain/cart/cart.ts';
import { itemsText } from '../../../machines/cart/cart/cart.badge.view.ts';
import { priceNotes } from '../../../machines/cart/cart/cart.prices.view.ts';
import type { CheckoutView } from '../../../machines/checkout/checkout/checkout.view.ts';
import { useShopView } from '../../shell/app/actors.tsx';
import { Breakdown } from '../../kit/price/Breakdown.tsx';
import { BagIcon, ChevronDownIcon } from '../../kit/icon/icons.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import { RetryNotice } from '../../kit/status/RetryNotice.tsx';
import { Spinner } from '../../kit/status/Spinner.tsx';
import { text } from '../../kit/theme/text.css.ts';
import { partsOf } from '../price-parts.ts';
import { ClubOffer } from './ClubOffer.tsx';
import { CouponEntry } from './CouponEntry.tsx';
import type { CheckoutActor } from './checkout-actor.ts';
import * as css from './OrderSummary.css.ts';
import { SummaryLines } from './SummaryLines.tsx';

interface OrderSummaryProps {
  readonly actor: CheckoutActor;
  readonly view: CheckoutView;
  /** True once the order is placed and can't change here. */
  readonly isFixed: boolean;
}

/** Items and costs, next to the form. */
export function OrderSummary(props: OrderSummaryProps) {
  return (
    <aside className={css.aside} aria-label={t`Your order`}>
      <h2 className={`${text({ as: 'h4' })} ${css.title}`}>{t`Your order`}</h2>
      <SummaryBody {...props} />
    </aside>
  );
}

/** The same summary for phones, collapsed. */
export function FoldedOrderSummary(props: OrderSummaryProps) {
  const { isFixed } = props;
  const { itemCount, total } = props.view.summary;
  const inCart = useShopView('cart', (snapshot) => totalQuantity(snapshot.context.lines));
  const hasNewPrices = useShopView('cart', (snapshot) => Object.keys(priceNotes(snapshot)).length > 0);
  const count = itemCount === 0 ? inCart : itemCount;
  return (
    <details className={css.folded}>
      <summary className={css.fold}>
        <span className={css.foldWords}>
          <BagIcon />
          {t`Show order, ${itemsText(count)}`}
          <span className={css.chevron}>
            <ChevronDownIcon size={18} />
          </span>
        </span>
        <b>{total ?? ''}</b>
        {hasNewPrices && !isFixed && <span className={css.foldNote}>{t`Prices have changed`}</span>}
      </summary>
      <div className={css.foldBody}>
        <SummaryBody {...props} />
      </div>
    </details>
  );
}

function SummaryBody({ actor, view, isFixed }: OrderSummaryProps) {
  const { summary, coupon } = view;
  return (
    <>
      <SummaryLines lines={summary.lines} isFixed={isFixed} />
      <hr className={css.rule} />
      {!isFixed && <CouponEntry actor={actor} coupon={coupon} />}
      {!isFixed && <ClubOffer actor={actor} canLearn={view.stage === 'contact' || view.stage === 'address'} />}
      {summary.isUnquoted && (
        <div className={css.again}>
          <Unpriced actor={actor} />
        </div>
      )}
      {summary.bundleNote && <Notice tone="warning">{summary.bundleNote}</Notice>}
      <div aria-busy={!summary.isCurrent}>
        <Breakdown parts={partsOf(priceOf(view))} />
      </div>
    </>
  );
}

/** There is no total; the server is asked again shortly, or by hand. */
export function Unpriced({ actor }: Pick<OrderSummaryProps, 'actor'>) {
  return (
    <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'quote.retry' })}>
      {t`We couldn’t work out your total.`}
    </RetryNotice>
  );
}

function priceOf({ summary: { rows, total, savings, split, isCurrent } }: CheckoutView) {
  return { rows, total: isCurrent || total === null ? total : <Repricing total={total} />, savings, split };
}

/** The previous total, while the server calculates the new one. */
function Repricing({ total }: { total: string }) {
  return (
    <span className={css.repricing}>
      <Spinner />
      {total}
    </span>
  );
}
