import { boxesWithin, type Drawing, type Rect, type ShapeBox } from '../../src/domain/flows/drawing.ts';

type Axis = 'x' | 'y';

const sizeAlong = { x: 'width', y: 'height' } as const;

/**
 * The same drawing with the regions of each parallel state in the order of the chart. The layout engine orders them as
 * it likes. Regions that arrows leave or enter stay where they are.
 */
export function inChartOrder(root: ShapeBox, drawing: Drawing): Drawing {
  return boxesWithin(root)
    .filter(({ type }) => type === 'parallel')
    .reduce((so, { children }) => withRegions(children, so), drawing);
}

/** How many pairs of regions stand the other way round than in the chart: read from the top down, then from the left. */
export function disorderOf(root: ShapeBox, { boxes }: Pick<Drawing, 'boxes'>): number {
  return boxesWithin(root)
    .filter(({ type }) => type === 'parallel')
    .flatMap(({ children }) => {
      const rects = children.flatMap(({ id }) => boxes[id] ?? []);
      return rects.flatMap((one, index) => rects.slice(index + 1).filter((later) => isBefore(later, one)));
    }).length;
}

function isBefore(one: Rect, other: Rect): boolean {
  if (one.y + one.height <= other.y) return true;
  return one.x < other.x && one.y < other.y + other.height;
}

function withRegions(regions: readonly ShapeBox[], drawing: Drawing): Drawing {
  const placed = regions.flatMap(({ id }) => {
    const rect = drawing.boxes[id];
    return rect ? [{ id, rect }] : [];
  });
  const axis = (['y', 'x'] as const).find((each) =>
    isRow(
      placed.map(({ rect }) => rect),
      each,
    ),
  );
  if (axis === undefined || placed.length < 2 || isTied(placed, drawing)) return drawing;
  const moves = movesTo(placed, axis);
  const moveOf = (id: string) => [...moves].find(([region]) => isWithin(id, region))?.[1] ?? 0;
  const moved = <Place extends { readonly x: number; readonly y: number }>(place: Place, by: number): Place => ({
    ...place,
    [axis]: Math.round((place[axis] + by) * 10) / 10,
  });
  return {
    ...drawing,
    boxes: Object.fromEntries(Object.entries(drawing.boxes).map(([id, rect]) => [id, moved(rect, moveOf(id))])),
    edges: drawing.edges.map((edge) => {
      const by = moveOf(edge.from);
      return {
        ...edge,
        points: edge.points.map((point) => moved(point, by)),
        label: edge.label && moved(edge.label, by),
      };
    }),
  };
}

/** Whether rectangles stand one after the other along an axis. */
function isRow(rects: readonly Rect[], axis: Axis): boolean {
  const sorted = rects.toSorted((one, other) => one[axis] - other[axis]);
  return sorted.every((rect, index) => {
    const next = sorted[index + 1];
    return next === undefined || rect[axis] + rect[sizeAlong[axis]] <= next[axis];
  });
}

/** Whether an arrow leads from a region to somewhere else, or from there into it. */
function isTied(regions: readonly { readonly id: string }[], { edges }: Drawing): boolean {
  const regionOf = (id: string) => regions.find((region) => isWithin(id, region.id));
  return edges.some(({ from, to }) => regionOf(from) !== regionOf(to));
}

/** How far each region moves, by its id: they take their places in the order given, with the same gaps. */
function movesTo(
  regions: readonly { readonly id: string; readonly rect: Rect }[],
  axis: Axis,
): ReadonlyMap<string, number> {
  const size = sizeAlong[axis];
  const sorted = regions.map(({ rect }) => rect).toSorted((one, other) => one[axis] - other[axis]);
  let at = sorted[0]?.[axis] ?? 0;
  return new Map(
    regions.map(({ id, rect }, index) => {
      const move = at - rect[axis];
      const [here, next] = [sorted[index], sorted[index + 1]];
      at += rect[size] + (here && next ? next[axis] - here[axis] - here[size] : 0);
      return [id, move];
    }),
  );
}

/** The keys of a drawing are states and their dots: 'cart.lines', 'cart.lines start'. */
function isWithin(id: string, region: string): boolean {
  return id === region || id.startsWith(`${region}.`) || id.startsWith(`${region} `);
}
