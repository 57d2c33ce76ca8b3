import { t } from '../../../domain/kit/text/text.ts';
import { text } from '../../kit/theme/text.css.ts';
import { CheckoutLoading } from './CheckoutLoading.tsx';
import * as css from './CheckoutPage.css.ts';
import * as summary from './OrderSummary.css.ts';

export const stepTitles = { details: t`Where should we deliver?`, payment: t`How would you like to pay?` } as const;

/**
 * Rendered by the server, which knows neither cart nor session: the title of the step that most visitors come for,
 * where they will find it. Its words are larger than anything that is drawn later, so the page is painted with them
 * (PRF-01).
 */
export function CheckoutStart({ step }: { readonly step: keyof typeof stepTitles }) {
  return (
    <div className={css.columns}>
      <div>
        <div className={summary.folded}>
          <div className={summary.fold} />
        </div>
        <h1 className={`${text({ as: 'h2' })} ${css.title}`}>{stepTitles[step]}</h1>
        <p className={`${text({ as: 'lead', tone: 'secondary' })} ${css.words}`}>
          {t`One moment, we’re getting your cart and your addresses. You’ll see every cost before you pay.`}
        </p>
        <CheckoutLoading />
      </div>
    </div>
  );
}
