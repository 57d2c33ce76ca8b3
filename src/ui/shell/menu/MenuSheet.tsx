import { t } from '../../../domain/kit/text/text.ts';
import { useLocation } from 'react-router-dom';
import { sessionView } from '../../../machines/account/session/session.view.ts';
import { useShopActor, useShopView } from '../app/actors.tsx';
import { clubLink, helpLinks, mainLinks, type ShopLink } from '../header/links.ts';
import { LanguageLinks } from '../header/LanguageLinks.tsx';
import { NavLink } from '../../kit/action/Link.tsx';
import { ChevronRightIcon } from '../../kit/icon/icons.tsx';
import { Sheet } from '../../kit/overlay/Sheet.tsx';
import * as css from './MenuSheet.css.ts';

/** Works signed out, too (WSH-01). */
const wishLink: ShopLink = { href: '/wishlist', label: t`Wishlist` };

/** The header's links, on small screens. */
export function MenuSheet() {
  const menu = useShopActor('menu');
  const isOpen = useShopView('menu', (snapshot) => snapshot.matches('open'));
  const isPremium = useShopView('session', (snapshot) => sessionView(snapshot, new Date()).isPremium);
  const isSignedIn = useShopView('session', (snapshot) => sessionView(snapshot, new Date()).isSignedIn);
  const account = isSignedIn
    ? { href: '/dashboard/profile', label: t`Dashboard` }
    : { href: '/login', label: t`Login` };
  const links = [...mainLinks, wishLink, ...(isPremium ? [clubLink] : []), ...helpLinks, account];
  const close = () => menu.send({ type: 'menu.close' });
  return (
    <Sheet open={isOpen} onClose={close} title={t`Menu`} closeLabel={t`Close menu`}>
      <nav aria-label={t`Main`}>
        <ul>
          {links.map((each) => (
            <li key={each.href} className={css.item}>
              <MenuLink {...each} onHere={close} />
            </li>
          ))}
        </ul>
      </nav>
      <LanguageLinks className={css.link} />
    </Sheet>
  );
}

/** The menu closes when the new page arrives. A link to the current page must close it itself. */
function MenuLink({ href, label, onHere }: ShopLink & { readonly onHere: () => void }) {
  const isHere = useLocation().pathname === href;
  return (
    <NavLink className={css.link} href={href} end {...(isHere ? { onClick: onHere } : {})}>
      {label}
      <ChevronRightIcon size={18} />
    </NavLink>
  );
}
