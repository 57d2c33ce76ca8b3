import { t } from '../../../domain/kit/text/text.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useShop, useShopActor, useShopView } from '../../shell/app/actors.tsx';
import { mainId } from '../../kit/react/SkipLink.tsx';
import { useSite } from '../../shell/app/site.tsx';
import { Wordmark } from '../../kit/art/ornament/Mark.tsx';
import { OfflineBar } from '../../shell/frame/OfflineBar.tsx';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { type Pressed, pressedLate } from '../../kit/action/on-demand.tsx';
import { ChevronDownIcon, LogoutIcon, MenuIcon } from '../../kit/icon/icons.tsx';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import * as css from './DashboardFrame.css.ts';
import { sectionIcons } from '../section-icon/section-icons.ts';
import { Link, NavLink } from '../../kit/action/Link.tsx';
import { barLabels, barOrder, counted, type Counts, type MenuRow, SectionRows } from './SectionRows.tsx';
import type { SectionsProps } from './SectionsSheet.tsx';

/** All sections over the page, in a chunk of its own. */
const Sections = pressedLate<Omit<SectionsProps, keyof Pressed>>('dialog', () =>
  import('./SectionsSheet.tsx').then((module) => module.SectionsSheet),
);

const links = [
  { href: '/', label: t`Home` },
  { href: '/about', label: t`About` },
  { href: '/shop', label: t`Shop` },
  { href: '/contact', label: t`Contact` },
] as const;

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
        <SectionsOpener menu={menu} section={section} counts={counts} />
        <nav className={css.sidebar} ref={sidebar} aria-label={t`Dashboard`}>
          {menu === null ? (
            <ul className={css.sections}>
              {[1, 2, 3].map((place) => (
                <li key={place} className={css.row}>
                  <Skeleton shape="short" />
                </li>
              ))}
            </ul>
          ) : (
            <SectionRows menu={menu} counts={counts} />
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

function DashboardHeader() {
  const shop = useShop();
  const { shopName } = useSite().business;
  const canLogOut = useShopView('session', (snapshot) => snapshot.can({ type: 'session.close' }));
  const isMenuOpen = useShopView('menu', (snapshot) => snapshot.matches('open'));
  const menu = useShopActor('menu');
  return (
    <header className={css.header}>
      <IconButton
        label={t`Menu`}
        className={css.hamburger}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={() => menu.send({ type: 'menu.open' })}
      >
        <MenuIcon />
      </IconButton>
      <Link className={css.home} href="/" aria-label={t`${shopName}, home`}>
        <Wordmark name={shopName} />
      </Link>
      <nav className={css.links} aria-label={t`Main`}>
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
        {t`Logout`}
      </button>
    </header>
  );
}

/** The name of the open section, on small screens. It opens all sections. */
function SectionsOpener({ menu, section, counts }: Pick<DashboardFrameProps, 'menu' | 'section' | 'counts'>) {
  const row = menu?.find(({ slug }) => slug === section);
  if (!menu?.length) return <div className={css.opener}>{menu === null && <Skeleton shape="short" />}</div>;
  // Some pages are in nobody's menu, or not in that of this person.
  const RowIcon = row ? sectionIcons[row.slug] : MenuIcon;
  const words = row ? { 'aria-label': t`${row.label}. All sections` } : {};
  return (
    <div className={css.opener}>
      <Sections
        menu={menu}
        counts={counts}
        trigger={
          <button type="button" className={css.open} {...words}>
            <RowIcon />
            {row?.label ?? t`All sections`}
            <ChevronDownIcon size={18} />
          </button>
        }
      />
    </div>
  );
}

/** The bottom bar on phones: those of its four sections that the role has. */
function BottomBar({ menu, counts }: { readonly menu: readonly MenuRow[]; readonly counts: Counts }) {
  const rows = menu
    .filter(({ slug }) => slug in barLabels)
    .toSorted((one, other) => barOrder.indexOf(one.slug) - barOrder.indexOf(other.slug));
  return (
    <nav className={css.bar} aria-label={t`Dashboard shortcuts`}>
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
