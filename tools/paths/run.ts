import type { Chart, Edge, Offer } from './chart.ts';
import { exactOf, timerOf } from './moment.ts';
import type { Book } from './targets.ts';
import type { Failure, Target } from './target.ts';
import { trailOf, type Trail, type Walk } from './walk.ts';

export interface Outcome {
  readonly walk: Walk;
  readonly covered: ReadonlySet<string>;
  readonly failure: Failure | null;
  readonly milliseconds: number;
  /** How many events the chart ignores were tried. */
  readonly attempts: number;
  /** The chart no longer allows it: it was saved for an older version. */
  readonly isOutdated?: boolean;
}

export interface RunOptions {
  /** Moments at which everything the chart ignores has been tried; without it, only the plan is run. */
  readonly tried?: Set<number>;
}

/** Runs a walk and compares after every step; what the chart ignores may change nothing (QAP-02). */
export async function run(
  chart: Chart,
  book: Book,
  walk: Walk,
  target: Target,
  options: RunOptions = {},
): Promise<Outcome> {
  const began = performance.now();
  const trail = trailOf(chart, book, walk);
  try {
    const result = await follow(chart, trail, target, options.tried ?? null);
    const covered = result.failure ? new Set<string>() : trail.covered;
    return { walk, covered, ...result, milliseconds: performance.now() - began };
  } finally {
    await target.end();
  }
}

async function follow(chart: Chart, { edges }: Trail, target: Target, tried: Set<number> | null) {
  const [start, ...steps] = edges;
  let attempts = 0;
  if (!start) return { failure: null, attempts };
  await target.begin(start);
  let at = start.to;
  let failure = await compared(target, start, -1);
  for (const [index, edge] of steps.entries()) {
    if (failure) break;
    if (tried && !tried.has(at.number)) {
      tried.add(at.number);
      for (const refused of refusedAt(chart, at)) {
        attempts += 1;
        await target.attempt(refused);
        failure ??= await compared(target, { ...refused, to: at }, index);
      }
    }
    if (failure) break;
    if (edge.isRefused) await target.attempt(edge);
    else await target.happen(edge, timerOf(at, edge.event)?.left ?? null);
    if (!edge.isRefused) at = edge.to;
    failure = await compared(target, { ...edge, to: at }, index);
    if (!failure && !edge.isRefused) await target.seen?.(edge);
  }
  return { failure, attempts };
}

/** Events that do nothing at a moment. Actors' answers and timers can't be tried. */
function refusedAt(chart: Chart, at: Edge['to']): Offer[] {
  return chart.edgesAt(at).filter(({ event, isRefused }) => isRefused && !event.type.startsWith('xstate.'));
}

async function compared(
  target: Target,
  { event, to }: Pick<Edge, 'event' | 'to'>,
  step: number,
): Promise<Failure | null> {
  const got = await target.differenceTo(to);
  return got === null ? null : { step, expected: `${event.type} → ${exactOf(to.snapshot)}`, got };
}
