import { Link } from '../../kit/action/Link.tsx';
import { ChevronRightIcon } from '../../kit/icon/icons.tsx';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './SettingsIndex.css.ts';

export interface SettingsGroup {
  readonly title: string;
  readonly rows: readonly { readonly href: string; readonly label: string; readonly note: string }[];
}

/** The settings of a section by group, each a link with what is in it. */
export function SettingsIndex({ title, groups }: { title: string; groups: readonly SettingsGroup[] }) {
  return (
    <>
      <h1 className={text({ as: 'h2' })}>{title}</h1>
      <div className={css.groups}>
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h2 className={css.groupTitle}>{group.title}</h2>
            <ul className={css.rows}>
              {group.rows.map(({ href, label, note }) => (
                <li key={href} className={css.row}>
                  <div>
                    <Link className={css.link} href={href}>
                      {label}
                    </Link>
                    <p className={css.note}>{note}</p>
                  </div>
                  <ChevronRightIcon size={18} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
