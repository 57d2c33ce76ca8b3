import { createHash } from 'node:crypto';
import type { Chart, Edge, Offer } from './chart.ts';
import type { Moment } from './moment.ts';
import type { Book } from './targets.ts';

/** A step as it's saved: the event's type, and the position of its payload among that moment's cases. */
export interface Step {
  readonly event: string;
  /** 0 if left out. */
  readonly case?: number;
}

/** A path through a chart that can be repeated. */
export interface Walk {
  /** The same steps have the same id in every run. */
  readonly id: string;
  readonly chart: string;
  /** Which of the chart's inputs it begins with; the first if left out. */
  readonly start?: number;
  readonly steps: readonly Step[];
}

/** A walk through the chart, moment by moment; `edges` begins with the start. */
export interface Trail {
  readonly walk: Walk;
  readonly edges: readonly Edge[];
  readonly covered: ReadonlySet<string>;
}

/** Thrown if a step of a walk can't happen there, or no longer can. */
export class StepNotOffered extends Error {
  readonly index: number;

  constructor(walk: Walk, index: number) {
    super(`${walk.id}: step ${index + 1}, ${walk.steps[index]?.event ?? ''}, can’t happen there`);
    this.name = 'StepNotOffered';
    this.index = index;
  }
}

/** Names a walk of planned edges, including its start. */
export function walkOf(chart: string, [start, ...edges]: readonly Edge[]): Walk {
  return named(chart, start?.index ?? 0, edges.map(stepOf));
}

export function named(chart: string, start: number, steps: readonly Step[]): Walk {
  const name = createHash('sha256')
    .update(JSON.stringify([start, steps]))
    .digest('hex')
    .slice(0, 6);
  return { id: `${chart}-${name}`, chart, ...(start === 0 ? {} : { start }), steps };
}

export function stepOf({ event, index }: Offer): Step {
  return index === 0 ? { event: event.type } : { event: event.type, case: index };
}

/** Follows a walk on the chart and lists what it covers. */
export function trailOf(chart: Chart, book: Book, walk: Walk): Trail {
  const start = chart.starts[walk.start ?? 0];
  if (!start) throw new StepNotOffered(walk, -1);
  const edges = [start];
  let moment = start.to;
  for (const [index, step] of walk.steps.entries()) {
    const edge = edgeAt(chart, moment, step);
    if (!edge) throw new StepNotOffered(walk, index);
    edges.push(edge);
    if (!edge.isRefused) moment = edge.to;
  }
  return { walk, edges, covered: coveredBy(book, edges) };
}

/** What a saved step does at a moment; null if it can't happen there. */
export function edgeAt(chart: Chart, moment: Moment, step: Step): Edge | null {
  const offer = chart
    .offersAt(moment)
    .find(({ event, index }) => event.type === step.event && index === (step.case ?? 0));
  return offer ? chart.step(moment, offer) : null;
}

function coveredBy(book: Book, edges: readonly Edge[]): Set<string> {
  const covered = new Set<string>();
  let lasts = book.none;
  for (const edge of edges) {
    for (const target of [...book.alwaysOf(edge), ...book.pairsOf(edge, lasts)]) covered.add(book.nameOf(target));
    if (!edge.isRefused) lasts = book.lastsAfter(edge, lasts);
  }
  return covered;
}
