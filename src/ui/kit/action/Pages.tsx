import { t } from '../../../domain/kit/text/text.ts';
import type { PageLinks } from '../../../domain/shell/page/page-links.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../icon/icons.tsx';
import { VisuallyHidden } from '../display/VisuallyHidden.tsx';
import * as css from './Pages.css.ts';
import { Link } from './Link.tsx';

/** Pagination with real links. */
export function Pages({ links: { page, pages, previous, next, near } }: { links: PageLinks }) {
  if (pages < 2) return null;
  return (
    <nav className={css.pages} aria-label={t`Pages`}>
      {previous && (
        <Link className={css.link} href={previous.href} rel="prev">
          <ArrowLeftIcon size={18} />
          {t`Previous`}
        </Link>
      )}
      <ul className={css.numbers}>
        {near.map((each) => (
          <li key={each.page}>
            <Link
              className={css.link}
              href={each.href}
              {...(each.page === page ? { 'aria-current': 'page' as const } : {})}
            >
              <VisuallyHidden>{t`Page`} </VisuallyHidden>
              {each.page}
            </Link>
          </li>
        ))}
      </ul>
      {next && (
        <Link className={css.link} href={next.href} rel="next">
          {t`Next`}
          <ArrowRightIcon size={18} />
        </Link>
      )}
    </nav>
  );
}
