import * as css from './Spinner.css.ts';

/** A turning ring in the colour and size of its text. The words beside it say what is going on. */
export function Spinner() {
  return <span className={css.spinner} aria-hidden="true" />;
}
