import { t } from '../../../domain/kit/text/text.ts';
import type { RowCount } from '../../../machines/admin/frame/work-counts/work-counts.view.ts';
import type { SectionSlug } from '../../../domain/shell/page/section.ts';
import { NavLink } from '../../kit/action/Link.tsx';
import * as css from './DashboardFrame.css.ts';
import { sectionIcons } from '../section-icon/section-icons.ts';

/** Labels in the bottom bar, by section. */
export const barLabels: Readonly<Record<string, string>> = {
  profile: t`Profile`,
  orders: t`Orders`,
  prescriptions: t`Prescription`,
  address: t`Address`,
};
export const barOrder = Object.keys(barLabels);

export interface MenuRow {
  readonly slug: SectionSlug;
  readonly label: string;
  /** The heading above the row's group; '' for none. */
  readonly group: string;
}

export type Counts = Readonly<Record<string, RowCount>>;

interface SectionRowsProps {
  readonly menu: readonly MenuRow[];
  readonly counts: Counts;
  readonly onPress?: () => void;
}

/** The sections by group, each with its open items. */
export function SectionRows({ menu, counts, onPress }: SectionRowsProps) {
  return [...new Set(menu.map(({ group }) => group))].map((group) => (
    <div key={group} className={css.group}>
      {group !== '' && <h2 className={css.groupTitle}>{group}</h2>}
      <ul className={css.sections}>
        {menu
          .filter((row) => row.group === group)
          .map(({ slug, label }) => {
            const RowIcon = sectionIcons[slug];
            return (
              <li key={slug}>
                <NavLink
                  className={css.row}
                  href={`/dashboard/${slug}`}
                  {...counted(slug, counts)}
                  {...(onPress ? { onClick: onPress } : {})}
                >
                  <RowIcon />
                  {label}
                </NavLink>
              </li>
            );
          })}
      </ul>
    </div>
  ));
}

/** The badge with its description. The link's accessible name stays its text. */
export function counted(slug: string, counts: Counts) {
  const count = counts[slug];
  return count ? { 'data-count': count.text, 'aria-description': count.words } : {};
}
