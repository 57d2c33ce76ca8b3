/** What makes a transition happen, for its colour and sign. */
export type RowKind = 'event' | 'after' | 'done' | 'error' | 'always';

/** One transition as a drawing says it. */
export interface EdgeRow {
  /** `sourceId|eventType|index`, the same in inspection, paths and reports. */
  readonly id: string;
  readonly kind: RowKind;
  /** 'drawer.open', 'after revealTime', 'fetchProfile'. */
  readonly text: string;
  /** The guard's name; null without one. */
  readonly guard: string | null;
}

/** An arrow between two boxes, with every transition that takes it. */
export interface ShapeEdge {
  readonly from: string;
  readonly to: string;
  readonly rows: readonly EdgeRow[];
}

/** One state as a drawing says it. */
export interface ShapeBox {
  readonly id: string;
  readonly key: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly description: string;
  /** Ids of the actors that live as long as the state. */
  readonly invokes: readonly string[];
  /** What is done in passing: 'entry / tellGone'. */
  readonly actions: readonly string[];
  /** Transitions that stay in the state. */
  readonly inner: readonly EdgeRow[];
  readonly initial: string | null;
  readonly children: readonly ShapeBox[];
}

export interface Shape {
  readonly root: ShapeBox;
  readonly edges: readonly ShapeEdge[];
  /** Transitions that are written at their state with the name of where they lead, since a line would cross too many. */
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

/** Where everything of one chart stands, in pixels from its upper left corner. */
export interface Drawing {
  readonly slug: string;
  /** Of the chart that was drawn; another one means that the drawing is old. */
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

/** A dot inside a box: where it starts, or where transitions of the box itself begin. */
export const startOf = (id: string) => `${id} start`;
export const anyOf = (id: string) => `${id} any`;

/** What a transition says on its arrow. */
export function labelOf({ text, guard, kind }: EdgeRow): string {
  const sign = kind === 'done' ? '✓ ' : kind === 'error' ? '✗ ' : '';
  return guard === null ? `${sign}${text}` : `${sign}${text} [${guard}]`;
}

/** A line in the body of a box; `id` names its transition where it is one. */
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

/** A box and all boxes inside it, from the outside in. */
export function boxesWithin(box: ShapeBox): readonly ShapeBox[] {
  return [box, ...box.children.flatMap(boxesWithin)];
}
