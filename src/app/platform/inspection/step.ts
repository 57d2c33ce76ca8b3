import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate';
import type { SeenSnapshot, StepMessage } from '../../../domain/flows/inspection.ts';
import { redacted } from '../../../domain/kit/redaction.ts';
import { idOf } from './transition-id.ts';

/** Deeper than any snapshot. */
export const depth = 64;

export type MicrostepEvent = Extract<InspectionEvent, { type: '@xstate.microstep' }>;

/** One microstep with the transitions it took. When it took none, `refusedBy` names the guards that refused. */
export function stepOf({ actorRef, event, snapshot, _transitions }: MicrostepEvent, sequence: number): StepMessage {
  return {
    type: '@xstate.microstep',
    sequence,
    at: Date.now(),
    sessionId: actorRef.sessionId,
    event: { ...(plain(event) as object), type: event.type },
    snapshot: seenSnapshot(snapshot),
    transitions: _transitions.map(idOf),
    refusedBy: _transitions.length > 0 ? [] : refusals(snapshot as AnyMachineSnapshot, event.type),
  };
}

/** A step that wasn't taken: the event never reached the flow. */
export function refusedStep(actor: AnyActorRef, event: EventObject, sequence: number, why: string): StepMessage {
  const snapshot: unknown = actor.getSnapshot();
  return {
    type: '@xstate.microstep',
    sequence,
    at: Date.now(),
    sessionId: actor.sessionId,
    event: { ...(plain(event) as object), type: event.type },
    snapshot: seenSnapshot(snapshot as object),
    transitions: [],
    refusedBy: [why],
  };
}

/** The guards of all transitions for this event in the current state. */
function refusals({ _nodes }: AnyMachineSnapshot, eventType: string): string[] {
  return _nodes.flatMap(({ transitions }) =>
    (transitions.get(eventType) ?? []).flatMap(({ guard }) => {
      const name: unknown = typeof guard === 'object' ? guard.type : guard;
      return typeof name === 'string' ? [name] : [];
    }),
  );
}

/** Contexts are immutable, so the redacted copy stays valid as long as the context exists. */
const seenContexts = new WeakMap<object, unknown>();

function seenContext(context: unknown): unknown {
  if (typeof context !== 'object' || context === null) return plain(context);
  if (!seenContexts.has(context)) seenContexts.set(context, plain(context));
  return seenContexts.get(context);
}

/** Picks what a snapshot says; its machine is cyclic. */
export function seenSnapshot(snapshot: object): SeenSnapshot {
  const { status, value, context, tags } = snapshot as SeenSnapshot & { tags?: unknown };
  return {
    status,
    value,
    context: seenContext(context),
    ...(tags instanceof Set ? { tags: [...tags] } : {}),
  };
}

/** Plain, redacted data: without actors and functions, maps as objects. */
export function plain(value: unknown): unknown {
  return redacted(withoutActors(value, 0));
}

function withoutActors(value: unknown, level: number): unknown {
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null || level > depth) return value;
  if ('send' in value && typeof value.send === 'function') return undefined;
  if (Array.isArray(value)) return value.map((member) => withoutActors(member, level + 1));
  if (value instanceof Map) return withoutActors(Object.fromEntries(value), level + 1);
  if (value instanceof Error || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withoutActors(member, level + 1)]));
}
