import type { CardEntry } from '../../../../machines/promotions/bundle-strip/bundle-strip.types.ts';
import { BundleCard } from '../../../promotions/bundle/BundleCard.tsx';
import * as css from './PopupTestPage.css.ts';

/** One bundle card, as the shop draws it. */
export function PopupTestCard({ card }: { card: CardEntry }) {
  return (
    <div className={css.card}>
      <BundleCard card={card} onDetails={() => {}} />
    </div>
  );
}
