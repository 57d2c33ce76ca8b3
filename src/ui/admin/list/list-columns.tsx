import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { CollectionView } from '../../../machines/admin/frame/collection/collection.view.ts';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { MoreIcon } from '../../kit/icon/icons.tsx';
import { Menu } from '../../kit/choice/Menu.tsx';
import { ListCell } from './ListCell.tsx';
import type { ColumnConfig, CommandConfig, ListConfig } from '../record/admin.types.ts';
import * as cells from './cells.css.ts';
import * as css from './list.css.ts';
import type { CollectionActor } from './list-actor.ts';
import { Link } from '../../kit/action/Link.tsx';

type RowView = CollectionView['rows'][number];

/** How the cells of a column are rendered. */
interface ListColumn {
  readonly className?: string;
  /** The position on a phone's card. */
  readonly place: 'pick' | 'name' | 'menu' | 'none' | NonNullable<ColumnConfig['onPhone']>;
  readonly isNumeric?: boolean;
  readonly isLong?: boolean;
  /** For a column without a text header. */
  readonly label?: string;
  /** Beside a number on a phone's card. */
  readonly title?: string;
}

/** The table features a list uses; rows arrive sorted. */
export const listFeatures = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: {} as ListColumn,
});

interface ColumnsOf {
  readonly actor: CollectionActor;
  readonly config: ListConfig;
  /** The link of a row; undefined when rows are read-only. */
  readonly hrefOf: ((id: string) => string) | undefined;
}

/** The columns of a list: checkboxes, data, and the row menu. */
export function listColumns({ actor, config, hrefOf }: ColumnsOf) {
  const helper = createColumnHelper<typeof listFeatures, RowView>();
  return helper.columns([
    helper.display({
      id: 'pick',
      meta: { place: 'pick', className: cells.pick },
      header: ({ table }) => (
        <PickBox
          words="Select all"
          label={`Select all ${config.noun.many} on this page`}
          isPicked={table.getIsAllRowsSelected()}
          isPartly={!table.getIsAllRowsSelected() && table.getIsSomeRowsSelected()}
          onPick={table.getToggleAllRowsSelectedHandler()}
        />
      ),
      cell: ({ row }) => (
        <PickBox
          label={`Select ${row.original.name}`}
          isPicked={row.getIsSelected()}
          onPick={row.getToggleSelectedHandler()}
        />
      ),
    }),
    ...config.columns.map((column, index) =>
      helper.accessor(({ cells }) => cells[column.key], {
        id: column.key,
        header: column.title,
        enableSorting: column.sort !== undefined,
        meta: placedAt(column, index),
        cell: ({ row: { id, original } }) => {
          const cell = <ListCell cell={original.cells[column.key]} />;
          return index === 0 && hrefOf ? (
            <Link className={css.name} href={hrefOf(id)}>
              {cell}
            </Link>
          ) : (
            cell
          );
        },
      }),
    ),
    helper.display({
      id: 'commands',
      meta: { place: 'menu', className: css.rowMenu, label: 'Actions' },
      cell: ({ row }) => <RowMenu actor={actor} row={row.original} commands={config.commands} />,
    }),
  ]);
}

function placedAt({ title, onPhone, isNumeric = false, isLong = false }: ColumnConfig, index: number): ListColumn {
  return { place: index === 0 ? 'name' : (onPhone ?? 'none'), isNumeric, isLong, title };
}

interface PickBoxProps {
  readonly label: string;
  /** Beside the box on a phone. */
  readonly words?: string;
  readonly isPicked: boolean;
  readonly isPartly?: boolean;
  readonly onPick: (event: unknown) => void;
}

function PickBox({ label, words, isPicked, isPartly = false, onPick }: PickBoxProps) {
  return (
    <label className={words === undefined ? cells.pickBox : cells.pickAll}>
      <input
        type="checkbox"
        className={cells.box}
        aria-label={label}
        checked={isPicked}
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        onChange={onPick}
      />
      {words !== undefined && (
        <span className={cells.pickWords} aria-hidden="true">
          {words}
        </span>
      )}
    </label>
  );
}

interface RowMenuProps {
  readonly actor: CollectionActor;
  readonly row: RowView;
  readonly commands: readonly CommandConfig[];
}

function RowMenu({ actor, row, commands }: RowMenuProps) {
  const own = commands.filter(({ name, place }) => place !== 'bulk' && row.commands.includes(name));
  if (own.length === 0) return null;
  return (
    <Menu
      label={`Actions for ${row.name}`}
      align="end"
      trigger={
        <IconButton label={`Actions for ${row.name}`} size="small">
          <MoreIcon />
        </IconButton>
      }
      items={own.map(({ name, label, icon, danger = false }) => ({
        kind: 'act',
        label,
        icon,
        danger,
        onAct: () =>
          actor.send({
            type: 'command.ask',
            run: { command: name, picking: { kind: 'some', ids: [row.id] } },
          }),
      }))}
    />
  );
}
