import { t } from '../../../domain/kit/text/text.ts';
import { VisuallyHidden } from '../../kit/display/VisuallyHidden.tsx';
import * as css from './Review.css.ts';

/** Stars with words for who doesn't see them; `value` is 0 to 5. */
export function Stars({ value }: { readonly value: number }) {
  return (
    <span>
      <span className={css.stars} aria-hidden="true">
        <span className={css.empty}>★★★★★</span>
        <span className={css.full} style={{ width: `${value * 20}%` }}>
          ★★★★★
        </span>
      </span>
      <VisuallyHidden>{t`${value} of 5 stars`}</VisuallyHidden>
    </span>
  );
}
