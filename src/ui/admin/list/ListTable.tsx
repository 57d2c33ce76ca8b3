import { FlexRender, type Header, type SortingState, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { CollectionView } from '../../../machines/admin/frame/collection/collection.view.ts';
import { listColumns, listFeatures } from './list-columns.tsx';
import { isEmptyCell } from './ListCell.tsx';
import type { ListConfig } from '../record/admin.types.ts';
import * as css from './list.css.ts';
import type { CollectionActor } from './list-actor.ts';
import { shownColumns } from './shown-columns.ts';

interface ListTableProps {
  readonly actor: CollectionActor;
  readonly view: CollectionView;
  readonly config: ListConfig;
  /** The link of a row; undefined when rows are read-only. */
  readonly hrefOf: ((id: string) => string) | undefined;
}

type RowView = CollectionView['rows'][number];

/** The rows as a table; on a phone as cards with three lines. The list's machine handles the selection. */
export function ListTable({ actor, view, config, hrefOf }: ListTableProps) {
  const columns = useMemo(() => listColumns({ actor, config, hrefOf }), [actor, config, hrefOf]);
  const canPick = config.commands.some(({ place }) => place !== 'row');
  const hasMenu = config.commands.some(({ place }) => place !== 'bulk');
  const rowSelection = Object.fromEntries(
    view.rows.flatMap(({ id, isPicked }) => (isPicked ? [[id, true as const]] : [])),
  );
  const sorting = sortingOf(config, view.sort || config.usualSort);
  const table = useTable({
    features: listFeatures,
    columns,
    data: view.rows,
    getRowId: ({ id }) => id,
    state: {
      columnVisibility: visibilityOf(config, view.hidden, { pick: canPick, commands: hasMenu }),
      rowSelection,
      sorting,
    },
    enableRowSelection: canPick,
    onRowSelectionChange: (change) => {
      const picked = typeof change === 'function' ? change(rowSelection) : change;
      actor.send({ type: 'row.pick', what: { ids: Object.keys(picked) } });
    },
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    onSortingChange: (change) => {
      const [first] = typeof change === 'function' ? change(sorting) : change;
      const sort = config.columns.find(({ key }) => key === first?.id)?.sort ?? '';
      actor.send({ type: 'query.change', change: { sort: first?.desc === true ? `-${sort}` : sort } });
    },
  });
  return (
    <section
      className={css.region}
      aria-label={config.title}
      {...(view.isBusy ? { 'data-busy': '', 'aria-busy': true } : {})}
    >
      <table className={css.table}>
        <thead className={css.thead}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <Head key={header.id} header={header} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody className={css.tbody}>
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              className={css.row}
              {...(canPick ? { 'data-pickable': '' } : {})}
              {...(hasMenu ? { 'data-menu': '' } : {})}
              {...(row.getIsSelected() ? { 'data-picked': '' } : {})}
            >
              {row.getVisibleCells().map((cell) => {
                const {
                  className = '',
                  place,
                  isNumeric,
                  isLong,
                  title,
                } = cell.column.columnDef.meta ?? {
                  place: 'none',
                };
                const shown = row.original.cells[cell.column.id];
                const isBare = place === 'aside' && shown?.kind === 'number';
                return (
                  <td
                    key={cell.id}
                    className={`${css.td} ${className}`}
                    data-place={place}
                    {...(isNumeric === true ? { 'data-numeric': '' } : {})}
                    {...(isLong === true ? { 'data-long': '' } : {})}
                    {...(place !== 'pick' && place !== 'menu' && isEmptyCell(shown) ? { 'data-empty': '' } : {})}
                    {...(isBare ? { 'data-label': title } : {})}
                  >
                    <FlexRender cell={cell} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The sorting in a query: '-placed' sorts the column whose sort is 'placed', descending. */
function sortingOf({ columns }: ListConfig, sort: string): SortingState {
  const desc = sort.startsWith('-');
  const name = desc ? sort.slice(1) : sort;
  return columns.filter((column) => column.sort === name).map(({ key: id }) => ({ id, desc }));
}

function visibilityOf(
  config: ListConfig,
  hidden: readonly string[],
  besides: { readonly pick: boolean; readonly commands: boolean },
): Record<string, boolean> {
  const shown = shownColumns(config, hidden);
  return {
    ...besides,
    ...Object.fromEntries(config.columns.map((column) => [column.key, shown.includes(column)])),
  };
}

const arrows = { asc: '↑', desc: '↓', none: '↕' } as const;
const directions = { asc: 'ascending', desc: 'descending' } as const;

function Head({ header }: { header: Header<typeof listFeatures, RowView> }) {
  const { column } = header;
  const { className = '', isNumeric, label } = column.columnDef.meta ?? {};
  const sorted = column.getIsSorted();
  return (
    <th
      className={`${css.th} ${className}`}
      scope="col"
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(isNumeric === true ? { 'data-numeric': '' } : {})}
      {...(column.getCanSort() ? { 'aria-sort': sorted === false ? 'none' : directions[sorted] } : {})}
    >
      {column.getCanSort() ? (
        <button type="button" className={css.sort} onClick={column.getToggleSortingHandler()}>
          <FlexRender header={header} />
          <span className={css.arrow} aria-hidden="true">
            {arrows[sorted === false ? 'none' : sorted]}
          </span>
        </button>
      ) : (
        <FlexRender header={header} />
      )}
    </th>
  );
}
