import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { maxTimes, type StepCount, type StepKind } from '../../../domain/shell/flow-count.ts';
import { idOf } from './transition-id.ts';

/** Counts what the flows of one visit do, by name alone (FLO-07). */
export interface StepTally {
  readonly hear: (event: InspectionEvent) => void;
  /** How many names were counted since the last report. */
  size(): number;
  /** The counts since the last report. */
  take(): readonly StepCount[];
}

/** A tally of one visit. A flow that already ran counts from its first step on, beginning with the state it was in. */
export function createStepTally(): StepTally {
  let counts = new Map<string, StepCount>();
  const reported = new Set<string>();
  const standing = new WeakMap<object, ReadonlySet<string>>();
  const add = (chart: string, kind: StepKind, name: string) => {
    const key = `${chart} ${kind} ${name}`;
    const { times, isNew } = counts.get(key) ?? { times: 0, isNew: !reported.has(key) };
    counts.set(key, { chart, kind, name, times: Math.min(maxTimes, times + 1), isNew });
  };
  const move = (
    actor: object,
    { machine, _nodes }: AnyMachineSnapshot,
    taken: readonly AnyTransitionDefinition[],
  ) => {
    const chart: string = machine.id;
    const known = standing.get(actor);
    const before = known ?? new Set(taken.flatMap(({ source }) => upwards(source)));
    const now = new Set(_nodes.map(({ id }) => id));
    standing.set(actor, now);
    for (const transition of taken) add(chart, 'taken', idOf(transition));
    for (const id of known ? [] : before) add(chart, 'reached', id);
    for (const id of now.difference(before)) add(chart, 'reached', id);
    for (const id of before.difference(now)) add(chart, 'left', id);
  };
  return {
    hear(event) {
      if (event.type === '@xstate.microstep') {
        const { snapshot, actorRef, _transitions } = event;
        if (isOfChart(snapshot)) move(actorRef, snapshot, _transitions);
      } else if (event.type === '@xstate.snapshot' && event.event.type === 'xstate.init') {
        const { snapshot, actorRef } = event;
        if (isOfChart(snapshot) && !standing.has(actorRef)) move(actorRef, snapshot, []);
      }
    },
    size: () => counts.size,
    take() {
      const taken = counts;
      counts = new Map();
      for (const key of taken.keys()) reported.add(key);
      return [...taken.values()];
    },
  };
}

function isOfChart(snapshot: object): snapshot is AnyMachineSnapshot {
  return '_nodes' in snapshot && 'machine' in snapshot;
}

/** A state and the states around it. */
function upwards(node: AnyStateNode): readonly string[] {
  return [node.id, ...(node.parent ? upwards(node.parent) : [])];
}
