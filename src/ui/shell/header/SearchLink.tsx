import { t } from '../../../domain/kit/text/text.ts';
import { Link } from '../../kit/action/Link.tsx';
import { SearchIcon } from '../../kit/icon/icons.tsx';
import * as css from './Header.css.ts';

/** Leads to the search of the shop page. As large as the button that replaces it. */
export function SearchLink() {
  return (
    <Link className={css.iconLink} href="/shop" aria-label={t`Search`} data-early="">
      <SearchIcon />
    </Link>
  );
}
