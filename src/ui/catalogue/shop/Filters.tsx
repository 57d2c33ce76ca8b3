import { langOf, notTranslated } from '../../../domain/kit/text/translated.ts';
import { t } from '../../../domain/kit/text/text.ts';
import type { MouseEvent } from 'react';
import type { FilterChoice, FilterGroup } from '../../../machines/catalogue/catalogue/catalogue.view.ts';
import { useShopActor } from '../../shell/app/actors.tsx';
import { FilterIcon } from '../../kit/icon/icons.tsx';
import { VisuallyHidden } from '../../kit/display/VisuallyHidden.tsx';
import * as css from './Filters.css.ts';
import { Link } from '../../kit/action/Link.tsx';

interface FiltersProps {
  readonly groups: readonly FilterGroup[];
  readonly isFiltered: boolean;
}

/** Filters as links, each with its own URL. Collapsed on small screens. */
export function Filters({ groups, isFiltered }: FiltersProps) {
  const catalogue = useShopActor('catalogue');
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    catalogue.send({ type: 'filters.clear' });
  };
  return (
    <details className={css.filters}>
      <summary className={css.summary}>
        <FilterIcon />
        {t`Filters`}
      </summary>
      <nav className={css.groups} aria-label={t`Filters`}>
        {groups.map(({ title, choices }) => (
          <div key={title}>
            <h2 className={css.title}>{title}</h2>
            <ul className={css.list}>
              {choices.map((choice) => (
                <li key={choice.href}>
                  <FilterLink group={title} choice={choice} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {isFiltered && (
          <Link className={css.clear} href="/shop" onClick={clear}>
            {t`Clear all`}
          </Link>
        )}
      </nav>
    </details>
  );
}

function FilterLink({ group, choice }: { group: string; choice: FilterChoice }) {
  const catalogue = useShopActor('catalogue');
  const { label, count, isTranslated, isChosen, href, change } = choice;
  const choose = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isChosen) catalogue.send({ type: 'filter.choose', change });
  };
  return (
    <Link
      className={css.choice}
      href={href}
      onClick={choose}
      {...(isChosen ? { 'aria-current': 'true' as const } : {})}
    >
      <VisuallyHidden>{group}: </VisuallyHidden>
      <span lang={count === undefined || isTranslated === true ? undefined : langOf(notTranslated, 'name')}>
        {label}
      </span>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </Link>
  );
}
