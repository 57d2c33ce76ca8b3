import { langOf, notTranslated } from '../../../domain/kit/text/translated.ts';
import { t } from '../../../domain/kit/text/text.ts';
import type { PostSource } from '../../../domain/content/blog/blog.ts';
import { textLink } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './SourceList.css.ts';
import { Link } from '../../kit/action/Link.tsx';

/** A post's sources. */
export function SourceList({ sources }: { sources: readonly PostSource[] }) {
  return (
    <section className={css.sources} aria-labelledby="sources">
      <h2 className={text({ as: 'h4' })} id="sources">
        {t`Sources`}
      </h2>
      <ol className={css.list}>
        {sources.map(({ name, url }) => (
          <li key={`${name} ${url}`}>
            <Link className={textLink} href={url} lang={langOf(notTranslated, 'name')} rel="noopener noreferrer">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
