import { artworkOf } from '../../../src/ui/kit/art/artwork.ts';
import { BottleThumb } from '../../../src/ui/kit/art/Bottle.tsx';
import { BlissSeal, BudOff, BudOn, DiyaLit, DiyaUnlit } from '../../../src/ui/kit/art/drawings.tsx';
import { KolamBorder, KolamSmall } from '../../../src/ui/kit/art/ornament/Kolam.tsx';
import { Wordmark } from '../../../src/ui/kit/art/ornament/Mark.tsx';
import { Plate } from '../../../src/ui/kit/art/Plate.tsx';
import { Toran } from '../../../src/ui/kit/art/ornament/Toran.tsx';
import * as icons from '../../../src/ui/kit/icon/icons.tsx';
import * as css from './page.css.ts';

const skus = ['peace-mantra', 'sleep-mantra', 'dog-mantra', 'green-mantra', 'bliss-club'];

/** Plates, bottles, drawings and icons. */
export function PlateBoard() {
  return (
    <section>
      <h2 className={css.heading}>Plates and drawings</h2>
      <div className={css.plates}>
        {skus.map((sku) => (
          <Plate key={sku} plate={artworkOf(sku).plate ?? ''} alt={sku} sizes="25vw" />
        ))}
      </div>
      <div className={css.row}>
        {[...skus, 'unknown'].map((sku) => (
          <BottleThumb key={sku} sku={sku} />
        ))}
        {skus.map((sku) => (
          <BottleThumb key={sku} sku={sku} size="row" />
        ))}
        {skus.map((sku) => (
          <BottleThumb key={sku} sku={sku} size="strip" />
        ))}
        <DiyaLit />
        <DiyaUnlit />
        <BudOn />
        <BudOff />
        <BlissSeal />
        <KolamSmall />
      </div>
      <div className={css.row}>
        <Wordmark name="mantra" />
      </div>
      <div className={css.inverse}>
        <KolamBorder />
        <Wordmark name="mantra" inherit />
      </div>
      <Toran />
      <div className={css.row}>
        {Object.entries(icons).map(([key, Drawn]) => (
          <Drawn key={key} size={24} />
        ))}
      </div>
    </section>
  );
}
