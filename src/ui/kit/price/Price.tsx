import type { Rupees } from '../../../domain/kit/money/money.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import { visuallyHidden } from '../theme/page.css.ts';
import * as css from './Price.css.ts';

export interface PriceProps {
  amount: Rupees;
  /** The price before, struck; shown only when it is higher. */
  was?: Rupees | undefined;
  /** Says the saving as a number: 'You save ₹200'. */
  saving?: boolean;
  /** Behind it: 'Includes all taxes'. */
  note?: string;
  /** 16, 20 or 30 px. */
  size?: 'small' | 'medium' | 'large';
  /** Takes the colour around it: on a product's field. */
  onField?: boolean;
}

/** The price, the price before and the saving, together. */
export function Price({ amount, was, saving = false, note, size = 'small', onField = false }: PriceProps) {
  const less = was === undefined ? 0 : was - amount;
  return (
    <span className={css.price} data-size={size} {...(onField ? { 'data-inherit': '' } : {})}>
      {was !== undefined && less > 0 && (
        <s className={css.was}>
          <span className={visuallyHidden}>Regular price </span>
          {formatRupees(was)}
        </s>
      )}
      <span className={css.now}>
        {less > 0 && <span className={visuallyHidden}>Now </span>}
        {formatRupees(amount)}
      </span>
      {saving && less > 0 && <span className={css.saving}>You save {formatRupees(less)}</span>}
      {note && <span className={css.note}>{note}</span>}
    </span>
  );
}
