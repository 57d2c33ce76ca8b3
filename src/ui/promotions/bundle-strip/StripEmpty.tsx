import { t } from '../../../domain/kit/text/text.ts';
import { stripTexts } from '../../../machines/promotions/bundle-strip/bundle-strip.view.ts';
import * as css from './StripStates.css.ts';

export function StripEmpty() {
  return (
    <section className={css.empty} aria-label={t`Bundle deals`}>
      <p>{stripTexts.empty}</p>
      <p className={css.words}>{stripTexts.hint}</p>
    </section>
  );
}
