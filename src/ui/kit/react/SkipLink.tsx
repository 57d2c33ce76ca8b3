import { t } from '../../../domain/kit/text/text.ts';
import type { MouseEvent } from 'react';
import { skipLink } from '../theme/page.css.ts';

/** The id of each frame's main element. */
export const mainId = 'main';

/** Moves focus past the header without a history entry. */
export function SkipLink() {
  return (
    <a className={skipLink} href={`#${mainId}`} onClick={focusMain}>
      {t`Skip to content`}
    </a>
  );
}

function focusMain(event: MouseEvent) {
  event.preventDefault();
  document.querySelector<HTMLElement>(`#${mainId}`)?.focus();
}
