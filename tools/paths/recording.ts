import { basename } from 'node:path';
import { z } from 'zod';
import { OptionsError } from '../support/options-error.ts';
import type { Chart } from './chart.ts';
import { named, stepOf, type Step, type Walk } from './walk.ts';

/** A session as the flow room saves it: its actors, and every step they took. */
const recordingSchema = z.object({
  /** The chart that was on screen when the room saved it; missing in older files. */
  chart: z.optional(z.string()),
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

/**
 * The chart of a recording: the one that was asked for, the one that the room saved it for, or in older files the one in
 * the file's name. Throws OptionsError if that isn't recorded, or if nothing says which of several is meant.
 */
export function chartOfRecording(recording: Recording, file: string, asked: string | null = null): string {
  const { chart, actors, steps } = recording;
  const slugs = [...new Set(steps.flatMap(({ sessionId }) => actors[sessionId]?.slug ?? []))].toSorted();
  const name = basename(file).replace(/-recording.*\.json$/u, '');
  const meant = asked ?? chart ?? (slugs.includes(name) || slugs.length !== 1 ? name : slugs[0]);
  if (meant !== undefined && slugs.includes(meant)) return meant;
  if (slugs.length === 0) throw new OptionsError(`${file} records no chart.`);
  const wrong = asked ?? chart;
  throw new OptionsError(
    `${file} ${wrong === undefined ? 'doesn’t say which chart it’s about' : `doesn’t record ${wrong}`}. It records ${slugs.join(', ')}: name one, as in replay ${file} ${slugs[0]}.`,
  );
}

export interface Replayable {
  readonly walk: Walk;
  /** The first recorded step that matches none of the chart's cases; null if all match. */
  readonly lost: { readonly index: number; readonly event: string } | null;
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
    if (edge === undefined) return { walk: named(chart.slug, 0, gone), lost: { index, event: event.type } };
    if (edge === null || edge.isRefused) continue;
    gone.push(stepOf(edge));
    at = edge.to;
  }
  return { walk: named(chart.slug, 0, gone), lost: null };
}
