import type { ActorMessage, HistoryMessage, StepMessage } from '../../domain/inspection/inspection.ts';
import type { FlowRoomContext, LiveActor } from './flow-room.types.ts';

/** Steps that a room remembers. */
const mostSteps = 10_000;

type Told = Pick<FlowRoomContext, 'actors' | 'log' | 'sessionId' | 'slug'>;

/** A flow began; an open chart without a flow follows the first one of its kind. */
export function born(context: Told, message: ActorMessage): Told {
  const actor: LiveActor = {
    sessionId: message.sessionId,
    slug: slugOf(message),
    parentId: message.parentId ?? null,
    snapshot: message.snapshot,
    taken: [],
    steps: 0,
  };
  return {
    slug: context.slug,
    log: context.log,
    actors: { ...context.actors, [actor.sessionId]: actor },
    sessionId: context.sessionId ?? (context.slug !== null && actor.slug === context.slug ? actor.sessionId : null),
  };
}

/** A flow took a step, or did nothing. One that was heard before changes nothing. */
export function stepped(context: Told, message: StepMessage): Told {
  const last = context.log.at(-1);
  if (last && message.sequence <= last.sequence) return context;
  const actor = context.actors[message.sessionId];
  const { snapshot, transitions: taken } = message;
  return {
    ...context,
    log: [...context.log.slice(1 - mostSteps), message],
    actors: actor
      ? { ...context.actors, [actor.sessionId]: { ...actor, snapshot, taken, steps: actor.steps + 1 } }
      : context.actors,
  };
}

/** Everything that happened before this room came. */
export function remembered(context: Told, { events }: HistoryMessage): Told {
  const empty: Told = { ...context, log: [], actors: {}, sessionId: null };
  return events.reduce<Told>((told, message) => {
    if (message.type === '@xstate.actor') return born(told, message);
    return message.type === '@xstate.microstep' ? stepped(told, message) : told;
  }, empty);
}

/** The chart's own name stands in its definition, whatever the actor is called; null for what is no chart. */
function slugOf({ definition }: ActorMessage): string | null {
  try {
    const chart: unknown = JSON.parse(definition ?? 'null');
    return typeof chart === 'object' && chart !== null && 'id' in chart && typeof chart.id === 'string'
      ? chart.id
      : null;
  } catch {
    return null;
  }
}

/** The payload that was typed, {} for none; null where it is no JSON object. */
export function payloadOf(text: string): object | null {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

const zooms = { least: 0.25, most: 2 };

/** A zoom changed by a factor, kept within what can be read. */
export function zoomed(zoom: number, by: number): number {
  return Math.min(zooms.most, Math.max(zooms.least, Math.round(zoom * by * 100) / 100));
}
