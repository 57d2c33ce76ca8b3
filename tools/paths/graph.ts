// The one place that uses xstate/graph and xstate's underscored names: check here first after an upgrade.
import {
  __unsafe_getAllOwnEventDescriptors as ownEventDescriptors,
  and,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  fromPromise,
  getInitialMicrosteps,
  getMicrosteps,
  type InspectionEvent,
} from 'xstate';
import {
  adjacencyMapToArray,
  getAdjacencyMap,
  getShortestPaths,
  getSimplePaths,
  getStateNodes,
} from 'xstate/graph';
import type { Happening } from '../../src/machines/kit/laws.ts';
import { plainKey } from '../../src/domain/flows/plain-key.ts';
import { transitionId } from '../../src/domain/flows/inspection.ts';
import { happeningsOf } from './happenings.ts';

/** What walking a chart needs; an entry of the registry has all of it. */
export interface GraphSubject {
  machine: AnyStateMachine;
  input: unknown;
  /** Other inputs it can start with. */
  starts?: readonly unknown[];
  /** Payloads by event type; an event without a case is sent without one. */
  cases: Record<string, readonly EventObject[] | ((snapshot: AnyMachineSnapshot) => readonly EventObject[])>;
  /** What makes two snapshots different besides the state value. */
  key?(snapshot: AnyMachineSnapshot): string;
}

export interface GraphEdge {
  from: AnyMachineSnapshot;
  event: EventObject;
  to: AnyMachineSnapshot;
}

/** What one event did: the snapshots on the way, the transitions taken and the guards asked, by id. */
export interface Reaction {
  readonly snapshot: AnyMachineSnapshot;
  readonly taken: readonly string[];
  /** `transitionId=true` or `transitionId=false`. */
  readonly guards: readonly string[];
  /** Ids of the states that were active at any point of it. */
  readonly active: readonly string[];
  /** What it started and stopped, in order. */
  readonly effects: readonly Effect[];
  /** Whom it told what, what it called, and what it did, in order. */
  readonly happened: readonly Happening[];
}

export type Effect =
  | { readonly type: 'timer.armed'; readonly id: string; readonly event: EventObject; readonly delay: number }
  | { readonly type: 'timer.cancelled'; readonly id: string }
  | { readonly type: 'actor.started' | 'actor.stopped'; readonly id: string };

/** Steps through a chart without running its effects. */
export interface Stepper {
  readonly machine: AnyStateMachine;
  start(input: unknown): Reaction;
  react(snapshot: AnyMachineSnapshot, event: EventObject): Reaction;
}

const maxEdges = 50_000;

/** All states of a machine, parents before children, without the root. */
export function stateNodesOf(machine: AnyStateMachine): AnyStateNode[] {
  return getStateNodes(machine);
}

/** The ids of a state's transitions, in the order they're tried. */
export function transitionsOf(node: AnyStateNode): { id: string; transition: AnyTransitionDefinition }[] {
  return [...node.transitions.entries(), ['', node.always ?? []] as const].flatMap(([type, transitions]) =>
    transitions.map((transition, index) => ({ id: transitionId(node.id, type, index), transition })),
  );
}

/** The event types that the active states listen to, including results of actors and timers. */
export function eventTypesAt(snapshot: AnyMachineSnapshot): string[] {
  const types: unknown[] = ownEventDescriptors(snapshot);
  return types
    .filter((type) => typeof type === 'string')
    .filter((type) => !type.startsWith('xstate.done.state.') && !type.endsWith('*'));
}

/** The events a snapshot can get now, with the payloads of their cases. */
export function eventsAt(subject: GraphSubject, snapshot: AnyMachineSnapshot): EventObject[] {
  return eventTypesAt(snapshot).flatMap((type) => casesOf(subject, snapshot, type));
}

export function casesOf(
  { cases }: Pick<GraphSubject, 'cases'>,
  snapshot: AnyMachineSnapshot,
  type: string,
): readonly EventObject[] {
  const known = cases[type];
  if (known === undefined) return [{ type }];
  return typeof known === 'function' ? known(snapshot) : known;
}

/** The ids of the active states. */
export function activeStates(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.map(({ id }) => id);
}

/** Every step the chart can take from its start, without running its effects. */
export function edgesOf(subject: GraphSubject): GraphEdge[] {
  const map = getAdjacencyMap(subject.machine, traversal(subject));
  return adjacencyMapToArray(map).map(({ state, event, nextState }) => ({ from: state, event, to: nextState }));
}

/** Paths to every state and event, as events: the shortest, or all that visit no state twice (QAP-01). */
export function pathsOf(subject: GraphSubject, kind: 'shortest' | 'simple'): EventObject[][] {
  const paths = (kind === 'shortest' ? getShortestPaths : getSimplePaths)(subject.machine, traversal(subject));
  return paths.map(({ steps }) => steps.slice(1).map((step: { event: EventObject }) => step.event));
}

/** Ids of the states that no path enters, not even in passing. Stops once it has seen them all. */
export function unreachableStates(subject: GraphSubject): string[] {
  const { machine } = subject;
  const nameOf = traversal(subject).serializeState;
  const unseen = new Set(stateNodesOf(machine).flatMap(({ id, type }) => (type === 'history' ? [] : [id])));
  const queue = new Map<string, AnyMachineSnapshot>();
  const add = (steps: readonly (readonly [AnyMachineSnapshot, ...unknown[]])[]) => {
    for (const [snapshot] of steps) for (const id of activeStates(snapshot)) unseen.delete(id);
    const last = steps.at(-1)?.[0];
    if (last && !queue.has(nameOf(last))) queue.set(nameOf(last), last);
  };
  for (const input of [subject.input, ...(subject.starts ?? [])]) add(getInitialMicrosteps(machine, input));
  for (const from of queue.values()) {
    for (const event of eventsAt(subject, from)) {
      if (unseen.size === 0) return [];
      add(getMicrosteps(machine, from, event));
    }
  }
  return [...unseen];
}

