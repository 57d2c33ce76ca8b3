import type { Reel } from '../../../domain/content/reel.ts';
import { Films } from '../../content/film/Films.tsx';
import { further, wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './ProductFilms.css.ts';

/** The shop's films of this product (CAT-05). */
export function ProductFilms({ films }: { films: readonly Reel[] }) {
  return (
    <section className={`${css.section} ${further}`} aria-labelledby="films">
      <div className={wrap}>
        <h2 className={`${text({ as: 'h2' })} ${css.title}`} id="films">
          Seen up close
        </h2>
        <Films films={films} />
      </div>
    </section>
  );
}
