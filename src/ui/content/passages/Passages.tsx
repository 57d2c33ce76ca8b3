import { hyphened } from '../../../domain/kit/text/unbroken.ts';
import type { Passage } from '../../../domain/content/content/content.ts';
import * as css from '../pages/content.css.ts';
import { useFilled } from './use-filled.ts';

/** Paragraphs and lists, with the shop's facts filled in. */
export function Passages({ passages }: { passages: readonly Passage[] }) {
  const fill = useFilled();
  return passages.map((passage) =>
    typeof passage === 'string' ? (
      <p key={passage}>{fill(hyphened(passage))}</p>
    ) : (
      <ul key={passage[0]} className={css.list}>
        {passage.map((item) => (
          <li key={item} className={css.item}>
            {fill(hyphened(item))}
          </li>
        ))}
      </ul>
    ),
  );
}
