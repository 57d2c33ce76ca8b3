// The one place that knows xstate/graph and the underscored names of xstate: an upgrade is tried here first.
import {
  __unsafe_getAllOwnEventDescriptors as ownEventDescriptors,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventObject,
  getInitialMicrosteps,
  getMicrosteps,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getStateNodes } from 'xstate/graph';

/** What has to be known of a chart to walk it; an entry of the catalogue has all of it. */
export interface GraphSubject {
  machine: AnyStateMachine;
  input: unknown;
  /** Payloads by event type; an event without a case is sent bare. */
  cases: Record<string, readonly EventObject[] | ((snapshot: AnyMachineSnapshot) => readonly EventObject[])>;
  /** What tells two snapshots apart besides the state value. */
  key?(snapshot: AnyMachineSnapshot): string;
}

export interface GraphEdge {
  from: AnyMachineSnapshot;
  event: EventObject;
  to: AnyMachineSnapshot;
}

const mostEdges = 50_000;

/** All states of a machine, parents before children, without the root. */
export function stateNodesOf(machine: AnyStateMachine): AnyStateNode[] {
  return getStateNodes(machine);
}

/** The events a snapshot can take now, outcomes of actors and timers among them, as the cases spell them out. */
export function eventsAt(subject: GraphSubject, snapshot: AnyMachineSnapshot): EventObject[] {
  const types: unknown[] = ownEventDescriptors(snapshot);
  return types
    .filter((type) => typeof type === 'string')
    .filter((type) => !type.startsWith('xstate.done.state.') && !type.endsWith('*'))
    .flatMap((type) => casesOf(subject, snapshot, type));
}

/** Every step that the chart can take from its start, without running any effect. */
export function edgesOf(subject: GraphSubject): GraphEdge[] {
  const map = getAdjacencyMap<AnyMachineSnapshot, EventObject, unknown>(subject.machine, {
    input: subject.input,
    limit: mostEdges,
    serializeState: (snapshot) => keyOf(subject, snapshot),
    events: (snapshot) => eventsAt(subject, snapshot),
    filterEvents: (snapshot, event) => snapshot.can(event),
    stopWhen: (snapshot) => snapshot.status !== 'active',
  });
  return adjacencyMapToArray(map).map(({ state, event, nextState }) => ({ from: state, event, to: nextState }));
}

/** Ids of the states that no path enters, not even on the way through. */
export function unreachableStates(subject: GraphSubject): string[] {
  const reached = new Set<string>();
  for (const [snapshot] of getInitialMicrosteps(subject.machine, subject.input)) addStates(reached, snapshot);
  for (const { from, event } of edgesOf(subject)) {
    for (const [snapshot] of getMicrosteps(subject.machine, from, event)) addStates(reached, snapshot);
  }
  return stateNodesOf(subject.machine)
    .filter((node) => node.type !== 'history' && !reached.has(node.id))
    .map((node) => node.id);
}

function addStates(reached: Set<string>, snapshot: AnyMachineSnapshot): void {
  for (const node of snapshot._nodes) reached.add(node.id);
}

function casesOf(subject: GraphSubject, snapshot: AnyMachineSnapshot, type: string): readonly EventObject[] {
  const cases = subject.cases[type];
  if (cases === undefined) return [{ type }];
  return typeof cases === 'function' ? cases(snapshot) : cases;
}

function keyOf(subject: GraphSubject, snapshot: AnyMachineSnapshot): string {
  const value = JSON.stringify(snapshot.value);
  return subject.key ? `${value} ${subject.key(snapshot)}` : value;
}
