import type { Edge } from './chart.ts';
import type { Plan } from './plan.ts';
import { walkOf, type Walk } from './walk.ts';

/** Random numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface ExploreOptions {
  readonly seed: number;
  readonly walks: number;
  readonly steps: number;
}

/** Random walks: each step is something that can happen at that moment, preferably something rare (QAP-02). */
export function randomWalks({ chart }: Plan, { seed, walks, steps }: ExploreOptions): Walk[] {
  const random = seeded(seed);
  const done = new Map<string, number>();
  return Array.from({ length: walks }, () => {
    const start = chart.starts[Math.floor(random() * chart.starts.length)];
    if (!start) return null;
    const edges: Edge[] = [start];
    for (let at = start.to; edges.length <= steps;) {
      const possible = chart.offersAt(at).map((offer) => chart.step(at, offer));
      const weights = possible.map(
        ({ taken }) => 1 / (1 + Math.min(...taken.map((id) => done.get(id) ?? 0), 1000)),
      );
      const edge = chosen(possible, weights, random());
      if (!edge) break;
      for (const id of edge.taken) done.set(id, (done.get(id) ?? 0) + 1);
      edges.push(edge);
      if (!edge.isRefused) at = edge.to;
    }
    return walkOf(chart.slug, edges);
  }).filter((walk) => walk !== null);
}

function chosen(edges: readonly Edge[], weights: readonly number[], share: number): Edge | undefined {
  let rest = share * weights.reduce((sum, weight) => sum + weight, 0);
  return edges.find((_, index) => {
    rest -= weights[index] ?? 0;
    return rest <= 0;
  });
}
