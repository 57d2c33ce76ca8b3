import { useEffect, useRef, type ReactNode } from 'react';
import type { RowCount } from '../../../machines/admin/frame/work-counts/work-counts.view.ts';
import type { SectionSlug } from '../../../domain/shell/page/section.ts';
import { useShop, useShopActor, useShopView } from '../../shell/app/actors.tsx';
import { mainId } from '../../kit/react/SkipLink.tsx';
import { useSite } from '../../shell/app/site.tsx';
import { Wordmark } from '../../kit/art/ornament/Mark.tsx';
import { OfflineBar } from '../../shell/frame/OfflineBar.tsx';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { LogoutIcon, MenuIcon } from '../../kit/icon/icons.tsx';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import * as css from './DashboardFrame.css.ts';
import { sectionIcons } from './section-icons.ts';
import { Link, NavLink } from '../../kit/action/Link.tsx';

const links = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/shop', label: 'Shop' },
  { href: '/contact', label: 'Contact' },
] as const;

/** Labels in the bottom bar, by section. */
const barLabels: Readonly<Record<string, string>> = {
  profile: 'Profile',
  orders: 'Orders',
  prescriptions: 'Prescription',
  address: 'Address',
};
const barOrder = Object.keys(barLabels);

export interface MenuRow {
  readonly slug: SectionSlug;
  readonly label: string;
  /** The heading above the row's group; '' for none. */
  readonly group: string;
}

type Counts = Readonly<Record<string, RowCount>>;

interface DashboardFrameProps {
  /** Null while the user is unknown. The sidebar keeps its space. */
  readonly menu: readonly MenuRow[] | null;
  readonly section: string;
  /** Open items, by section. */
  readonly counts: Counts;
  readonly children: ReactNode;
}

/** Header, sidebar, section and bottom bar of the dashboard. */
export function DashboardFrame({ menu, section, counts, children }: DashboardFrameProps) {
  const sidebar = useRef<HTMLElement>(null);
  const isKnown = menu !== null;
  useEffect(() => {
    if (isKnown && sidebar.current) showRow(sidebar.current, section);
  }, [isKnown, section]);
  return (
    <>
      <DashboardHeader />
      <div className={css.columns}>
        <nav className={css.sidebar} ref={sidebar} aria-label="Dashboard">
          {menu === null ? (
            <ul className={css.sections}>
              {[1, 2, 3].map((place) => (
                <li key={place} className={css.row}>
                  <Skeleton shape="short" />
                </li>
              ))}
            </ul>
          ) : (
            [...new Set(menu.map(({ group }) => group))].map((group) => (
              <div key={group} className={css.group}>
                {group !== '' && <h2 className={css.groupTitle}>{group}</h2>}
                <ul className={css.sections}>
                  {menu
                    .filter((row) => row.group === group)
                    .map((row) => (
                      <SidebarRow key={row.slug} row={row} counts={counts} />
                    ))}
                </ul>
              </div>
            ))
          )}
        </nav>
        <main id={mainId} tabIndex={-1} className={css.main}>
          <OfflineBar />
          {children}
        </main>
      </div>
      <BottomBar menu={menu ?? []} counts={counts} />
    </>
  );
}

/** Scrolls the open section's row to the middle of the menu. Unlike scrollIntoView, it never scrolls the page. */
function showRow(menu: HTMLElement, section: string): void {
  const row = menu.querySelector(`[href="/dashboard/${section}"]`)?.getBoundingClientRect();
  if (!row || row.width === 0) return;
  const place = menu.getBoundingClientRect();
  menu.scrollLeft += row.left - place.left - (place.width - row.width) / 2;
  const wanted = menu.scrollTop + row.top - place.top - (place.height - row.height) / 2;
  menu.scrollTop = startOfRow(menu, Math.min(wanted, menu.scrollHeight - menu.clientHeight));
}

/** The largest scroll position up to `wanted` that doesn't cut off the first visible row. */
function startOfRow(menu: HTMLElement, wanted: number): number {
  const top = menu.getBoundingClientRect().top - menu.scrollTop;
  // A heading touches the row above it. Round up so that no fraction of that row stays visible.
  const starts = [...menu.querySelectorAll('a, h2')].map((each) => {
    const start = each.getBoundingClientRect().top - top;
    return each.tagName === 'H2' ? Math.ceil(start) : Math.floor(start);
  });
  const first = Math.min(...starts);
  return Math.max(0, ...starts.filter((start) => start > first && start <= wanted));
}

interface CountedProps {
  readonly counts: Counts;
}

function SidebarRow({ row: { slug, label }, counts }: { row: MenuRow } & CountedProps) {
  const RowIcon = sectionIcons[slug];
  return (
    <li {...(slug in barLabels ? { className: css.barred } : {})}>
      <NavLink className={css.row} href={`/dashboard/${slug}`} {...counted(slug, counts)}>
        <RowIcon />
        {label}
      </NavLink>
    </li>
  );
}

function DashboardHeader() {
  const shop = useShop();
  const { shopName } = useSite().business;
  const canLogOut = useShopView('session', (snapshot) => snapshot.can({ type: 'session.close' }));
  const isMenuOpen = useShopView('menu', (snapshot) => snapshot.matches('open'));
  const menu = useShopActor('menu');
  return (
    <header className={css.header}>
      <IconButton
        label="Menu"
        className={css.hamburger}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={() => menu.send({ type: 'menu.open' })}
      >
        <MenuIcon />
      </IconButton>
      <Link className={css.home} href="/" aria-label={`${shopName}, home`}>
        <Wordmark name={shopName} />
      </Link>
      <nav className={css.links} aria-label="Main">
        {links.map(({ href, label }) => (
          <NavLink key={href} className={css.link} href={href}>
            {label}
          </NavLink>
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
  );
}

/** The bottom bar on phones: those of its four sections that the role has. */
function BottomBar({ menu, counts }: { menu: readonly MenuRow[] } & CountedProps) {
  const rows = menu
    .filter(({ slug }) => slug in barLabels)
    .toSorted((one, other) => barOrder.indexOf(one.slug) - barOrder.indexOf(other.slug));
  return (
    <nav className={css.bar} aria-label="Dashboard shortcuts">
      <ul className={css.barRows}>
        {rows.map(({ slug }) => {
          const RowIcon = sectionIcons[slug];
          return (
            <li key={slug}>
              <NavLink className={css.barLink} href={`/dashboard/${slug}`} {...counted(slug, counts)}>
                <RowIcon size={22} />
                {barLabels[slug]}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The badge with its description. The link's accessible name stays its text. */
function counted(slug: string, counts: Counts) {
  const count = counts[slug];
  return count ? { 'data-count': count.text, 'aria-description': count.words } : {};
}
