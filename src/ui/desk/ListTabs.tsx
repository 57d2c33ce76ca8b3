import type { CollectionView } from '../../machines/collection/collection.view.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { CloseIcon } from '../kit/icons.tsx';
import type { ListLook } from './desk.types.ts';
import * as css from './list.css.ts';
import type { CollectionActor } from './list-actor.ts';

interface ListTabsProps {
  readonly actor: CollectionActor;
  readonly view: CollectionView;
  readonly look: ListLook;
  /** The path of the list. */
  readonly href: string;
}

/** The section's own views with their counts, then those of who reads. They are places: links. */
export function ListTabs({ actor, view, look, href }: ListTabsProps) {
  if (look.tabs.length < 2 && view.views.length === 0) return null;
  const current = (search: string) => (search === view.search ? { 'aria-current': 'page' as const } : {});
  return (
    <nav className={css.tabs} aria-label={`Views of ${look.noun.many}`}>
      {look.tabs.map(({ name, label, search }) => (
        <a key={name} className={css.tab} href={`${href}${search}`} {...current(search)}>
          {label}
          {view.counts[name] !== undefined && (
            <span className={css.count}>{view.counts[name].toLocaleString('en-IN')}</span>
          )}
        </a>
      ))}
      {view.views.map(({ name, search }) => (
        <span key={`own ${name}`} className={css.ownTab}>
          <a className={css.tab} href={`${href}${search}`} {...current(search)}>
            {name}
          </a>
          <IconButton
            label={`Forget the view ${name}`}
            size="small"
            onClick={() => actor.send({ type: 'view.remove', name })}
          >
            <CloseIcon size={16} />
          </IconButton>
        </span>
      ))}
    </nav>
  );
}
