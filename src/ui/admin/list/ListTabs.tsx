import { formatTotal } from '../../../domain/kit/money/counted.ts';
import type { CollectionView } from '../../../machines/admin/frame/collection/collection.view.ts';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { CloseIcon } from '../../kit/icon/icons.tsx';
import type { ListConfig } from '../record/admin.types.ts';
import * as css from './list.css.ts';
import type { CollectionActor } from './list-actor.ts';
import { Link } from '../../kit/action/Link.tsx';

interface ListTabsProps {
  readonly actor: CollectionActor;
  readonly view: CollectionView;
  readonly config: ListConfig;
  /** The path of the list. */
  readonly href: string;
}

/** The section's tabs with their counts, then the user's saved views. All are links. */
export function ListTabs({ actor, view, config, href }: ListTabsProps) {
  if (config.tabs.length < 2 && view.views.length === 0) return null;
  const own = view.views.find(({ search }) => search === view.search);
  const open = own ?? openTab(config.tabs, view.search);
  const current = (tab: { readonly search: string }) => (tab === open ? { 'aria-current': 'page' as const } : {});
  return (
    <nav className={css.tabs} aria-label={`Views of ${config.noun.many}`}>
      {config.tabs.map((tab) => (
        <Link key={tab.name} className={css.tab} href={`${href}${tab.search}`} {...current(tab)}>
          {tab.label}
          <TabCount count={view.counts[tab.name]} />
        </Link>
      ))}
      {view.views.map((each) => (
        <span key={`own ${each.name}`} className={css.ownTab}>
          <Link className={css.tab} href={`${href}${each.search}`} {...current(each)}>
            {each.name}
          </Link>
          <IconButton
            label={`Delete the view ${each.name}`}
            size="small"
            onClick={() => actor.send({ type: 'view.remove', name: each.name })}
          >
            <CloseIcon size={16} />
          </IconButton>
        </span>
      ))}
    </nav>
  );
}

function TabCount({ count }: { readonly count: number | undefined }) {
  return count !== undefined && <span className={css.count}>{formatTotal(count)}</span>;
}

type Tabs = ListConfig['tabs'];

/** The current view, even when narrowed further: of those that match, the most specific one. */
function openTab(tabs: Tabs, search: string): Tabs[number] | undefined {
  const shown = new URLSearchParams(search);
  const membersOf = (tab: Tabs[number]) => [...new URLSearchParams(tab.search)];
  return tabs
    .filter((tab) => membersOf(tab).every(([name, value]) => shown.get(name) === value))
    .toSorted((one, other) => membersOf(other).length - membersOf(one).length)[0];
}
