import { disorderOf } from './region-order.ts';
import { boxesWithin, type Drawing, type Point, type Rect, type ShapeBox } from '../../src/domain/flows/drawing.ts';

export interface Quality {
  /** Boxes and labels that overlap. */
  readonly overlaps: number;
  readonly crossings: number;
  readonly missing: number;
  /** Compounds whose initial state does not come first. */
  readonly late: number;
  /** Regions that don't stand in the order of the chart. */
  readonly disorder: number;
  readonly bends: number;
  readonly length: number;
}

/** How readable a drawing is, by what gets in the reader's way. */
export function qualityOf({ boxes, edges }: Drawing, root: ShapeBox, wanted: number): Quality {
  const labels = edges.flatMap(({ label }) => (label ? [label] : []));
  const leaves = boxesWithin(root).filter(({ children }) => children.length === 0);
  const rects = leaves.flatMap(({ id }) => (boxes[id] ? [boxes[id]] : []));
  return {
    overlaps:
      pairs(labels).filter(([one, other]) => isOver(one, other)).length +
      labels.reduce((total, label) => total + rects.filter((rect) => isOver(label, rect)).length, 0) +
      siblingOverlaps(root, boxes),
    crossings: crossingsOf(edges.map(({ points }) => points)),
    missing: wanted - edges.length,
    late: boxesWithin(root).filter((box) => isLate(box, boxes)).length,
    disorder: disorderOf(root, { boxes }),
    bends: edges.reduce((total, { points }) => total + Math.max(0, points.length - 2), 0),
    length: edges.reduce((total, { points }) => total + lengthOf(points), 0),
  };
}

/** Lower is better: first what makes a drawing wrong, then what makes it hard to read. */
export function penaltyOf({ overlaps, crossings, missing, late, disorder, bends, length }: Quality): number {
  return missing * 1e9 + overlaps * 1e7 + late * 1e6 + disorder * 1e5 + crossings * 1e4 + bends * 40 + length / 50;
}

function siblingOverlaps(box: ShapeBox, boxes: Drawing['boxes']): number {
  const rects = box.children.flatMap(({ id }) => (boxes[id] ? [boxes[id]] : []));
  const own = pairs(rects).filter(([one, other]) => isOver(one, other)).length;
  return own + box.children.reduce((total, child) => total + siblingOverlaps(child, boxes), 0);
}

/** The initial state comes first when no sibling stands wholly before it, down or to the right. */
function isLate({ initial, children }: ShapeBox, boxes: Drawing['boxes']): boolean {
  const first = initial === null ? undefined : boxes[initial];
  if (!first) return false;
  return children.some(({ id }) => {
    const rect = boxes[id];
    return (
      rect !== undefined && id !== initial && rect.y + rect.height < first.y && rect.x <= first.x + first.width
    );
  });
}

function isOver(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width - 1 &&
    other.x < one.x + one.width - 1 &&
    one.y < other.y + other.height - 1 &&
    other.y < one.y + one.height - 1
  );
}

function lengthOf(points: readonly Point[]): number {
  return segments(points).reduce(
    (total, [from, to]) => total + Math.abs(from.x - to.x) + Math.abs(from.y - to.y),
    0,
  );
}

function crossingsOf(lines: readonly (readonly Point[])[]): number {
  return pairs(lines).reduce((total, [one, other]) => total + crossingsBetween(one, other), 0);
}

function crossingsBetween(one: readonly Point[], other: readonly Point[]): number {
  let count = 0;
  for (const first of segments(one)) {
    for (const second of segments(other)) if (isCrossing(first, second)) count += 1;
  }
  return count;
}

/** The index of the arrow with the most crossings. */
export function maxCrossing({ edges }: Pick<Drawing, 'edges'>): number {
  const counts = edges.map(({ points }, index) =>
    edges.reduce((total, other, at) => (at === index ? total : total + crossingsBetween(points, other.points)), 0),
  );
  return counts.indexOf(Math.max(...counts));
}

type Segment = readonly [Point, Point];

function segments(points: readonly Point[]): Segment[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from ? [[from, to] as const] : [];
  });
}

/** All lines are horizontal or vertical: a crossing is where one meets the other. */
function isCrossing(one: Segment, other: Segment): boolean {
  const [flat, upright] = isFlat(one) ? [one, other] : [other, one];
  if (!isFlat(flat) || isFlat(upright)) return false;
  const [x, y] = [upright[0].x, flat[0].y];
  return isBetween(x, flat[0].x, flat[1].x) && isBetween(y, upright[0].y, upright[1].y);
}

function isFlat([from, to]: Segment): boolean {
  return Math.abs(from.y - to.y) < 0.5;
}

function isBetween(value: number, one: number, other: number): boolean {
  return value > Math.min(one, other) + 0.5 && value < Math.max(one, other) - 0.5;
}

function pairs<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));
}
