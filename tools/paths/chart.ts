import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate';
import type { CatalogueEntry } from '../../src/machines/catalogue.ts';
import {
  activeStates,
  casesOf,
  eventTypesAt,
  stateNodesOf,
  stepperOf,
  transitionsOf,
  type Effect,
  type Reaction,
} from './graph.ts';
import { plainKey } from './plain.ts';

/** One transition as the chart writes it; `id` is the same in drawings, inspection, paths and reports. */
export interface Definition {
  readonly id: string;
  readonly source: string;
  readonly eventType: string;
  /** The guard's name; null without one. */
  readonly guard: string | null;
  /** The part of the chart in which its pairs count: the nearest child of a parallel state, or the root. */
  readonly region: string;
  /** An event that a state refuses in so many words: `{}`. */
  readonly isForbidden: boolean;
}

/** An armed timer; `left` is in milliseconds. */
export interface Timer {
  readonly id: string;
  readonly event: EventObject;
  readonly left: number;
}

/** Where a walk can stand. */
export interface Moment {
  readonly snapshot: AnyMachineSnapshot;
  /** In the order of arming. */
  readonly timers: readonly Timer[];
  /** Ids of the actors that have not answered yet. */
  readonly running: ReadonlySet<string>;
  /** Ids of the active states. */
  readonly states: ReadonlySet<string>;
  /** The states and the whole context: what a run must come to as well. */
  readonly exact: string;
  /** Moments with the same number are the same as the catalogue's key sees them. */
  readonly number: number;
}

/** A thing that can happen at a moment. `index` is its place among the cases of its type. */
export interface Offer {
  readonly event: EventObject;
  readonly index: number;
}

export interface Edge extends Offer {
  readonly to: Moment;
  readonly taken: readonly string[];
  readonly guards: readonly string[];
  readonly active: readonly string[];
  /** The chart does nothing with it here: it must change nothing. */
  readonly isRefused: boolean;
}

/** A chart as walks see it: where they start, and what can happen at a moment. */
export interface Chart {
  readonly slug: string;
  readonly definitions: ReadonlyMap<string, Definition>;
  /** Ids of states, without histories. */
  readonly states: readonly string[];
  /** Both results of every actor whose answer the chart waits for: `id done`, `id error`. */
  readonly results: readonly string[];
  /** By its number in the catalogue's starts. */
  readonly starts: readonly Edge[];
  /** Everything that can happen at a moment, refusals among it. */
  offersAt(moment: Moment): readonly Offer[];
  /** What one thing does at this very moment. */
  step(moment: Moment, offer: Offer): Edge;
  /** What everything does at the first moment of that number: plans are made on these. */
  edgesAt(moment: Moment): readonly Edge[];
}

export type ChartSubject = Pick<CatalogueEntry, 'slug' | 'machine' | 'input' | 'cases' | 'key' | 'starts'>;

const outcome = /^xstate\.(?<kind>done|error)\.actor\.(?<id>.+)$/u;

/** Id and kind of an actor's answer; null for any other event. */
export function answerOf(type: string): { id: string; kind: 'done' | 'error' } | null {
  const { id, kind } = outcome.exec(type)?.groups ?? {};
  return id === undefined ? null : { id, kind: kind === 'done' ? 'done' : 'error' };
}

export function chartOf(subject: ChartSubject): Chart {
  const stepper = stepperOf(subject.machine);
  const nodes = [stepper.machine.root, ...stateNodesOf(stepper.machine)];
  const definitions = new Map(nodes.flatMap(definitionsOf).map((definition) => [definition.id, definition]));
  const moments = new Map<string, Moment>();
  const numbers = new Map<string, number>();
  const edges = new Map<number, readonly Edge[]>();
  const types: readonly string[] = stepper.machine.events;
  const commands = types.filter((type) => !type.startsWith('xstate.') && !type.includes('*'));

  /** The same moment is one object, however it was reached. */
  function known(reaction: Reaction, timers: readonly Timer[], running: ReadonlySet<string>): Moment {
    const { snapshot } = reaction;
    const exact = exactOf(snapshot);
    const kept = [historyOf(snapshot), [...running].join(' ')];
    const name = [exact, ...kept, ...timers.map(({ id, left }) => `${id} ${left}`)].join('\n');
    const before = moments.get(name);
    if (before) return before;
    const own = subject.key ? `${plainKey(snapshot.value)} ${subject.key(snapshot)}` : exact;
    const queue = timers.toSorted((one, other) => one.left - other.left).map(({ id }) => id);
    const key = [own, ...kept, ...queue].join('\n');
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    const moment = { snapshot, states: new Set(activeStates(snapshot)), timers, running, exact, number };
    moments.set(name, moment);
    return moment;
  }

  function edgeFrom(offer: Offer, reaction: Reaction, before: Moment | null): Edge {
    const elapsed = before ? elapsedBy(before, offer.event) : null;
    const { timers, running } = after(reaction.effects, before, elapsed, answerOf(offer.event.type)?.id ?? null);
    return {
      ...offer,
      to: known(reaction, timers, running),
      taken: reaction.taken.filter((id) => definitions.get(id)?.isForbidden === false),
      guards: reaction.guards,
      active: reaction.active,
      isRefused: before !== null && reaction.taken.every((id) => definitions.get(id)?.isForbidden !== false),
    };
  }

  function offersAt({ snapshot, timers, running }: Moment): Offer[] {
    if (snapshot.status !== 'active') return [];
    const next = earliest(timers);
    const possible = [...new Set([...eventTypesAt(snapshot), ...commands])].filter((type) => {
      const answer = answerOf(type);
      return answer ? running.has(answer.id) : !type.startsWith('xstate.');
    });
    const told = possible.flatMap((type) =>
      casesOf(subject, snapshot, type).map((event, index) => ({ event, index })),
    );
    return next ? [...told, { event: next.event, index: 0 }] : told;
  }

  return {
    slug: subject.slug,
    definitions: new Map([...definitions].filter(([, { isForbidden }]) => !isForbidden)),
    states: nodes.filter(({ type }) => type !== 'history').map(({ id }) => id),
    results: nodes.flatMap((node) => resultsOf(node, subject.machine)),
    starts: [subject.input, ...(subject.starts ?? [])].map((input, index) =>
      edgeFrom({ event: { type: 'xstate.init' }, index }, stepper.start(input), null),
    ),
    offersAt,
    step: (moment, offer) => edgeFrom(offer, stepper.react(moment.snapshot, offer.event), moment),
    edgesAt(moment) {
      const found = edges.get(moment.number);
      if (found) return found;
      const made = offersAt(moment).map((offer) =>
        edgeFrom(offer, stepper.react(moment.snapshot, offer.event), moment),
      );
      edges.set(moment.number, made);
      return made;
    },
  };
}

