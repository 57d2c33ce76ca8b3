import { t } from '../../../domain/kit/text/text.ts';
import type { ReactNode } from 'react';
import type { Page } from '../../../domain/shell/page/page.ts';
import { sessionView } from '../../../machines/account/session/session.view.ts';
import { useShopActor, useShopView } from '../app/actors.tsx';
import { useSite } from '../app/site.tsx';
import { Wordmark } from '../../kit/art/ornament/Mark.tsx';
import { MenuIcon } from '../../kit/icon/icons.tsx';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { wrap } from '../../kit/theme/page.css.ts';
import { AccountLink } from './AccountLink.tsx';
import { CartButton } from './CartButton.tsx';
import * as css from './Header.css.ts';
import { clubLink, helpLinks, mainLinks, type ShopLink } from './links.ts';
import { Link, NavLink } from '../../kit/action/Link.tsx';

interface HeaderProps {
  readonly route: Page['route'];
  readonly search: ReactNode;
  readonly consultation: ReactNode;
}

/** The shop's header: fixed on home, sticky elsewhere. Up to 768 px, its links are behind the hamburger. */
export function Header({ route, search, consultation }: HeaderProps) {
  const { shopName } = useSite().business;
  const isPremium = useShopView('session', (snapshot) => sessionView(snapshot, new Date()).isPremium);
  const isMenuOpen = useShopView('menu', (snapshot) => snapshot.matches('open'));
  const menu = useShopActor('menu');
  const isFixed = route === 'home';
  return (
    <>
      {isFixed && <div className={css.room} />}
      <header className={css.place} data-fixed={isFixed}>
        <div className={css.bar}>
          <div className={`${wrap} ${css.inner}`}>
            <IconButton
              label={t`Menu`}
              className={css.hamburger}
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={() => menu.send({ type: 'menu.open' })}
            >
              <MenuIcon />
            </IconButton>
            <nav className={css.links} aria-label={t`Main`}>
              {mainLinks.map((each) => (
                <BarLink key={each.href} {...each} />
              ))}
            </nav>
            <Link className={css.home} href="/" aria-label={t`${shopName}, home`}>
              <Wordmark name={shopName} />
            </Link>
            <div className={css.right}>
              <nav className={css.links} aria-label={t`Help`}>
                {isPremium && <BarLink {...clubLink} />}
                {helpLinks.map((each) => (
                  <BarLink key={each.href} {...each} />
                ))}
              </nav>
              <span className={css.tools}>
                {search}
                {consultation}
                <AccountLink />
                <CartButton />
              </span>
            </div>
          </div>
        </div>
      </header>
    </>
  );
}

function BarLink({ href, label }: ShopLink) {
  return (
    <NavLink className={css.link} href={href} end>
      {label}
    </NavLink>
  );
}
