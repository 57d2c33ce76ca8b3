import type { Chart, Edge } from './chart.ts';

/** How a moment is first reached: the step that leads there, and the moment before it. */
export interface Arrival {
  readonly edge: Edge;
  /** Null at a start. */
  readonly before: Arrival | null;
}

/** Thrown for a chart with too many moments to walk. */
export class TooManyMoments extends Error {
  constructor(slug: string) {
    super(`${slug} has more than ${maxMoments} moments. Give it a key, or smaller cases`);
    this.name = 'TooManyMoments';
  }
}

const maxMoments = 2000;

/** Every moment that a chart can reach by its number, each by a shortest way. */
export function arrivalsOf(chart: Chart): Map<number, Arrival> {
  const found = new Map<number, Arrival>();
  const add = (edge: Edge, before: Arrival | null) => {
    if (!found.has(edge.to.number)) found.set(edge.to.number, { edge, before });
    if (found.size > maxMoments) throw new TooManyMoments(chart.slug);
  };
  for (const start of chart.starts) add(start, null);
  for (const arrival of found.values()) {
    for (const edge of chart.edgesAt(arrival.edge.to)) if (!edge.isRefused) add(edge, arrival);
  }
  return found;
}

/** The steps to a moment, beginning with the start. */
export function wayOf(arrival: Arrival): Edge[] {
  const way: Edge[] = [];
  for (let at: Arrival | null = arrival; at; at = at.before) way.push(at.edge);
  return way.toReversed();
}
