import type { AnyStateMachine } from 'xstate';
import type { WalkedActors } from '../../../src/app/platform/walked-actors.ts';
import { CallFailed } from '../../../src/domain/kit/failure.ts';

declare global {
  /** What src/app/platform/walked-actors.ts puts on a page that is walked. */
  const walking: WalkedActors;
}

/** A value as plain data: what cannot be sent to a page is named, and made again there (src/app/platform/walked-actors.ts). */
export function wired(value: unknown): unknown {
  if (typeof value === 'function') return { $kind: 'function' };
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(wired);
  if (value instanceof CallFailed) return { $kind: 'failure', failure: wired(value.failure) };
  if (value instanceof Error) return { $kind: 'error', name: value.name, message: value.message };
  if (value instanceof Map) return { $kind: 'map', entries: wired([...value]) };
  if (value instanceof Set) return { $kind: 'set', members: wired([...value]) };
  if ('send' in value && typeof value.send === 'function') return { $kind: 'listener' };
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, wired(member)]));
}

/** The timers of a chart that have one length, in milliseconds by name. */
export function delaysOf({ implementations }: AnyStateMachine): Record<string, number> {
  const delays: [string, unknown][] = Object.entries(implementations.delays ?? {});
  return Object.fromEntries(delays.flatMap(([name, delay]) => (typeof delay === 'number' ? [[name, delay]] : [])));
}
