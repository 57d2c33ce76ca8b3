import ELK, { type ElkNode } from 'elkjs';
import type { AnyStateMachine } from 'xstate';
import type { Drawing, Rect, Shape } from '../../src/domain/flows/drawing.ts';
import { shapeOf, withJump } from './chart-shape.ts';
import { hashOf } from './hash.ts';
import { mostCrossing, penaltyOf, qualityOf, type Quality } from './quality.ts';
import { candidates, elkGraph, type Candidate } from './elk-graph.ts';

const engine = new ELK();

export interface Drawn {
  readonly shape: Shape;
  readonly drawing: Drawing;
  readonly quality: Quality;
}

/** Arrows that cross more than this many times in all are written instead of drawn. */
const mostCrossings = 2;

/** The best of all drawings that the engine makes of a chart. */
export async function drawn(machine: AnyStateMachine): Promise<Drawn> {
  const shape = shapeOf(machine);
  return drawnShape(machine.id, shape, hashOf(shape));
}

/** The best of all drawings of what is to be drawn of a chart. */
export async function drawnShape(slug: string, wanted: Shape, hash: string): Promise<Drawn> {
  for (let shape = wanted; ;) {
    const best = await bestOf(slug, shape, hash);
    const jump = shape.edges[mostCrossing(best.drawing)];
    if (best.quality.crossings <= mostCrossings || !jump) return best;
    shape = withJump(shape, jump);
  }
}

async function bestOf(slug: string, shape: Shape, hash: string): Promise<Drawn> {
  let best: Drawn | undefined;
  for (const candidate of candidates) {
    const drawing = await attempt(slug, shape, candidate, hash);
    if (!drawing) continue;
    const quality = qualityOf(drawing, shape.root, shape.edges.length);
    if (!best || penaltyOf(quality) < penaltyOf(best.quality)) best = { shape, drawing, quality };
  }
  if (!best) throw new Error(`No drawing of ${slug} came out`);
  return best;
}

/** One way to draw it; null where the engine gives up. */
async function attempt(slug: string, shape: Shape, candidate: Candidate, hash: string): Promise<Drawing | null> {
  const graph = structuredClone(elkGraph(shape, candidate)) as ElkNode;
  const result = await engine.layout(graph).catch(() => null);
  if (!result) return null;
  const boxes: Record<string, Rect> = {};
  collect(result, boxes);
  const found = new Map((result.edges ?? []).map((edge) => [edge.id, edge]));
  return {
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
  };
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
