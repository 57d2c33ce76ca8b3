import type { StepMessage } from './inspection.ts';

/** An actor in a recording. */
export interface RecordedActor {
  readonly sessionId: string;
  /** The chart's slug; null for an actor that isn't a chart. */
  readonly slug: string | null;
  readonly parentId: string | null;
}

/** A recording of a shop's flows, as the flow room saves and opens it (FLO-03). */
export interface Recording {
  readonly actors: Readonly<Record<string, RecordedActor>>;
  /** Oldest first. */
  readonly steps: readonly StepMessage[];
}

/** Parses a recording from a file's text; null if it isn't one. */
export function readRecording(text: string): Recording | null {
  const file = membersOf(parsed(text));
  const actors = Object.entries(membersOf(file['actors'])).map(([id, actor]) => [id, actorOf(id, actor)] as const);
  if (!Array.isArray(file['steps'])) return null;
  const steps = file['steps'].map(stepOf);
  if (steps.includes(null)) return null;
  return { actors: Object.fromEntries(actors), steps: steps.filter((step) => step !== null) };
}

function actorOf(sessionId: string, value: unknown): RecordedActor {
  const { slug, parentId } = membersOf(value);
  return { sessionId, slug: textOf(slug), parentId: textOf(parentId) };
}

function stepOf(value: unknown): StepMessage | null {
  const { sequence, at, sessionId, event, snapshot, transitions, refusedBy } = membersOf(value);
  const { type, ...payload } = membersOf(event);
  if (typeof sequence !== 'number' || typeof at !== 'number') return null;
  if (typeof sessionId !== 'string' || typeof type !== 'string') return null;
  const { status, ...seen } = membersOf(snapshot);
  return {
    type: '@xstate.microstep',
    sequence,
    at,
    sessionId,
    event: { ...payload, type },
    snapshot: { ...seen, status: statuses.find((each) => each === status) ?? 'active' },
    transitions: textsOf(transitions),
    refusedBy: textsOf(refusedBy),
  };
}

const statuses = ['active', 'done', 'error', 'stopped'] as const;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
