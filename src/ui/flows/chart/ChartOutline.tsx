import { fullLabelOf, rowsFrom, type Shape, type ShapeBox } from '../../../domain/flows/drawing.ts';
import { reachedText, takenText, type ChartNumbers } from '../../../machines/flows/flow-counts/flow-counts.view.ts';
import { summary } from '../FlowRoom.css.ts';
import * as css from './ChartOutline.css.ts';

interface OutlineProps {
  readonly shape: Shape;
  readonly active: ReadonlySet<string>;
  /** Id of the selected state; null when none. */
  readonly chosen: string | null;
  readonly numbers: ChartNumbers | null;
  readonly onChoose: (state: string) => void;
}

/** The chart as nested text, for small screens, keyboards and screen readers. */
export function ChartOutline({ shape, ...rest }: OutlineProps) {
  return (
    <ul className={css.outline}>
      <Outline box={shape.root} shape={shape} {...rest} />
    </ul>
  );
}

function Outline({ box, ...rest }: OutlineProps & { box: ShapeBox }) {
  const { shape, active, chosen, numbers, onChoose } = rest;
  const isLit = active.has(box.id);
  const isRoot = box === shape.root;
  return (
    <li className={css.outlineState} data-lit={isLit}>
      {isRoot ? (
        <b className={css.outlineName}>{box.key}</b>
      ) : (
        <button
          type="button"
          className={css.outlineButton}
          aria-pressed={chosen === box.id}
          onClick={() => onChoose(box.id)}
        >
          {box.key}
        </button>
      )}
      {isLit && ' (active)'}
      {box.type === 'final' && ' (end)'}
      {numbers && <b>{` ${reachedText(numbers, box)}`}</b>}
      {box.description !== '' && <span className={css.outlineText}>{` ${box.description}`}</span>}
      {rowsFrom(shape, box).map(({ row, to }) => (
        <div key={`${row.id} ${to}`} className={css.outlineRow}>
          {to === null ? `↻ ${fullLabelOf(row)}` : `${fullLabelOf(row)} → ${to.split('.').at(-1) ?? to}`}
          {numbers && <b>{` ${takenText(numbers, row.id)}`}</b>}
        </div>
      ))}
      {box.children.length > 0 && (
        <details open>
          <summary className={summary}>{`${box.children.length} states in ${box.key}`}</summary>
          <ul className={css.outline}>
            {box.children.map((child) => (
              <Outline key={child.id} box={child} {...rest} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
