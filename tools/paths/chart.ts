import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate';
import type { CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import { casesOf, eventTypesAt, stateNodesOf, stepperOf, transitionsOf, type Reaction } from './graph.ts';
import { answerOf, earliest, exactOf, pendingAfter, pendingKey, type Moment, type Pending } from './moment.ts';

/** A transition of a chart; `id` is the same in drawings, inspection, paths and reports. */
export interface Definition {
  readonly id: string;
  readonly source: string;
  readonly eventType: string;
  /** The guard's name; null without one. */
  readonly guard: string | null;
  /** The part of the chart in which its pairs count: the closest region of a parallel state, or the root. */
  readonly region: string;
  /** An event that a state explicitly ignores: `{}`. */
  readonly isForbidden: boolean;
}

/** Something that can happen at a moment. `index` is its position among the cases of its type. */
export interface Offer {
  readonly event: EventObject;
  readonly index: number;
}

export interface Edge extends Offer {
  readonly to: Moment;
  readonly taken: readonly string[];
  readonly guards: readonly string[];
  readonly active: readonly string[];
  readonly happened: Reaction['happened'];
  /** The chart ignores it here: nothing may change. */
  readonly isRefused: boolean;
}

/** A chart as walks see it: where it starts, and what can happen at a moment. */
export interface Chart {
  readonly slug: string;
  readonly definitions: ReadonlyMap<string, Definition>;
  /** Ids of states, without history states. */
  readonly states: readonly string[];
  /** Both results of every actor that the chart waits for: `id done`, `id error`. */
  readonly results: readonly string[];
  /** By its position among the chart's starts in the registry. */
  readonly starts: readonly Edge[];
  /** Everything that can happen at a moment, including what's ignored. */
  offersAt(moment: Moment): readonly Offer[];
  /** What one event does at exactly this moment. */
  step(moment: Moment, offer: Offer): Edge;
  /** What every event does at the first moment with that number: plans are based on these. */
  edgesAt(moment: Moment): readonly Edge[];
}

export type ChartSubject = Pick<CatalogueEntry, 'slug' | 'machine' | 'input' | 'cases' | 'key' | 'starts'>;

/** The order of timers changes with their remaining times; so many combinations are told apart. */
const maxRests = 3;

export function chartOf(subject: ChartSubject): Chart {
  const stepper = stepperOf(subject.machine);
  const nodes = [subject.machine.root, ...stateNodesOf(subject.machine)];
  const definitions = new Map(nodes.flatMap(definitionsOf).map((definition) => [definition.id, definition]));
  /** By key, then by the remaining times of its timers. */
  const numbers = new Map<string, Map<string, number>>();
  let nextNumber = 0;
  const edges = new Map<number, readonly Edge[]>();
  const types: readonly string[] = stepper.machine.events;
  const commands = types.filter((type) => !type.startsWith('xstate.') && !type.includes('*'));

  function numbered(snapshot: AnyMachineSnapshot, { timers, running }: Pending): Moment {
    const own = subject.key ? `${JSON.stringify(snapshot.value)} ${subject.key(snapshot)}` : exactOf(snapshot);
    const key = `${own}\n${pendingKey(snapshot, { timers, running })}`;
    const rests = timers.length < 2 ? '' : timers.map(({ left }) => left).join(' ');
    const known = numbers.get(key) ?? new Map<string, number>();
    numbers.set(key, known);
    const number = known.get(rests) ?? (known.size < maxRests ? nextNumber++ : [...known.values()].at(-1)) ?? 0;
    known.set(rests, number);
    return { snapshot, timers, running, number };
  }

  function edgeFrom(offer: Offer, reaction: Reaction, before: Moment | null): Edge {
    return {
      ...offer,
      to: numbered(reaction.snapshot, pendingAfter(reaction.effects, offer.event, before ?? undefined)),
      taken: reaction.taken.filter((id) => definitions.get(id)?.isForbidden === false),
      guards: reaction.guards,
      active: reaction.active,
      happened: reaction.happened,
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

/** The closest region of a parallel state that contains a state. */
export function regionOf(node: AnyStateNode): string {
  if (!node.parent || node.parent.type === 'parallel') return node.id;
  return regionOf(node.parent);
}

/** A child chart can end, but it doesn't fail. */
function resultsOf(node: AnyStateNode, { implementations }: AnyStateMachine): string[] {
  const waited = node.invoke.filter(({ id }) => node.transitions.has(`xstate.done.actor.${id}`));
  return waited.flatMap(({ id, src }) => {
    const logic: unknown = typeof src === 'string' ? implementations.actors?.[src] : src;
    const canFail = !(typeof logic === 'object' && logic !== null && 'implementations' in logic);
    return canFail ? [`${id} done`, `${id} error`] : [`${id} done`];
  });
}
