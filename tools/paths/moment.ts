import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';
import type { Effect } from './graph.ts';
import { plainKey } from '../../src/domain/flows/plain-key.ts';

/** A running timer; `left` is in milliseconds. */
export interface Timer {
  readonly id: string;
  readonly event: EventObject;
  readonly left: number;
}

/** What happens automatically, or when an actor answers. */
export interface Pending {
  /** In the order they were started. */
  readonly timers: readonly Timer[];
  /** Ids of the actors that haven't answered yet. */
  readonly running: ReadonlySet<string>;
}

/** Where a walk can be. */
export interface Moment extends Pending {
  readonly snapshot: AnyMachineSnapshot;
  /** Moments with the same number have the same key. */
  readonly number: number;
}

const nothing: Pending = { timers: [], running: new Set() };
const outcome = /^xstate\.(?<kind>done|error)\.actor\.(?<id>.+)$/u;

/** Id and kind of an actor's answer; null for any other event. */
export function answerOf(type: string): { id: string; kind: 'done' | 'error' } | null {
  const { id, kind } = outcome.exec(type)?.groups ?? {};
  return id === undefined ? null : { id, kind: kind === 'done' ? 'done' : 'error' };
}

/** The timer that fires next; of two at the same time, the one that was started first. */
export function earliest(timers: readonly Timer[]): Timer | null {
  return timers.reduce<Timer | null>((first, timer) => (first && first.left <= timer.left ? first : timer), null);
}

/** The timer whose event this is; null for anything else. */
export function timerOf({ timers }: Pending, { type }: EventObject): Timer | null {
  const next = earliest(timers);
  return next?.event.type === type ? next : null;
}

/** A snapshot's states and context; a run must arrive at the same. */
export function exactOf(snapshot: AnyMachineSnapshot): string {
  const seen: Record<string, unknown> = {
    value: snapshot.value,
    status: snapshot.status,
    context: snapshot.context,
  };
  return plainKey(seen);
}

/** What else makes two moments different: history, running actors, and the order of timers. */
export function pendingKey({ historyValue }: AnyMachineSnapshot, { timers, running }: Pending): string {
  const histories = Object.entries<readonly AnyStateNode[]>(historyValue).map(
    ([id, nodes]) => `${id}:${nodes.map((node) => node.id).join(',')}`,
  );
  const queue = timers.length < 2 ? timers : timers.toSorted((one, other) => one.left - other.left);
  return [...histories, ...running, ...queue.map(({ id }) => id)].join('\n');
}

/** What's pending after an event, without the timer that fired or the actor that answered. */
export function pendingAfter(effects: readonly Effect[], event: EventObject, before = nothing): Pending {
  const fired = timerOf(before, event);
  const answered = answerOf(event.type)?.id;
  if (effects.length === 0 && !fired && answered === undefined) return before;
  const timers = new Map(
    before.timers
      .filter((timer) => timer !== fired)
      .map((timer) => [timer.id, { ...timer, left: timer.left - (fired?.left ?? 0) }]),
  );
  const running = new Set([...before.running].filter((id) => id !== answered));
  for (const effect of effects) {
    if (effect.type === 'actor.started') running.add(effect.id);
    else if (effect.type === 'actor.stopped') running.delete(effect.id);
    else timers.delete(effect.id);
    if (effect.type === 'timer.armed') timers.set(effect.id, { ...effect, left: effect.delay });
  }
  return { timers: [...timers.values()], running: new Set([...running].toSorted()) };
}
