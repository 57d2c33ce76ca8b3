import {
  boxesWithin,
  labelOf,
  labelRowHeight,
  linesOf,
  rowHeight,
  startOf,
  titleHeight,
  type Drawing,
  type Point,
  type Rect,
  type Shape,
  type ShapeBox,
  type ShapeEdge,
} from '../../../domain/flows/drawing.ts';
import { reachedText, takenText, type ChartNumbers } from '../../../machines/flows/flow-counts/flow-counts.view.ts';
import * as css from './ChartDrawing.css.ts';

export interface ChartLights {
  readonly active: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
  readonly visits: ReadonlyMap<string, number>;
  /** Changes with every step, so that an arrow flashes again when taken twice in a row. */
  readonly beat: number;
  /** Id of the selected state; null when none. */
  readonly chosen: string | null;
  /** States with others inside that aren't drawn now. */
  readonly folded: ReadonlySet<string>;
  /** What visitors did; null hides it. */
  readonly numbers: ChartNumbers | null;
}

interface ChartDrawingProps extends ChartLights {
  readonly shape: Shape;
  readonly drawing: Drawing;
  readonly zoom: number;
  readonly name: string;
}

/** A chart as an SVG with the active states highlighted. Hidden from screen readers, which get ChartOutline. */
export function ChartDrawing({ shape, drawing, zoom, name, ...lights }: ChartDrawingProps) {
  const { width, height } = drawing;
  return (
    <figure aria-label={name}>
      <svg
        className={css.chart}
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        width={width * zoom}
        height={height * zoom}
      >
        <Boxes box={shape.root} depth={0} shape={shape} drawing={drawing} lights={lights} />
        {drawing.edges.map((edge) => {
          const written = shape.edges.find(({ from, to }) => from === edge.from && to === edge.to);
          return written && <Arrow key={`${edge.from} ${edge.to}`} edge={edge} written={written} lights={lights} />;
        })}
        {boxesWithin(shape.root).map((box) => {
          const rect = drawing.boxes[box.id];
          return box.children.length > 0 && rect && <Title key={box.id} box={box} rect={rect} />;
        })}
      </svg>
    </figure>
  );
}

interface BoxesProps {
  readonly box: ShapeBox;
  readonly depth: number;
  readonly shape: Shape;
  readonly drawing: Drawing;
  readonly lights: ChartLights;
}

function Boxes({ box, depth, shape, drawing, lights }: BoxesProps) {
  const rect = drawing.boxes[box.id];
  if (!rect) return null;
  const dot = drawing.boxes[startOf(box.id)];
  const isLit = lights.active.has(box.id);
  return (
    <>
      <g
        data-state={box.id}
        data-depth={depth}
        data-type={box.type}
        data-lit={isLit && depth > 0}
        data-leaf={box.children.length === 0}
        data-chosen={lights.chosen === box.id}
        data-folded={lights.folded.has(box.id)}
        ref={isShownFirst(box, shape, lights) ? (lights.chosen === null ? reveal : centre) : null}
      >
        <title>{box.description}</title>
        <rect className={css.box} {...rect} rx={6} />
        {box.type === 'final' && (
          <rect
            className={css.inner}
            x={rect.x + 4}
            y={rect.y + 4}
            width={rect.width - 8}
            height={rect.height - 8}
            rx={4}
          />
        )}
        {box.children.length === 0 && <Title box={box} rect={rect} />}
        {linesOf(box, shape.jumps).map(({ text, id }, index) => (
          <text
            key={id ?? text}
            className={css.line}
            data-taken={id !== null && lights.taken.has(id)}
            x={rect.x + 14}
            y={rect.y + titleHeight + rowHeight * (index + 0.5)}
          >
            {text}
          </text>
        ))}
        <Numbers box={box} shape={shape} rect={rect} numbers={lights.numbers} />
        {dot && <circle className={css.start} cx={dot.x + dot.width / 2} cy={dot.y + dot.height / 2} r={5} />}
        {dot && box.initial !== null && <StartArrow from={dot} to={drawing.boxes[box.initial]} />}
      </g>
      {box.children.map((child) => (
        <Boxes key={child.id} box={child} depth={depth + 1} shape={shape} drawing={drawing} lights={lights} />
      ))}
    </>
  );
}

interface NumbersProps extends Pick<BoxesProps, 'box' | 'shape'> {
  readonly rect: Rect;
  readonly numbers: ChartNumbers | null;
}

/** Over the box how often it was reached, and at the end of its lines how often each was taken. */
function Numbers({ box, shape, rect, numbers }: NumbersProps) {
  if (!numbers) return null;
  const end = rect.x + rect.width - 10;
  return (
    <>
      <text className={css.number} x={end} y={rect.y - 7}>
        {reachedText(numbers, box)}
      </text>
      {linesOf(box, shape.jumps).map(({ id }, index) => (
        <text key={id ?? index} className={css.number} x={end} y={rect.y + titleHeight + rowHeight * (index + 0.5)}>
          {takenText(numbers, id)}
        </text>
      ))}
    </>
  );
}

