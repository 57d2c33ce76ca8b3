import { createActor, type AnyActorRef, type AnyMachineSnapshot, type EventObject } from 'xstate';
import type { StagedActor } from '../../domain/flows/stage.ts';
import type { StateWalks } from '../../domain/flows/walk.ts';
import type { CatalogueEntry } from '../../machines/flows/registry/chart-registry.ts';
import { command } from '../../machines/kit/cases.ts';
import { entryOf, inputOf, stilled, stoppedClock, walkEvents } from './sandbox.ts';

/** The moment at which a flow is in a state, in milliseconds since 1970; null if it isn't known. */
export interface Span {
  readonly from: number | null;
  readonly until: number | null;
}

export interface Staged {
  readonly actor: StagedActor;
  readonly span: Span;
}

/** When most walks begin: before the deadlines in the charts' cases. */
const usual = Date.parse('2026-11-04T04:30:00.000Z');
/** 12:34 left, when a deadline is ahead and nothing says how far. */
const beforeDeadline = 754_000;

/** The facts that a flow has told the others by the time it is in a state. */
const told: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => readonly EventObject[]>> = {
  cart: ({ context }) => [
    command('cart.changed', { lines: (context as { lines: unknown }).lines, cause: 'restored' }),
  ],
};

/** The input and events that lead a flow into a state, by its shortest walk; null if it only passes through. */
export function stagedIn(slug: string, state: string, walks: StateWalks | undefined): Staged | null {
  const walk = walks?.[state];
  if (!walk) return null;
  const entry = entryOf(slug);
  return staged(entry, inputOf(entry, walk), (standing) => walkEvents(entry, walk, standing));
}

/** A flow after these events. */
export function stagedAfter(slug: string, events: readonly EventObject[]): Staged {
  const entry = entryOf(slug);
  return staged(entry, entry.input, () => events);
}

/** The moment at which all these flows are in their states, in milliseconds since 1970. */
export function momentOf(spans: readonly Span[]): number {
  const from = spans.reduce<number | null>((latest, span) => later(latest, span.from), null);
  const ends = spans.flatMap(({ until }) => (until !== null && until > (from ?? 0) ? [until] : []));
  if (ends.length === 0) return from ?? usual;
  const until = Math.min(...ends);
  if (from === null) return until - beforeDeadline;
  return from + Math.floor((until - from) / 4000) * 1000;
}

function staged(
  { slug, machine }: CatalogueEntry,
  input: unknown,
  eventsFor: (standing: () => AnyMachineSnapshot) => Iterable<EventObject>,
): Staged {
  const actor = createActor(stilled(machine), { input, clock: stoppedClock }).start();
  const standing = (): AnyMachineSnapshot => actor.getSnapshot();
  const events: EventObject[] = [];
  let from: number | null = null;
  for (const event of eventsFor(standing)) {
    from = later(from, timeOf(event, standing()));
    actor.send(event);
    events.push(event);
  }
  const snapshot = standing();
  const ends = deadlines(snapshot);
  actor.stop();
  return {
    actor: { slug, input, events, told: told[slug]?.(snapshot) ?? [] },
    span: { from, until: ends.length === 0 ? null : Math.min(...ends) },
  };
}

/** When an event happens: a clock that ticks says its time, a countdown is over at its deadline. */
function timeOf(event: EventObject, before: AnyMachineSnapshot): number | null {
  if (event.type === 'clock.ticked') return Number(Reflect.get(event, 'now'));
  const ends = event.type === 'countdown.over' ? deadlines(before) : [];
  return ends.length === 0 ? null : Math.min(...ends);
}

/** The deadlines of the countdowns that run. */
function deadlines({ children }: AnyMachineSnapshot): readonly number[] {
  return Object.values(children as Readonly<Record<string, AnyActorRef>>).flatMap((child) => {
    const { input } = child.getSnapshot() as { readonly input?: { readonly endsAt?: unknown } };
    const end = typeof input?.endsAt === 'string' ? Date.parse(input.endsAt) : Number.NaN;
    return Number.isNaN(end) ? [] : [end];
  });
}

function later(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}
