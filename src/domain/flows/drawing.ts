/** What triggers a transition; decides its colour and icon. */
export type RowKind = 'event' | 'after' | 'done' | 'error' | 'always';

/** A transition as shown in a drawing. */
export interface EdgeRow {
  /** `sourceId|eventType|index`, the same in inspection, paths and reports. */
  readonly id: string;
  readonly kind: RowKind;
  /** Such as 'drawer.open', 'after revealTime' or 'fetchProfile'. */
  readonly text: string;
  /** The guard's name; null if unguarded. */
  readonly guard: string | null;
  /** Its place among the transitions of its state: alternatives are tried in this order. */
  readonly order: number;
  /** The actions that others notice, by name: they tell, save, pay or log something. */
  readonly does: readonly string[];
  /** The actions that only change the chart's own data. */
  readonly sets: readonly string[];
}

/** An arrow between two boxes, with every transition it stands for. */
export interface ShapeEdge {
  readonly from: string;
  readonly to: string;
  readonly rows: readonly EdgeRow[];
}

/** A state as shown in a drawing. */
export interface ShapeBox {
  readonly id: string;
  readonly key: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly description: string;
  /** Ids of the invoked actors. */
  readonly invokes: readonly string[];
  /** Entry and exit actions, such as 'entry / tellGone'. */
  readonly actions: readonly string[];
  /** Internal transitions. */
  readonly inner: readonly EdgeRow[];
  readonly initial: string | null;
  readonly children: readonly ShapeBox[];
}

export interface Shape {
  readonly root: ShapeBox;
  readonly edges: readonly ShapeEdge[];
  /** Transitions listed at their source with the target's name, because an arrow would cross too many others. */
  readonly jumps: readonly ShapeEdge[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** The layout of one chart, in pixels from the upper left corner. */
export interface Drawing {
  readonly slug: string;
  /** Hash of the chart that was laid out. If the chart's differs, the drawing is outdated. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** By state id; dots by `startOf` and `anyOf`. */
  readonly boxes: Readonly<Record<string, Rect>>;
  readonly edges: readonly {
    readonly from: string;
    readonly to: string;
    readonly points: readonly Point[];
    readonly label: Rect | null;
  }[];
}

export const rowHeight = 17;
export const titleHeight = 30;
export const labelRowHeight = 15;

/** Key of the dot inside a box that marks its initial state, or where the box's own transitions start. */
export const startOf = (id: string) => `${id} start`;
export const anyOf = (id: string) => `${id} any`;

/** More actions than these are counted in a label. */
const maxNamed = 2;

/** The label of a transition on its arrow, with what others notice of it. */
export function labelOf(row: EdgeRow): string {
  const { does } = row;
  const more = does.length > maxNamed + 1 ? [`${does.length - maxNamed} more`] : [];
  const named = more.length > 0 ? does.slice(0, maxNamed) : does;
  return withActions(row, [...named, ...more]);
}

/** The same with every action. */
export function fullLabelOf(row: EdgeRow): string {
  return withActions(row, [...row.does, ...row.sets]);
}

function withActions({ text, guard, kind }: EdgeRow, actions: readonly string[]): string {
  const sign = kind === 'done' ? '✓ ' : kind === 'error' ? '✗ ' : '';
  const trigger = guard === null ? `${sign}${text}` : `${sign}${text} [${guard}]`;
  return actions.length === 0 ? trigger : `${trigger} / ${actions.join(', ')}`;
}

/** A transition of a state, with where it leads; null if it stays. */
export interface WrittenRow {
  readonly row: EdgeRow;
  readonly to: string | null;
}

/** A state's transitions in the order in which they are tried. */
export function rowsFrom({ edges, jumps }: Shape, { id, inner }: ShapeBox): readonly WrittenRow[] {
  const outgoing = [...edges, ...jumps].filter(({ from }) => from === id);
  return [
    ...inner.map((row) => ({ row, to: null })),
    ...outgoing.flatMap(({ to, rows }) => rows.map((row) => ({ row, to }))),
  ].toSorted((one, other) => one.row.order - other.row.order);
}

/** A line in the body of a box; `id` is set if it is a transition. */
export interface BoxLine {
  readonly text: string;
  readonly id: string | null;
}

export function linesOf({ id, invokes, actions, inner }: ShapeBox, jumps: Shape['jumps']): readonly BoxLine[] {
  return [
    ...invokes.map((name) => ({ text: `⟳ ${name}`, id: null })),
    ...actions.map((text) => ({ text, id: null })),
    ...inner.map((row) => ({ text: `↻ ${labelOf(row)}`, id: row.id })),
    ...jumps
      .filter(({ from }) => from === id)
      .flatMap(({ to, rows }) =>
        rows.map((row) => ({ text: `${labelOf(row)} → ${to.split('.').at(-1) ?? to}`, id: row.id })),
      ),
  ];
}

/** A box and all boxes inside it, outermost first. */
export function boxesWithin(box: ShapeBox): readonly ShapeBox[] {
  return [box, ...box.children.flatMap(boxesWithin)];
}

const stretch = 1.5;

/** The same drawing with more room to the right of every label. */
export function stretched(drawing: Drawing): Drawing {
  const wide = (rect: Rect): Rect => ({ ...rect, x: rect.x * stretch, width: rect.width * stretch });
  return {
    ...drawing,
    width: drawing.width * stretch,
    boxes: Object.fromEntries(Object.entries(drawing.boxes).map(([id, rect]) => [id, wide(rect)])),
    edges: drawing.edges.map(({ points, label, ...edge }) => ({
      ...edge,
      points: points.map(({ x, y }) => ({ x: x * stretch, y })),
      label: label && { ...label, x: label.x * stretch },
    })),
  };
}
