import type { ReactNode } from 'react';
import type { SessionProfile } from '../../machines/session/session.machine.ts';
import { useShop, useShopView } from '../app/actors.tsx';
import { mainId } from '../app/SkipLink.tsx';
import { useSite } from '../app/site.tsx';
import { Wordmark } from '../art/Mark.tsx';
import { OfflineBar } from '../chrome/OfflineBar.tsx';
import { LogoutIcon } from '../kit/icons.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import * as css from './DashboardFrame.css.ts';
import { sectionsOf } from './sections.ts';

const links = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/shop', label: 'Shop' },
  { href: '/contact', label: 'Contact' },
] as const;

interface DashboardFrameProps {
  /** Null until the device is known: the sidebar keeps its place. */
  readonly role: SessionProfile['role'] | null;
  readonly section: string;
  readonly children: ReactNode;
}

/** Header with Logout, the sidebar of the role, the section (CHR-03). */
export function DashboardFrame({ role, section, children }: DashboardFrameProps) {
  const shop = useShop();
  const { shopName } = useSite().business;
  const canLogOut = useShopView('session', (snapshot) => snapshot.can({ type: 'session.close' }));
  return (
    <>
      <header className={css.header}>
        <a className={css.home} href="/" aria-label={`${shopName}, home`}>
          <Wordmark name={shopName} />
        </a>
        <nav className={css.links} aria-label="Main">
          {links.map(({ href, label }) => (
            <a key={href} className={css.link} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <button
          type="button"
          className={css.logout}
          disabled={!canLogOut}
          onClick={() => shop.send({ type: 'session.end' })}
        >
          <LogoutIcon />
          Logout
        </button>
      </header>
      <div className={css.columns}>
        <nav className={css.sidebar} aria-label="Dashboard">
          <ul className={css.sections}>
            {role === null
              ? [1, 2, 3].map((place) => (
                  <li key={place} className={css.row}>
                    <Skeleton shape="short" />
                  </li>
                ))
              : sectionsOf(role).map(({ slug, label }) => (
                  <li key={slug}>
                    <a
                      className={css.row}
                      href={`/dashboard/${slug}`}
                      {...(slug === section ? { 'aria-current': 'page' as const } : {})}
                    >
                      {label}
                    </a>
                  </li>
                ))}
          </ul>
        </nav>
        <main id={mainId} tabIndex={-1} className={css.main}>
          <OfflineBar />
          {children}
        </main>
      </div>
    </>
  );
}
