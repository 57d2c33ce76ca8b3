import {
  boxesWithin,
  fullLabelOf,
  rowsFrom,
  type EdgeRow,
  type Shape,
  type ShapeBox,
  type ShapeEdge,
} from './drawing.ts';

export type Change = 'added' | 'removed' | 'changed';

/** Two versions of a chart as one: what is gone is still there. */
export interface ChartDifference {
  readonly shape: Shape;
  /** What happened to a state, by its id, or to a transition, by the id of its row in `shape`. */
  readonly changes: ReadonlyMap<string, Change>;
  /** The same in words, such as '+ cart.drawer.open: item.add → settled'. */
  readonly lines: readonly string[];
  /** The ids of added and changed transitions in the chart of now. */
  readonly fresh: readonly string[];
}

/** Compares two versions of a chart: states by their ids, transitions by what they say (FLO-06). */
export function differenceOf(old: Shape, now: Shape): ChartDifference {
  const [before, after] = [boxesOf(old), boxesOf(now)];
  const changes = new Map<string, Change>();
  const lines: string[] = [];
  for (const [id, box] of after) {
    const former = before.get(id);
    const said = former ? changesOf(former, box) : [];
    if (!former) changes.set(id, 'added');
    else if (said.length > 0) changes.set(id, 'changed');
    lines.push(...(former ? said : [`+ ${id}: ${box.description}`]));
  }
  for (const id of before.keys()) {
    if (after.has(id)) continue;
    changes.set(id, 'removed');
    lines.push(`− ${id}`);
  }
  const [gone, come] = [transitionsOf(old), transitionsOf(now)];
  const fresh: string[] = [];
  for (const [key, { row }] of come) {
    const former = gone.get(key);
    if (former && fullLabelOf(former.row) === fullLabelOf(row)) continue;
    changes.set(row.id, former ? 'changed' : 'added');
    fresh.push(row.id);
    lines.push(former ? `~ ${key}: ${doneBy(former.row)}, now ${doneBy(row)}` : `+ ${key}`);
  }
  const lost = [...gone].filter(([key]) => !come.has(key));
  for (const [key, { row }] of lost) {
    changes.set(formerId(row.id), 'removed');
    lines.push(`− ${key}`);
  }
  return { shape: joined(old, now, new Set(lost.map(([key]) => key))), changes, lines, fresh };
}

/** The id in `shape` of a transition that is gone, by the one that it had. */
export const formerId = (id: string) => `former ${id}`;

function boxesOf({ root }: Shape): ReadonlyMap<string, ShapeBox> {
  return new Map(boxesWithin(root).map((box) => [box.id, box]));
}

interface Transition {
  readonly from: string;
  readonly to: string | null;
  readonly row: EdgeRow;
}

/** Every transition by what it says, without what it does. */
function transitionsOf(shape: Shape): ReadonlyMap<string, Transition> {
  return new Map(
    boxesWithin(shape.root).flatMap((box) =>
      rowsFrom(shape, box).map(({ row, to }) => [keyOf(box.id, row, to), { from: box.id, to, row }] as const),
    ),
  );
}

function keyOf(from: string, row: EdgeRow, to: string | null): string {
  const what = fullLabelOf({ ...row, does: [], sets: [] });
  return `${from}: ${what} ${to === null ? '(stays)' : `→ ${to}`}`;
}

function doneBy({ does, sets }: EdgeRow): string {
  const names = [...does, ...sets];
  return names.length === 0 ? 'does nothing else' : `does ${names.join(', ')}`;
}

function changesOf(old: ShapeBox, now: ShapeBox): readonly string[] {
  const { id } = now;
  const both = [
    [old.invokes.map((name) => `runs ${name}`), now.invokes.map((name) => `runs ${name}`)],
    [old.actions, now.actions],
    [
      old.initial === null ? [] : [`begins in ${old.initial}`],
      now.initial === null ? [] : [`begins in ${now.initial}`],
    ],
  ] as const;
  return [
    ...(old.description === now.description ? [] : [`~ ${id}: ${now.description}`]),
    ...(old.type === now.type ? [] : [`~ ${id}: ${old.type}, now ${now.type}`]),
    ...both.flatMap(([former, present]) => [
      ...present.filter((each) => !former.includes(each)).map((each) => `+ ${id}: ${each}`),
      ...former.filter((each) => !present.includes(each)).map((each) => `− ${id}: ${each}`),
    ]),
  ];
}

/** The chart of now, with the states and transitions that are gone. */
function joined(old: Shape, now: Shape, lost: ReadonlySet<string>): Shape {
  const former = [...transitionsOf(old)].filter(([key]) => lost.has(key)).map(([, transition]) => transition);
  const edges = new Map<string, ShapeEdge>();
  const add = (from: string, to: string, rows: readonly EdgeRow[]) => {
    const key = `${from} ${to}`;
    edges.set(key, { from, to, rows: [...(edges.get(key)?.rows ?? []), ...rows] });
  };
  for (const { from, to, rows } of [...now.edges, ...now.jumps]) add(from, to, rows);
  for (const { from, to, row } of former) if (to !== null) add(from, to, [{ ...row, id: formerId(row.id) }]);
  const inner = (id: string) =>
    former
      .filter(({ from, to }) => from === id && to === null)
      .map(({ row }) => ({ ...row, id: formerId(row.id) }));
  return { root: joinedBox(old.root, now.root, inner), edges: [...edges.values()], jumps: [] };
}

function joinedBox(
  old: ShapeBox | undefined,
  now: ShapeBox | undefined,
  inner: (id: string) => readonly EdgeRow[],
): ShapeBox {
  const box = now ?? old;
  if (!box) throw new Error('A state is in neither version');
  const names = new Set([...(now?.children ?? []), ...(old?.children ?? [])].map(({ id }) => id));
  const childOf = (parent: ShapeBox | undefined, id: string) => parent?.children.find((child) => child.id === id);
  return {
    ...box,
    inner: [...(now?.inner ?? []), ...inner(box.id)],
    children: [...names].map((id) => joinedBox(childOf(old, id), childOf(now, id), inner)),
  };
}
