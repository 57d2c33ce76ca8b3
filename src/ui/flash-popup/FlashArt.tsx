import kolamRing from '../../../assets/art/kolam-ring.svg?url';
import { useSite } from '../app/site.tsx';
import { BudOn, DiyaLit } from '../art/drawings.tsx';
import { Toran } from '../art/Toran.tsx';
import * as css from './FlashPopup.css.ts';

/** A light in the middle of a kolam; in season a lamp, under the garland. */
export function FlashArt() {
  const isFestive = useSite().season === 'diwali';
  return (
    <div className={css.art} aria-hidden="true">
      <img src={kolamRing} alt="" width={350} height={350} className={css.kolam} />
      {isFestive ? <DiyaLit className={css.light} width={88} /> : <BudOn className={css.light} width={72} />}
      <div className={css.garland}>
        <Toran />
      </div>
    </div>
  );
}
