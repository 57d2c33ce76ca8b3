import * as css from './Toran.css.ts';

/** The marigold garland; hangs only while the season is Diwali. `small` is the drawer's, 44 px. */
export function Toran({ small = false }: { small?: boolean }) {
  return <div className={css.toran} data-size={small ? 'small' : 'medium'} aria-hidden="true" />;
}
