import { t } from '../../../domain/kit/text/text.ts';
import { starCounts } from '../../../domain/content/review/review.ts';
import { StarIcon } from '../../kit/icon/icons.tsx';
import { VisuallyHidden } from '../../kit/display/VisuallyHidden.tsx';
import * as css from './Review.css.ts';

/** Drawn, because not every device has a letter for a star. */
function FiveStars() {
  return (
    <span className={css.five}>
      {starCounts.map((star) => (
        <StarIcon key={star} size={16} />
      ))}
    </span>
  );
}

/** Stars with words for who doesn't see them; `value` is 0 to 5. */
export function Stars({ value }: { readonly value: number }) {
  return (
    <span>
      <span className={css.stars} aria-hidden="true">
        <FiveStars />
        <span className={css.full} style={{ width: `${value * 20}%` }}>
          <FiveStars />
        </span>
      </span>
      <VisuallyHidden>{t`${value} of 5 stars`}</VisuallyHidden>
    </span>
  );
}
