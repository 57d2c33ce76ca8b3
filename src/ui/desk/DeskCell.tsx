import type { Cell } from '../../machines/collection/collection.types.ts';
import { formatTimestamp } from '../../domain/money/dates.ts';
import { formatRupees } from '../../domain/money/money.ts';
import { Badge } from '../kit/Badge.tsx';
import * as css from './list.css.ts';

/** One cell of a list, by what it is. What is not there is a dash. */
export function DeskCell({ cell }: { cell: Cell | undefined }) {
  if (!cell) return <Nothing />;
  switch (cell.kind) {
    case 'text':
      return cell.text === '' ? (
        <Nothing />
      ) : (
        <>
          {cell.text}
          {cell.note !== undefined && <span className={css.aside}> {cell.note}</span>}
        </>
      );
    case 'badge':
      return <Badge tone={cell.tone}>{cell.text}</Badge>;
    case 'money':
      return cell.amount === null ? <Nothing /> : formatRupees(cell.amount);
    case 'number':
      return cell.value === null ? (
        <Nothing />
      ) : (
        <>
          {cell.value.toLocaleString('en-IN')}
          {cell.of !== undefined && cell.of !== null && (
            <span className={css.aside}> of {cell.of.toLocaleString('en-IN')}</span>
          )}
        </>
      );
    case 'moment':
      return cell.at === null ? <Nothing /> : <time dateTime={cell.at}>{formatTimestamp(new Date(cell.at))}</time>;
    case 'picture':
      return cell.src === null ? <Nothing /> : <img className={css.picture} src={cell.src} alt={cell.text} />;
    case 'colours':
      return (
        <span className={css.swatch} style={{ background: cell.background, color: cell.text }}>
          {cell.words}
        </span>
      );
  }
}

function Nothing() {
  return (
    <span className={css.aside} aria-hidden="true">
      –
    </span>
  );
}
