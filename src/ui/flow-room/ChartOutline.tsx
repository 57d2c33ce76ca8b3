import { labelOf, type Shape, type ShapeBox } from '../../domain/inspection/drawing.ts';
import * as css from './FlowRoom.css.ts';

/** The chart in words: nested states with their transitions, for small screens and screen readers. */
export function ChartOutline({ shape, active }: { shape: Shape; active: ReadonlySet<string> }) {
  return (
    <ul className={css.outline}>
      <Outline box={shape.root} shape={shape} active={active} />
    </ul>
  );
}

function Outline({ box, shape, active }: { box: ShapeBox; shape: Shape; active: ReadonlySet<string> }) {
  const outgoing = [...shape.edges, ...shape.jumps].filter(({ from }) => from === box.id);
  const isLit = active.has(box.id);
  return (
    <li className={css.outlineState} data-lit={isLit}>
      <b className={css.outlineName}>{box.key}</b>
      {isLit && ' (active)'}
      {box.type === 'final' && ' (end)'}
      {box.description !== '' && `: ${box.description}`}
      {outgoing.flatMap(({ to, rows }) =>
        rows.map((row) => (
          <div key={row.id} className={css.outlineRow}>
            {`${labelOf(row)} → ${to.split('.').at(-1) ?? to}`}
          </div>
        )),
      )}
      {box.children.length > 0 && (
        <ul className={css.outline}>
          {box.children.map((child) => (
            <Outline key={child.id} box={child} shape={shape} active={active} />
          ))}
        </ul>
      )}
    </li>
  );
}
