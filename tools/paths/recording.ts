import { basename } from 'node:path';
import { z } from 'zod';
import type { Chart } from './chart.ts';
import { named, stepOf, type Step, type Walk } from './walk.ts';

/** A session as the flow room saves it: its actors, and every step they took. */
const recordingSchema = z.object({
  actors: z.record(z.string(), z.object({ sessionId: z.string(), slug: z.string().nullable() })),
  steps: z.array(
    z.object({
      sessionId: z.string(),
      event: z.looseObject({ type: z.string() }),
      transitions: z.array(z.string()),
    }),
  ),
});

export type Recording = z.infer<typeof recordingSchema>;

/** A file's content as a recording; null if it's something else. */
export function recordingIn(content: unknown): Recording | null {
  return recordingSchema.safeParse(content).data ?? null;
}

/** The chart of a recording: named by its file, or the one that took the most steps. */
export function chartOfRecording({ actors, steps }: Recording, file: string): string | null {
  const named = basename(file).replace(/-recording\.json$/u, '');
  const slugs = Object.values(actors).flatMap(({ slug }) => slug ?? []);
  if (slugs.includes(named)) return named;
  const counts = new Map<string, number>();
  for (const { sessionId } of steps) {
    const slug = actors[sessionId]?.slug;
    if (typeof slug === 'string') counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

export interface Replayable {
  readonly walk: Walk;
  /** The first recorded step that matches none of the chart's cases; null if all match. */
  readonly lostAt: number | null;
}

/**
 * A recording as a walk. Its data is hidden or personal, so each step becomes the chart's case that does the same: same
 * event, same transitions.
 */
export function walkOfRecording(chart: Chart, { actors, steps }: Recording): Replayable {
  const session = steps.find(({ sessionId }) => actors[sessionId]?.slug === chart.slug)?.sessionId;
  const own = steps.filter(({ sessionId, event }) => sessionId === session && event.type !== 'xstate.init');
  const gone: Step[] = [];
  let at = chart.starts[0]?.to;
  for (const [index, { event, transitions }] of own.entries()) {
    if (!at) break;
    const moment = at;
    const edges = chart
      .offersAt(moment)
      .filter((offer) => offer.event.type === event.type)
      .map((offer) => chart.step(moment, offer));
    const edge =
      edges.find(({ taken }) => taken.join() === transitions.join()) ??
      (transitions.length === 0 ? null : undefined);
    if (edge === undefined) return { walk: named(chart.slug, 0, gone), lostAt: index };
    if (edge === null || edge.isRefused) continue;
    gone.push(stepOf(edge));
    at = edge.to;
  }
  return { walk: named(chart.slug, 0, gone), lostAt: null };
}
