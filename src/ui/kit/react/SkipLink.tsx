import type { MouseEvent } from 'react';
import { skipLink } from '../theme/page.css.ts';

/** The id of every frame's main part. */
export const mainId = 'main';

/** Takes the keyboard past the header; as a move within the page it leaves the history alone. */
export function SkipLink() {
  return (
    <a className={skipLink} href={`#${mainId}`} onClick={focusMain}>
      Skip to content
    </a>
  );
}

function focusMain(event: MouseEvent) {
  event.preventDefault();
  document.querySelector<HTMLElement>(`#${mainId}`)?.focus();
}
