import { t } from '../../../domain/kit/text/text.ts';
import { stripTexts } from '../../../machines/promotions/bundle-strip/bundle-strip.view.ts';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import * as css from './StripStates.css.ts';

/** A placeholder while bundles load. */
export function StripLoading() {
  return (
    <section className={css.loading} aria-label={t`Bundle deals`} aria-busy="true">
      <p className={css.words}>{stripTexts.loading}</p>
      <div className={css.places}>
        {[0, 1, 2].map((place) => (
          <div key={place} className={css.place}>
            <Skeleton shape="fill" className={css.picture} />
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        ))}
      </div>
    </section>
  );
}
