import { t } from '../../../domain/kit/text/text.ts';
import type { Rupees } from '../../../domain/kit/money/money.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import { visuallyHidden } from '../theme/page.css.ts';
import * as css from './Price.css.ts';

export interface PriceProps {
  amount: Rupees;
  /** The regular price, struck through; shown only when it is higher. */
  was?: Rupees | undefined;
  /** Adds 'You save ₹200'. */
  saving?: boolean;
  /** After the price: 'Includes all taxes'. */
  note?: string;
  /** 16, 20 or 30 px. */
  size?: 'small' | 'medium' | 'large';
  /** Uses the current text colour, for a product's colour field. */
  onField?: boolean;
}

/** The price with regular price and saving. */
export function Price({ amount, was, saving = false, note, size = 'small', onField = false }: PriceProps) {
  const less = was === undefined ? 0 : was - amount;
  return (
    <span className={css.price} data-size={size} {...(onField ? { 'data-inherit': '' } : {})}>
      {was !== undefined && less > 0 && (
        <s className={css.was}>
          <span className={visuallyHidden}>{t`Regular price`} </span>
          {formatRupees(was)}
        </s>
      )}
      <span className={css.now}>
        {less > 0 && <span className={visuallyHidden}>{t`Now`} </span>}
        {formatRupees(amount)}
      </span>
      {saving && less > 0 && <span className={css.saving}>{t`You save ${formatRupees(less)}`}</span>}
      {note && <span className={css.note}>{note}</span>}
    </span>
  );
}
