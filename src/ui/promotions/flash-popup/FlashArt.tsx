import kolamRing from '../../../../assets/art/kolam-ring.svg?url';
import { DiyaLit } from '../../kit/art/drawings.tsx';
import { Toran } from '../../kit/art/ornament/Toran.tsx';
import * as css from './FlashPopup.css.ts';

/** A lamp on a kolam; with the garland during Diwali. */
export function FlashArt() {
  return (
    <div className={css.art} aria-hidden="true">
      <img src={kolamRing} alt="" width={350} height={350} className={css.kolam} />
      <DiyaLit className={css.light} width={88} />
      <div className={css.garland}>
        <Toran />
      </div>
    </div>
  );
}