/** Milliseconds that pass until this event: the timer's rest if it is a timer's, else none. */
export function elapsedBy({ timers }: Moment, { type }: EventObject): number {
  const next = earliest(timers);
  return next?.event.type === type ? next.left : 0;
}

export function earliest(timers: readonly Timer[]): Timer | null {
  return timers.reduce<Timer | null>((first, timer) => (first && first.left <= timer.left ? first : timer), null);
}

/** States and context of a snapshot; a run on the chart must come to the same. */
export function exactOf(snapshot: AnyMachineSnapshot): string {
  const seen: Record<string, unknown> = {
    value: snapshot.value,
    status: snapshot.status,
    context: snapshot.context,
  };
  return plainKey(seen);
}

function historyOf({ historyValue }: AnyMachineSnapshot): string {
  const kept = Object.entries<readonly AnyStateNode[]>(historyValue);
  return kept.map(([id, nodes]) => `${id}:${nodes.map((node) => node.id).join(',')}`).join(' ');
}

function after(effects: readonly Effect[], before: Moment | null, elapsed: number | null, answered: string | null) {
  const fired = elapsed === null || elapsed === 0 ? null : earliest(before?.timers ?? []);
  const timers = new Map(
    (before?.timers ?? [])
      .filter((timer) => timer !== fired)
      .map((timer) => [timer.id, { ...timer, left: timer.left - (elapsed ?? 0) }]),
  );
  const running = new Set(before?.running ?? []);
  if (answered !== null) running.delete(answered);
  for (const effect of effects) {
    if (effect.type === 'timer.armed') timers.delete(effect.id);
    if (effect.type === 'timer.armed') {
      timers.set(effect.id, { id: effect.id, event: effect.event, left: effect.delay });
    }
    if (effect.type === 'timer.cancelled') timers.delete(effect.id);
    if (effect.type === 'actor.started') running.add(effect.id);
    if (effect.type === 'actor.stopped') running.delete(effect.id);
  }
  return { timers: [...timers.values()], running: new Set([...running].toSorted()) };
}

function definitionsOf(node: AnyStateNode): Definition[] {
  return transitionsOf(node).map(({ id, transition }) => ({
    id,
    source: node.id,
    eventType: String(transition.eventType),
    guard: guardName(transition.guard),
    region: regionOf(node),
    isForbidden:
      transition.target === undefined &&
      transition.actions.length === 0 &&
      transition.guard === undefined &&
      transition.eventType !== '',
  }));
}

function guardName(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return typeof guard === 'string' ? guard : '';
}

/** The nearest child of a parallel state that a state is in, or is. */
export function regionOf(node: AnyStateNode): string {
  if (!node.parent || node.parent.type === 'parallel') return node.id;
  return regionOf(node.parent);
}

/** A chart as a child ends, but does not fail. */
function resultsOf(node: AnyStateNode, { implementations }: AnyStateMachine): string[] {
  const waited = node.invoke.filter(({ id }) => node.transitions.has(`xstate.done.actor.${id}`));
  return waited.flatMap(({ id, src }) => {
    const logic: unknown = typeof src === 'string' ? implementations.actors?.[src] : src;
    const canFail = !(typeof logic === 'object' && logic !== null && 'implementations' in logic);
    return canFail ? [`${id} done`, `${id} error`] : [`${id} done`];
  });
}
