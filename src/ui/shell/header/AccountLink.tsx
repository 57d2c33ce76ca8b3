import { t } from '../../../domain/kit/text/text.ts';
import { sessionView } from '../../../machines/account/session/session.view.ts';
import { useShopView } from '../app/actors.tsx';
import { UserIcon } from '../../kit/icon/icons.tsx';
import * as css from './Header.css.ts';
import { Link } from '../../kit/action/Link.tsx';

/**
 * Links to sign-in or to the dashboard. Both have the same size, so there is no layout shift once the session is
 * known.
 */
export function AccountLink() {
  const isSignedIn = useShopView('session', (snapshot) => sessionView(snapshot, new Date()).isSignedIn);
  return isSignedIn ? (
    <Link className={`${css.iconLink} ${css.account}`} href="/dashboard/profile" aria-label={t`Dashboard`}>
      <span className={css.person}>
        <UserIcon />
      </span>
    </Link>
  ) : (
    <Link className={`${css.iconLink} ${css.account}`} href="/login" aria-label={t`Login`}>
      <UserIcon />
    </Link>
  );
}