/** A large chart opens at the selected state, else at the first one, not at a blank corner. */
function isShownFirst({ id }: ShapeBox, { root }: Shape, { chosen }: ChartLights): boolean {
  return id === (chosen ?? firstOf(root).id);
}

/** The innermost state in which a chart begins. */
function firstOf(box: ShapeBox): ShapeBox {
  const first = box.children.find(({ id }) => id === box.initial) ?? box.children[0];
  return first ? firstOf(first) : box;
}

/** Pixels around a state that is scrolled to. */
const around = 24;

/** Scrolls the drawing, never the page, so that the state is in its middle. */
function centre(state: SVGElement | null): void {
  scrollTo(state, (place, size, room) => place + size / 2 - room / 2);
}

/** Scrolls no further than it takes to see the state, so that a drawing begins at its edge if it can. */
function reveal(state: SVGElement | null): void {
  scrollTo(state, (place, size, room) => Math.min(place - around, Math.max(0, place + size + around - room)));
}

function scrollTo(state: SVGElement | null, to: (place: number, size: number, room: number) => number): void {
  const paper = state?.closest<HTMLElement>('[role=group]');
  if (!state || !paper) return;
  const [box, view] = [state.getBoundingClientRect(), paper.getBoundingClientRect()];
  paper.scrollLeft = to(box.left - view.left + paper.scrollLeft, box.width, paper.clientWidth);
  paper.scrollTop = to(box.top - view.top + paper.scrollTop, box.height, paper.clientHeight);
}

/** Over the arrows for a state with others inside: those lead through its head. */
function Title({ box, rect }: { box: ShapeBox; rect: Rect }) {
  return (
    <text className={css.title} x={rect.x + 14} y={rect.y + titleHeight / 2 + 2}>
      {box.key}
    </text>
  );
}

type RectOrNone = Drawing['boxes'][string] | undefined;

function StartArrow({ from, to }: { from: NonNullable<RectOrNone>; to: RectOrNone }) {
  if (!to) return null;
  const x = from.x + from.width / 2;
  const y = from.y + from.height / 2;
  const points =
    y < to.y
      ? straightDown(x, y, to)
      : [
          { x, y },
          { x: to.x, y: Math.min(Math.max(y, to.y + 8), to.y + to.height - 8) },
        ];
  return <Line points={points} />;
}

function straightDown(x: number, y: number, to: NonNullable<RectOrNone>): readonly Point[] {
  const within = Math.min(Math.max(x, to.x + 8), to.x + to.width - 8);
  return [
    { x, y },
    { x: within, y: to.y },
  ];
}

function Line({ points }: { points: readonly Point[] }) {
  return (
    <>
      <path className={css.arrow} d={pathOf(points)} />
      <path className={css.head} d={headOf(points)} />
    </>
  );
}

function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** The arrowhead at the end of a line, in the direction of its last segment. */
function headOf(points: readonly Point[]): string {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const before = points.at(-2) ?? end;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const corner = (turn: number) => `${end.x - 8 * Math.cos(angle + turn)} ${end.y - 8 * Math.sin(angle + turn)}`;
  return `M${end.x} ${end.y}L${corner(0.45)}L${corner(-0.45)}Z`;
}

interface ArrowProps {
  readonly edge: Drawing['edges'][number];
  readonly written: ShapeEdge;
  readonly lights: ChartLights;
}

function Arrow({ edge, written, lights }: ArrowProps) {
  const { label } = edge;
  const isTaken = written.rows.some(({ id }) => lights.taken.has(id));
  const isSeen = written.rows.some(({ id }) => lights.visits.has(id));
  const longest =
    lights.numbers === null
      ? 0
      : Math.max(...written.rows.map(({ id }) => takenText(lights.numbers, id).length + 1));
  return (
    <g data-edge={`${edge.from} ${edge.to}`} data-taken={isTaken} data-seen={isSeen}>
      <Line points={edge.points} />
      {isTaken && <path key={lights.beat} className={css.flash} d={pathOf(edge.points)} />}
      {label && <rect className={css.label} {...label} width={label.width + longest * digitWidth} />}
      {label &&
        written.rows.map((row, index) => (
          <text
            key={row.id}
            className={css.labelText}
            data-kind={row.kind}
            data-taken={lights.taken.has(row.id)}
            x={label.x + 7}
            y={label.y + 3 + labelRowHeight * (index + 0.5)}
          >
            {labelOf(row)}
            {countText(lights.visits.get(row.id))}
            {lights.numbers && <tspan className={css.taken}>{` ${takenText(lights.numbers, row.id)}`}</tspan>}
          </text>
        ))}
    </g>
  );
}

/** Pixels, so that numbers stay within their label. */
const digitWidth = 6.6;

function countText(visits: number | undefined): string {
  return visits === undefined ? '' : ` ×${visits}`;
}
