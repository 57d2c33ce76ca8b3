import * as css from './Toran.css.ts';

/** The marigold garland, shown only during Diwali. `small` is 44 px, for the drawer. */
export function Toran({ small = false }: { small?: boolean }) {
  return <div className={css.toran} data-size={small ? 'small' : 'medium'} aria-hidden="true" />;
}
