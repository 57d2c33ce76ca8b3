import { t } from '../../../domain/kit/text/text.ts';
import { formatDay } from '../../../domain/kit/money/dates.ts';
import type { PageOf } from '../../../domain/shell/page/page.ts';
import { policyGroup } from '../../shell/header/links.ts';
import { wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import { ContactList } from '../passages/ContactList.tsx';
import * as content from './content.css.ts';
import { PageHead } from '../passages/PageHead.tsx';
import { Sections } from '../passages/Sections.tsx';
import { Link } from '../../kit/action/Link.tsx';

/** One of the four policies, with links to the others. */
export function LegalPage({ page: { document } }: { page: PageOf<'legal'> }) {
  const path = `/legal/${document.slug}`;
  return (
    <div className={`${wrap} ${content.page}`}>
      <PageHead title={document.title} lead={document.summary}>
        <p className={`${text({ as: 'small', tone: 'muted' })} ${content.meta}`}>
          {t`Effective from`} <time dateTime={document.updatedOn}>{formatDay(new Date(document.updatedOn))}</time>
        </p>
      </PageHead>
      <div className={content.columns}>
        <article className={content.prose}>
          <Sections sections={document.sections} />
        </article>
        <div className={content.aside}>
          <nav aria-labelledby="policies">
            <h2 className={text({ as: 'h4' })} id="policies">
              {t`Our policies`}
            </h2>
            <ul className={content.under}>
              {policyGroup.map(({ href, label }) => (
                <li key={href} className={content.row}>
                  <Link
                    className={content.rowLink}
                    href={href}
                    {...(href === path ? { 'aria-current': 'page' as const } : {})}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <section aria-labelledby="ask-us">
            <h2 className={text({ as: 'h4' })} id="ask-us">
              {t`Ask us`}
            </h2>
            <div className={content.under}>
              <ContactList />
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
