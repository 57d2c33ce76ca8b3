import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ELK, { type ElkNode } from 'elkjs';
import type { Drawing, Rect, Shape } from '../../src/domain/flows/drawing.ts';
import { digest, remember } from '../art/cache.ts';
import { projectRoot } from '../support/steps.ts';
import { withJump } from './chart-shape.ts';
import { maxCrossing, penaltyOf, qualityOf, type Quality } from './quality.ts';
import { inChartOrder } from './region-order.ts';
import { candidates, elkGraph } from './elk-graph.ts';

const engine = new ELK();
const engineItself = readFileSync(join(projectRoot, 'node_modules/elkjs/package.json'), 'utf8');

export interface Drawn {
  readonly shape: Shape;
  readonly drawing: Drawing;
  readonly quality: Quality;
  readonly layout: Layout;
}

/** How a chart was drawn best. */
export interface Layout {
  /** Its place among the candidates. */
  readonly candidate: number;
  /** Arrows that are written at their state instead of drawn, as 'from -> to'. */
  readonly jumps: readonly string[];
}

interface Wanted {
  readonly slug: string;
  readonly hash: string;
  readonly shape: Shape;
}

/** Arrows that cross more than this many times in all are written instead of drawn. */
const maxCrossings = 2;

/** A shape drawn by the first of the layouts that draws it clearly, such as the one that was kept for it, or by the best of all. */
export async function drawnShape(wanted: Wanted, ...layouts: (Layout | null | undefined)[]): Promise<Drawn> {
  for (const layout of layouts) {
    const known = layout ? await drawnAs(wanted, layout) : null;
    if (known && isClear(known.quality)) return known;
  }
  for (let { shape } = wanted; ;) {
    const best = await bestOf({ ...wanted, shape });
    const jump = shape.edges[maxCrossing(best.drawing)];
    if (best.quality.crossings <= maxCrossings || !jump) return best;
    shape = withJump(shape, jump);
  }
}

/** Whether nothing of a drawing disturbs who reads it. */
export function isClear({ overlaps, missing, crossings }: Quality): boolean {
  return overlaps === 0 && missing === 0 && crossings <= maxCrossings;
}

const nameOf = ({ from, to }: { readonly from: string; readonly to: string }) => `${from} -> ${to}`;

async function drawnAs(wanted: Wanted, { candidate, jumps }: Layout): Promise<Drawn | null> {
  const written = jumps.flatMap((name) => wanted.shape.edges.filter((edge) => nameOf(edge) === name));
  return drawnBy({ ...wanted, shape: written.reduce(withJump, wanted.shape) }, candidate, laidOutBefore);
}

async function bestOf(wanted: Wanted): Promise<Drawn> {
  let best: Drawn | undefined;
  for (const candidate of candidates.keys()) {
    const drawn = await drawnBy(wanted, candidate, laidOut);
    if (drawn && (!best || penaltyOf(drawn.quality) < penaltyOf(best.quality))) best = drawn;
  }
  if (!best) throw new Error(`No drawing of ${wanted.slug} came out`);
  return best;
}

async function drawnBy({ slug, hash, shape }: Wanted, place: number, layOut: LayOut): Promise<Drawn | null> {
  const candidate = candidates[place];
  const drawing = candidate ? drawingOf(slug, shape, hash, await layOut(elkGraph(shape, candidate))) : null;
  if (!drawing) return null;
  const quality = qualityOf(drawing, shape.root, shape.edges.length);
  return { shape, drawing, quality, layout: { candidate: place, jumps: shape.jumps.map(nameOf) } };
}

type LayOut = (graph: object) => Promise<ElkNode | null>;

/** One way to draw it; null where the engine gave up. */
function drawingOf(slug: string, shape: Shape, hash: string, result: ElkNode | null): Drawing | null {
  if (!result) return null;
  const boxes: Record<string, Rect> = {};
  collect(result, boxes);
  const found = new Map((result.edges ?? []).map((edge) => [edge.id, edge]));
  return inChartOrder(shape.root, {
    slug,
    hash,
    width: Math.ceil(result.width ?? 0),
    height: Math.ceil(result.height ?? 0),
    boxes,
    edges: shape.edges.flatMap(({ from, to }) => {
      const edge = found.get(`${from} -> ${to}`);
      const section = edge?.sections?.[0];
      if (!edge || !section) return [];
      const { startPoint, bendPoints = [], endPoint } = section;
      const label = edge.labels?.[0];
      const points = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }));
      return [{ from, to, points, label: label ? rectOf(label) : null }];
    }),
  });
}

async function laidOut(graph: object): Promise<ElkNode | null> {
  return engine.layout(structuredClone(graph) as ElkNode).catch(() => null);
}

/** Of a layout that was kept, what the engine said of the same graph before: a build and its tests ask for all charts. */
async function laidOutBefore(graph: object): Promise<ElkNode | null> {
  const name = `chart-${digest(engineItself, JSON.stringify(graph))}.json`;
  const told = await remember(name, async () => Buffer.from(JSON.stringify(await laidOut(graph))));
  return JSON.parse(told.toString()) as ElkNode | null;
}

function collect(node: ElkNode, boxes: Record<string, Rect>): void {
  for (const child of node.children ?? []) {
    boxes[child.id] = rectOf(child);
    collect(child, boxes);
  }
}

function rectOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rect>): Rect {
  return { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
