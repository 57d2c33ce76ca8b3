import type { CollectionView } from '../../machines/collection/collection.view.ts';
import { Button } from '../kit/Button.tsx';
import { EyeIcon, FilterIcon, SearchIcon } from '../kit/icons.tsx';
import { Menu } from '../kit/Menu.tsx';
import type { FilterLook, ListLook } from './desk.types.ts';
import * as css from './list.css.ts';
import type { CollectionActor } from './list-actor.ts';
import { SaveView } from './SaveView.tsx';
import { shownColumns } from './shown-columns.ts';

interface ListToolsProps {
  readonly actor: CollectionActor;
  readonly view: CollectionView;
  readonly look: ListLook;
}

/** Search, filters, columns, and a view of one's own (ADM-02). */
export function ListTools({ actor, view, look }: ListToolsProps) {
  const isNarrowed = view.text !== '' || Object.keys(view.filters).length > 0;
  return (
    <div className={css.tools}>
      <label className={css.search}>
        <SearchIcon size={18} />
        <input
          type="search"
          className={css.searchInput}
          aria-label={`Search ${look.noun.many}`}
          placeholder={look.searchHint}
          maxLength={80}
          value={view.text}
          onChange={(event) => actor.send({ type: 'search.type', text: event.currentTarget.value })}
        />
      </label>
      {look.filters
        .filter((filter) => !isTabbed(filter, look))
        .map((filter) => (
          <Filter key={filter.name} filter={filter} value={view.filters[filter.name] ?? ''} actor={actor} />
        ))}
      {isNarrowed && (
        <Button tone="text" size="small" onClick={() => actor.send({ type: 'filter.clear' })}>
          Show all
        </Button>
      )}
      <div className={css.end}>
        {view.search !== '' && <SaveView actor={actor} />}
        <Columns actor={actor} look={look} hidden={view.hidden} />
      </div>
    </div>
  );
}

/** Whether the views above say all that this filter could: it would be the same choice twice. */
function isTabbed(filter: FilterLook, { tabs }: ListLook): boolean {
  return (
    filter.kind === 'choice' &&
    filter.options.every(({ value }) => tabs.some(({ search }) => search === `?${filter.name}=${value}`))
  );
}

interface FilterProps {
  readonly filter: FilterLook;
  readonly value: string;
  readonly actor: CollectionActor;
}

function Filter({ filter, value, actor }: FilterProps) {
  const choose = (next: string) =>
    actor.send({ type: 'query.change', change: { filter: filter.name, value: next } });
  if (filter.kind === 'day') {
    return (
      <label className={css.day}>
        {filter.label}
        <input
          type="date"
          className={css.dayInput}
          value={value}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </label>
    );
  }
  const chosen = filter.options.find((option) => option.value === value);
  return (
    <Menu
      label={filter.label}
      trigger={
        <Button tone="outline" size="small">
          <FilterIcon size={18} />
          {chosen ? `${filter.label}: ${chosen.label}` : filter.label}
        </Button>
      }
      items={[{ value: '', label: 'All' }, ...filter.options].map((option) => ({
        kind: 'choice',
        label: option.label,
        isOn: option.value === value,
        onAct: () => choose(option.value),
      }))}
    />
  );
}

interface ColumnsProps {
  readonly actor: CollectionActor;
  readonly look: ListLook;
  readonly hidden: readonly string[];
}

function Columns({ actor, look, hidden }: ColumnsProps) {
  const shown = shownColumns(look, hidden);
  return (
    <Menu
      label="Columns"
      align="end"
      trigger={
        <Button tone="outline" size="small">
          <EyeIcon size={18} />
          Columns
        </Button>
      }
      items={look.columns.slice(1).map(({ key, title }) => ({
        kind: 'switch',
        label: title,
        isOn: shown.some((column) => column.key === key),
        onAct: () => actor.send({ type: 'column.toggle', column: key }),
      }))}
    />
  );
}
