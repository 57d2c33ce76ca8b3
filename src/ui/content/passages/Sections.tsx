import type { Section } from '../../../domain/content/content/content.ts';
import { text } from '../../kit/theme/text.css.ts';
import * as css from '../pages/content.css.ts';
import { Passages } from './Passages.tsx';

/** Sections of a text, separated by hairlines. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ title, passages }) => (
    <section key={title} className={css.section}>
      <h2 className={text({ as: 'h3' })}>{title}</h2>
      <Passages passages={passages} />
    </section>
  ));
}
