import type { LawStep } from '../../../src/machines/kit/laws.ts';
import type { Edge } from '../chart.ts';
import { timerOf, type Moment } from '../moment.ts';

/** A step as laws see it, from a moment that is reached `at` milliseconds after the walk's start. */
export function lawStepOf(before: Moment | null, edge: Edge, at: number): LawStep {
  const now = at + ((before && timerOf(before, edge.event)?.left) ?? 0);
  const after = edge.isRefused && before ? before : edge.to;
  return {
    before: before?.snapshot ?? null,
    event: edge.event,
    after: after.snapshot,
    happened: edge.happened,
    timers: after.timers.map(({ id, left }) => ({ id, endsAt: now + left })),
    at: now,
  };
}

/** The steps of a walk, beginning with its start. */
export function lawStepsOf(edges: readonly Edge[]): LawStep[] {
  let before: Moment | null = null;
  let at = 0;
  return edges.map((edge) => {
    const step = lawStepOf(before, edge, at);
    if (!edge.isRefused || !before) before = edge.to;
    at = step.at;
    return step;
  });
}
