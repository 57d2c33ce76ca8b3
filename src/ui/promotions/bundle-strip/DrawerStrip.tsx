import { t } from '../../../domain/kit/text/text.ts';
import { bundleStripView, isSameStrip } from '../../../machines/promotions/bundle-strip/bundle-strip.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { BundleRow } from './BundleRow.tsx';
import * as css from './DrawerStrip.css.ts';
import type { StripProps } from './strip-parts.ts';

/** Up to two bundles for the cart; nothing when there are none. */
export function DrawerStrip({ strip, counted }: StripProps) {
  const view = useView(strip, bundleStripView, isSameStrip);
  if (view.stage !== 'ready') return null;
  return (
    <section className={css.strip} aria-label={t`Bundle deals`}>
      <h3 className={css.heading}>{view.heading}</h3>
      <p className={css.saving}>{view.saving}</p>
      <ul className={css.list} aria-label={t`Bundles`}>
        {view.cards.map((card) => (
          <li key={card.ref.id}>{counted(card.bundle.id, <BundleRow card={card} />)}</li>
        ))}
      </ul>
    </section>
  );
}