/** A copy of a chart with a stand-in for all its actors; watching it doesn't affect the original. */
export function withActors(machine: AnyStateMachine, standIn: ReturnType<typeof fromPromise>): AnyStateMachine {
  const sources = Object.keys(machine.implementations.actors ?? {});
  return machine.provide({ actors: Object.fromEntries(sources.map((source) => [source, standIn])) });
}

/** A chart that reports, with every step, the transitions it took and what its guards returned. */
export function stepperOf(original: AnyStateMachine): Stepper {
  const machine = withActors(
    original,
    fromPromise(() => new Promise(() => {})),
  );
  const ids = new Map<AnyTransitionDefinition, string>();
  let guards: string[] = [];
  for (const { id, transition } of [machine.root, ...stateNodesOf(machine)].flatMap(transitionsOf)) {
    ids.set(transition, id);
    if (transition.guard === undefined) continue;
    Object.assign(transition, { guard: heard(transition.guard, (answer) => guards.push(`${id}=${answer}`)) });
  }

  function observed(step: (scope: AnyActorScope) => AnyMachineSnapshot, input: unknown): Reaction {
    const taken: string[] = [];
    const active = new Set<string>();
    const effects: Effect[] = [];
    const happened: Happening[] = [];
    guards = [];
    const scope = inertScope(machine, input, {
      onMicrostep: (transitions, snapshot) => {
        taken.push(...transitions.flatMap((transition) => ids.get(transition) ?? []));
        activeStates(snapshot).forEach((id) => active.add(id));
      },
      onAction: (action) => {
        effects.push(...effectOf(action.type, action.params));
        happened.push(...happeningsOf(action));
      },
    });
    const snapshot = step(scope);
    activeStates(snapshot).forEach((id) => active.add(id));
    return { snapshot, taken, guards: [...new Set(guards)], active: [...active], effects, happened };
  }

  let first: unknown;
  return {
    machine,
    start: (input) => {
      first = input;
      const reaction = observed((scope) => machine.getInitialSnapshot(scope, input), input);
      const [entered] = getInitialMicrosteps(machine, input);
      const onTheWay = entered ? activeStates(entered[0]) : [];
      return { ...reaction, active: [...new Set([...onTheWay, ...reaction.active])] };
    },
    react: (snapshot, event) => observed((scope) => machine.transition(snapshot, event, scope), first),
  };
}

interface Watch {
  onMicrostep(transitions: readonly AnyTransitionDefinition[], snapshot: AnyMachineSnapshot): void;
  onAction: AnyActorScope['actionExecutor'];
}

const scopes = new WeakMap<AnyStateMachine, { scope: AnyActorScope; listen(watch: Watch): void }>();

/** What a chart needs to take steps, made once per chart: nothing in it runs, and everything is recorded. */
function inertScope(machine: AnyStateMachine, input: unknown, watch: Watch): AnyActorScope {
  const known = scopes.get(machine) ?? newScope(machine, input);
  scopes.set(machine, known);
  known.listen(watch);
  return known.scope;
}

function newScope(machine: AnyStateMachine, input: unknown) {
  let watch: Watch | null = null;
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep') return;
    watch?.onMicrostep(event._transitions, event.snapshot as AnyMachineSnapshot);
  };
  const probe = createActor(machine, { input, inspect });
  const scope: AnyActorScope = {
    ...(Reflect.get(probe, '_actorScope') as AnyActorScope),
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action) => watch?.onAction(action),
  };
  return {
    scope,
    listen: (next: Watch) => {
      watch = next;
    },
  };
}

/** The same guard, which also reports what it returned. */
function heard(guard: AnyTransitionDefinition['guard'], tell: (answer: boolean) => void) {
  const same = and([guard as Parameters<typeof and>[0][number]]);
  const check = Reflect.get(same, 'check') as (...args: unknown[]) => boolean;
  return Object.assign(same, {
    check: (...args: unknown[]) => {
      const answer = check(...args);
      tell(answer);
      return answer;
    },
  });
}

function effectOf(type: string, params: unknown): Effect[] {
  const given = (params ?? {}) as Record<string, unknown>;
  if (type === 'xstate.raise' && typeof given['delay'] === 'number') {
    const event = given['event'] as EventObject;
    return [{ type: 'timer.armed', id: textOf(given['id']) ?? event.type, event, delay: given['delay'] }];
  }
  if (type === 'xstate.cancel') return [{ type: 'timer.cancelled', id: textOf(given['sendId']) ?? '' }];
  if (type === 'xstate.spawnChild') return [{ type: 'actor.started', id: textOf(given['id']) ?? '' }];
  return type === 'xstate.stopChild' ? [{ type: 'actor.stopped', id: textOf(given['id']) ?? '' }] : [];
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function traversal(subject: GraphSubject) {
  return {
    input: subject.input,
    limit: maxEdges,
    serializeState: (snapshot: AnyMachineSnapshot) => keyOf(subject, snapshot),
    // Maps are compared by their entries too.
    serializeEvent: plainKey,
    events: (snapshot: AnyMachineSnapshot) => eventsAt(subject, snapshot),
    filterEvents: (snapshot: AnyMachineSnapshot, event: EventObject) => snapshot.can(event),
    stopWhen: (snapshot: AnyMachineSnapshot) => snapshot.status !== 'active',
  };
}

function keyOf(subject: GraphSubject, snapshot: AnyMachineSnapshot): string {
  const value = JSON.stringify(snapshot.value);
  return subject.key ? `${value} ${subject.key(snapshot)}` : value;
}
