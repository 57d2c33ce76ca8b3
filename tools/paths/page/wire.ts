import type { AnyStateMachine } from 'xstate';
import { CallFailed, isCallFailed, type Failure } from '../../../src/domain/kit/failure.ts';

/** A value as plain data for the page. What isn't data is marked, and `revived` makes it again there. */
export function wired(value: unknown): unknown {
  if (typeof value === 'function') return { $kind: 'function' };
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(wired);
  if (isCallFailed(value)) return { $kind: 'failure', failure: wired(value.failure) };
  if (value instanceof Error) return { $kind: 'error', name: value.name, message: value.message };
  if (value instanceof Map) return { $kind: 'map', entries: wired([...value]) };
  if (value instanceof Set) return { $kind: 'set', members: wired([...value]) };
  if ('send' in value && typeof value.send === 'function') return { $kind: 'listener' };
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, wired(member)]));
}

/** A value that `wired` made plain, as it was before; every listener in it becomes the given one. */
export function revived(value: unknown, listener: object): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => revived(each, listener));
  const { $kind: kind, ...rest } = value as Record<string, unknown>;
  switch (kind) {
    case 'listener':
      return listener;
    case 'function':
      return () => listener;
    case 'failure':
      return new CallFailed(revived(rest['failure'], listener) as Failure);
    case 'error':
      return Object.assign(new Error(String(rest['message'])), { name: String(rest['name']) });
    case 'map':
      return new Map(revived(rest['entries'], listener) as [unknown, unknown][]);
    case 'set':
      return new Set(revived(rest['members'], listener) as unknown[]);
    default:
      return Object.fromEntries(Object.entries(rest).map(([name, member]) => [name, revived(member, listener)]));
  }
}

/** The chart's timers with a fixed length, in milliseconds by name. */
export function delaysOf({ implementations }: AnyStateMachine): Record<string, number> {
  const delays: [string, unknown][] = Object.entries(implementations.delays ?? {});
  return Object.fromEntries(delays.flatMap(([name, delay]) => (typeof delay === 'number' ? [[name, delay]] : [])));
}
