import * as css from './Confetti.css.ts';

/** Petals that fall once, for at most 4 s; none under reduced motion. */
export function Confetti() {
  return (
    <div className={css.confetti} aria-hidden="true" data-testid="confetti">
      {css.petals.map((petal) => (
        <i key={petal} className={petal} />
      ))}
    </div>
  );
}
