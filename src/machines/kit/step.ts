import {
  type AnyEventObject,
  type AnyStateMachine,
  type EventFrom,
  type SnapshotFrom,
  type StateValue,
  transition,
} from 'xstate';

/** The status of a row as a state, and the context that its chart decides by. */
interface Stored {
  readonly value: StateValue;
  readonly context?: object;
}

interface Step<Snapshot, Effect> {
  readonly next: Snapshot;
  /** What the server does in the transaction of the transition, in this order. */
  readonly effects: readonly Effect[];
}

/** How a chart that the server runs goes on from a stored status; null if it doesn't allow the event there. */
export function stepFrom<Machine extends AnyStateMachine, Effect extends string = never>(
  machine: Machine,
  stored: Stored,
  event: EventFrom<Machine>,
  effects?: readonly Effect[],
): Step<SnapshotFrom<Machine>, Effect> | null;
export function stepFrom(
  machine: AnyStateMachine,
  { value, context = {} }: Stored,
  event: AnyEventObject,
  effects: readonly string[] = [],
): Step<SnapshotFrom<AnyStateMachine>, string> | null {
  const here = machine.resolveState({ value, context });
  if (!here.can(event)) return null;
  const [next, actions] = transition(machine, here, event);
  return { next, effects: actions.flatMap(({ type }) => effects.filter((effect) => effect === type)) };
}
