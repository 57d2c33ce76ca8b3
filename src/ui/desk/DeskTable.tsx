import type { CollectionView } from '../../machines/collection/collection.view.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { MoreIcon } from '../kit/icons.tsx';
import { Menu } from '../kit/Menu.tsx';
import { DeskCell } from './DeskCell.tsx';
import type { ColumnLook, CommandLook, ListLook } from './desk.types.ts';
import * as css from './list.css.ts';
import type { CollectionActor } from './list-actor.ts';

interface DeskTableProps {
  readonly actor: CollectionActor;
  readonly view: CollectionView;
  readonly look: ListLook;
  /** Where a row leads; nothing where rows are only read. */
  readonly hrefOf: ((id: string) => string) | undefined;
}

type RowView = CollectionView['rows'][number];

/** The rows as a table; as cards of three lines on a phone (ADM-02). */
export function DeskTable({ actor, view, look, hrefOf }: DeskTableProps) {
  const columns = shownColumns(look, view.hidden);
  const canPick = look.commands.some(({ place }) => place !== 'row');
  return (
    <section
      className={css.region}
      aria-label={look.title}
      {...(view.isBusy ? { 'data-busy': '', 'aria-busy': true } : {})}
    >
      <table className={css.table}>
        <thead className={css.thead}>
          <tr>
            {canPick && (
              <th className={`${css.th} ${css.pick}`} scope="col">
                <PickBox
                  label={`Pick all ${look.noun.many} of this page`}
                  isPicked={view.isPagePicked}
                  isPartly={!view.isPagePicked && view.picked > 0}
                  onPick={() => actor.send({ type: 'row.pick', what: 'page' })}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} sorted={view.sort || look.usualSort} actor={actor} />
            ))}
            <th className={css.th} scope="col" aria-label="Commands" />
          </tr>
        </thead>
        <tbody className={css.tbody}>
          {view.rows.map((row) => (
            <tr
              key={row.id}
              className={css.row}
              {...(canPick ? { 'data-pickable': '' } : {})}
              {...(row.isPicked ? { 'data-picked': '' } : {})}
            >
              {canPick && (
                <td className={`${css.td} ${css.pick}`} data-place="pick">
                  <PickBox
                    label={`Pick ${row.name}`}
                    isPicked={row.isPicked}
                    onPick={() => actor.send({ type: 'row.pick', what: { id: row.id } })}
                  />
                </td>
              )}
              {columns.map((column, place) => (
                <td
                  key={column.key}
                  className={css.td}
                  data-place={place === 0 ? 'name' : (column.onPhone ?? 'none')}
                  {...(column.isNumeric === true ? { 'data-numeric': '' } : {})}
                >
                  {place === 0 && hrefOf ? (
                    <a className={css.name} href={hrefOf(row.id)}>
                      <DeskCell cell={row.cells[column.key]} />
                    </a>
                  ) : (
                    <DeskCell cell={row.cells[column.key]} />
                  )}
                </td>
              ))}
              <td className={`${css.td} ${css.rowMenu}`} data-place="menu">
                <RowMenu actor={actor} row={row} commands={look.commands} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The columns that are to be seen: all but those that were hidden, by the section or by who reads. */
export function shownColumns({ columns }: ListLook, hidden: readonly string[]): readonly ColumnLook[] {
  return columns.filter(
    ({ key, isHiddenFirst = false }, place) => place === 0 || isHiddenFirst === hidden.includes(key),
  );
}

interface HeadProps {
  readonly column: ColumnLook;
  readonly sorted: string;
  readonly actor: CollectionActor;
}

function Head({ column: { title, sort, isNumeric = false }, sorted, actor }: HeadProps) {
  const numeric = isNumeric ? { 'data-numeric': '' } : {};
  if (sort === undefined) {
    return (
      <th className={css.th} scope="col" {...numeric}>
        {title}
      </th>
    );
  }
  const direction = sorted === sort ? 'ascending' : sorted === `-${sort}` ? 'descending' : 'none';
  return (
    <th className={css.th} scope="col" aria-sort={direction} {...numeric}>
      <button
        type="button"
        className={css.sort}
        onClick={() =>
          actor.send({
            type: 'query.change',
            change: { sort: direction === 'ascending' ? `-${sort}` : sort },
          })
        }
      >
        {title}
        <span className={css.arrow} aria-hidden="true">
          {direction === 'none' ? '' : direction === 'ascending' ? '↑' : '↓'}
        </span>
      </button>
    </th>
  );
}

interface PickBoxProps {
  readonly label: string;
  readonly isPicked: boolean;
  readonly isPartly?: boolean;
  readonly onPick: () => void;
}

function PickBox({ label, isPicked, isPartly = false, onPick }: PickBoxProps) {
  return (
    <label className={css.pickBox}>
      <input
        type="checkbox"
        className={css.box}
        aria-label={label}
        checked={isPicked}
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        onChange={onPick}
      />
    </label>
  );
}

interface RowMenuProps {
  readonly actor: CollectionActor;
  readonly row: RowView;
  readonly commands: readonly CommandLook[];
}

function RowMenu({ actor, row, commands }: RowMenuProps) {
  const own = commands.filter(({ name, place }) => place !== 'bulk' && row.commands.includes(name));
  if (own.length === 0) return null;
  return (
    <Menu
      label={`Commands for ${row.name}`}
      align="end"
      trigger={
        <IconButton label={`Commands for ${row.name}`} size="small">
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
