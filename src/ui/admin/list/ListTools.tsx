import { type ComponentType, useId, useState } from 'react';
import { type Period, periodOf, periodText } from '../../../domain/kit/time/period.ts';
import type { CollectionView } from '../../../machines/admin/frame/collection/collection.view.ts';
import { Button } from '../../kit/action/Button.tsx';
import { CalendarIcon, EyeIcon, FilterIcon, SearchIcon } from '../../kit/icon/icons.tsx';
import { Menu } from '../../kit/choice/Menu.tsx';
import type { Pressed } from '../../kit/action/on-demand.tsx';
import type { FilterConfig, ListConfig } from '../record/admin.types.ts';
import * as css from './list.css.ts';
import type { CollectionActor } from './list-actor.ts';
import { SaveView } from '../command/SaveView.tsx';
import { shownColumns } from './shown-columns.ts';

interface ListToolsProps {
  readonly actor: CollectionActor;
  readonly view: CollectionView;
  readonly config: ListConfig;
  readonly PeriodSlot: ComponentType<PeriodSlotProps>;
}

/** The popover of a date range button: gets the current range and reports the chosen one. */
export interface PeriodSlotProps extends Pressed {
  readonly label: string;
  readonly isAhead: boolean;
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
}

/** Search, filters, columns and saved views. */
export function ListTools({ actor, view, config, PeriodSlot }: ListToolsProps) {
  const chosen = config.filters.filter((filter) =>
    (filter.kind === 'period' ? [filter.from, filter.to] : [filter.name]).some((name) => view.filters[name]),
  ).length;
  const isNarrowed = view.text !== '' || Object.keys(view.filters).length > 0;
  const filters = config.filters.filter((filter) => !isTabbed(filter, config));
  const opener = filters.length > 0 ? 'Filters' : 'Options';
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={css.tools}>
      <label className={css.search}>
        <SearchIcon size={18} />
        <input
          type="search"
          className={css.searchInput}
          aria-label={`Search ${config.noun.many}`}
          placeholder={config.searchHint}
          {...(config.searchHelp === undefined
            ? {}
            : { title: `${config.searchHint}. ${config.searchHelp}`, 'aria-description': config.searchHelp })}
          maxLength={80}
          value={view.text}
          onChange={(event) => actor.send({ type: 'search.type', text: event.currentTarget.value })}
        />
      </label>
      <Button
        tone="outline"
        size="small"
        className={css.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <FilterIcon size={18} />
        {chosen > 0 ? `${opener} (${chosen})` : opener}
      </Button>
      <div id={id} className={css.filters} {...(isOpen ? {} : { 'data-closed': '' })}>
        {filters.map((filter) =>
          filter.kind === 'period' ? (
            <Days key={filter.from} filter={filter} filters={view.filters} actor={actor} PeriodSlot={PeriodSlot} />
          ) : (
            <Choice key={filter.name} filter={filter} value={view.filters[filter.name] ?? ''} actor={actor} />
          ),
        )}
        {isNarrowed && (
          <Button tone="text" size="small" onClick={() => actor.send({ type: 'filter.clear' })}>
            Show all
          </Button>
        )}
        <div className={css.end}>
          {view.search !== '' && <SaveView actor={actor} />}
          <Columns actor={actor} config={config} hidden={view.hidden} />
        </div>
      </div>
    </div>
  );
}

/** Whether the tabs already cover every option of this filter, so that it would be a duplicate. */
function isTabbed(filter: FilterConfig, { tabs }: ListConfig): boolean {
  return (
    filter.kind === 'choice' &&
    filter.options.every(({ value }) => tabs.some(({ search }) => search === `?${filter.name}=${value}`))
  );
}

interface ChoiceProps {
  readonly filter: Extract<FilterConfig, { kind: 'choice' }>;
  readonly value: string;
  readonly actor: CollectionActor;
}

function Choice({ filter: { name, label, options }, value, actor }: ChoiceProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Menu
      label={label}
      trigger={
        <Button tone="outline" size="small">
          <FilterIcon size={18} />
          {chosen ? `${label}: ${chosen.label}` : label}
        </Button>
      }
      items={[{ value: '', label: 'All' }, ...options].map((option) => ({
        kind: 'choice',
        label: option.label,
        isOn: option.value === value,
        onAct: () => actor.send({ type: 'query.change', change: { filters: { [name]: option.value } } }),
      }))}
    />
  );
}

interface DaysProps extends Pick<ListToolsProps, 'actor' | 'PeriodSlot'> {
  readonly filter: Extract<FilterConfig, { kind: 'period' }>;
  readonly filters: CollectionView['filters'];
}

/** Both ends of a date range are one filter: one button, and they change together. */
function Days({ filter, filters, actor, PeriodSlot }: DaysProps) {
  const { from, to, label, isAhead = false } = filter;
  const period = periodOf(filters[from] ?? '', filters[to] ?? '');
  const text = periodText(period);
  return (
    <PeriodSlot
      label={label}
      isAhead={isAhead}
      period={period}
      onPeriod={(next) =>
        actor.send({ type: 'query.change', change: { filters: { [from]: next.from, [to]: next.to } } })
      }
      trigger={
        <Button tone="outline" size="small" className={css.period}>
          <CalendarIcon size={18} />
          {text === '' ? label : `${label}: ${text}`}
        </Button>
      }
    />
  );
}

interface ColumnsProps {
  readonly actor: CollectionActor;
  readonly config: ListConfig;
  readonly hidden: readonly string[];
}

function Columns({ actor, config, hidden }: ColumnsProps) {
  const shown = shownColumns(config, hidden);
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
      items={config.columns.slice(1).map(({ key, title }) => ({
        kind: 'switch',
        label: title,
        isOn: shown.some((column) => column.key === key),
        onAct: () => actor.send({ type: 'column.toggle', column: key }),
      }))}
    />
  );
}
