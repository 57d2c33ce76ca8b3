import type { ReactNode } from 'react';
import type { Page } from '../../../domain/shell/page/page.ts';
import { sessionView } from '../../../machines/account/session/session.view.ts';
import { useShopActor, useShopView } from '../app/actors.tsx';
import { useSite } from '../app/site.tsx';
import { Wordmark } from '../../kit/art/ornament/Mark.tsx';
import { Toran } from '../../kit/art/ornament/Toran.tsx';
import { MenuIcon } from '../../kit/icon/icons.tsx';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { wrap } from '../../kit/theme/page.css.ts';
import { AccountLink } from './AccountLink.tsx';
import { CartButton } from './CartButton.tsx';
import * as css from './Header.css.ts';
import { clubLink, helpLinks, mainLinks, type ShopLink } from './links.ts';
import { Link, NavLink } from '../../kit/action/Link.tsx';

/**
 * The shop's header. Sticky, or fixed on home when there is no banner. Up to 768 px, its links are behind the
 * hamburger.
 */
export function Header({ route, consultation }: { route: Page['route']; consultation: ReactNode }) {
  const { business, banners } = useSite();
  const { shopName } = business;
  const isPremium = useShopView('session', (snapshot) => sessionView(snapshot, new Date()).isPremium);
  const isMenuOpen = useShopView('menu', (snapshot) => snapshot.matches('open'));
  const menu = useShopActor('menu');
  return (
    <>
      <header className={css.place} data-fixed={route === 'home' && banners.length === 0}>
        <div className={css.bar}>
          <div className={`${wrap} ${css.inner}`}>
            <IconButton
              label="Menu"
              className={css.hamburger}
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={() => menu.send({ type: 'menu.open' })}
            >
              <MenuIcon />
            </IconButton>
            <nav className={css.links} aria-label="Main">
              {mainLinks.map((each) => (
                <BarLink key={each.href} {...each} />
              ))}
            </nav>
            <Link className={css.home} href="/" aria-label={`${shopName}, home`}>
              <Wordmark name={shopName} />
            </Link>
            <div className={css.right}>
              <nav className={css.links} aria-label="Help">
                {isPremium && <BarLink {...clubLink} />}
                {helpLinks.map((each) => (
                  <BarLink key={each.href} {...each} />
                ))}
              </nav>
              <span className={css.tools}>
                {consultation}
                <AccountLink />
                <CartButton />
              </span>
            </div>
          </div>
        </div>
      </header>
      <div className={css.garland}>
        <Toran />
      </div>
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
