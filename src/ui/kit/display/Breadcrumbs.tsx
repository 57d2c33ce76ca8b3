import { t } from '../../../domain/kit/text/text.ts';
import * as css from './Breadcrumbs.css.ts';
import { ChevronRightIcon } from '../icon/icons.tsx';
import { Link } from '../action/Link.tsx';

export interface Crumb {
  label: string;
  /** Absent for the current page. */
  href?: string;
  /** 'en' where it isn’t in the page’s language. */
  lang?: 'en' | undefined;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={css.list}>
        {crumbs.map(({ label, href, lang }, index) => (
          <li key={label} className={css.item}>
            {index > 0 && <ChevronRightIcon size={14} />}
            {href ? (
              <Link className={css.link} href={href} lang={lang}>
                {label}
              </Link>
            ) : (
              <span className={css.current} aria-current="page" lang={lang}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
