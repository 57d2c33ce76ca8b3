import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { CallFailed } from './tells.ts';

/** Payloads by event type, used to generate paths through a chart. */
export type EventCases = Record<
  string,
  readonly EventObject[] | ((snapshot: AnyMachineSnapshot) => readonly EventObject[])
>;

type Case = EventObject & Record<string, unknown>;

/** An event with its payload. */
export function command(type: string, payload: Record<string, unknown> = {}): Case {
  return { type, ...payload };
}

/** The result of an actor. */
export function done(id: string, output: unknown): Case {
  return { type: `xstate.done.actor.${id}`, output, actorId: id };
}

/** The failure of an actor; by default the server is unreachable. */
export function failed(id: string, error: unknown = new CallFailed({ kind: 'offline' })): Case {
  return { type: `xstate.error.actor.${id}`, error, actorId: id };
}

/** The error that a port rejects with when the server refuses. */
export function refused(status: number, body: unknown = null, slug = 'refused'): CallFailed {
  return new CallFailed({ kind: 'refused', status, slug, message: 'Refused', fields: {}, retryAfter: null, body });
}

export const sessionLost = new CallFailed({ kind: 'session-lost' });

/** A path key from plain values. */
export function keyFor(...facts: readonly unknown[]): string {
  return JSON.stringify(facts);
}

/** A parent that ignores events. */
export const nobody = { send: (_fact: EventObject) => {} };
