import * as css from './Spinner.css.ts';

/** A spinner in the colour and size of the text next to it, which must say what is going on. */
export function Spinner() {
  return <span className={css.spinner} aria-hidden="true" />;
}
