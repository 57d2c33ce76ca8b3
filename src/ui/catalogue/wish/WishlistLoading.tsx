import { t } from '../../../domain/kit/text/text.ts';
import { VisuallyHidden } from '../../kit/display/VisuallyHidden.tsx';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './WishlistPage.css.ts';

/** The wishlist until it’s known; the server draws this, because only the device knows the list. */
export function WishlistLoading() {
  return (
    <div className={css.list} data-filled>
      <div className={css.head}>
        <h1 className={text({ as: 'h1' })}>{t`Your wishlist`}</h1>
      </div>
      <p className={css.note}>
        <VisuallyHidden>{t`Loading your wishlist`}</VisuallyHidden>
      </p>
      <div className={css.rows}>
        {[1, 2].map((place) => (
          <div key={place} className={css.row}>
            <Skeleton shape="thumb" />
            <div className={css.body}>
              <Skeleton shape="short" />
              <Skeleton shape="short" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
