import {
  __unsafe_getAllOwnEventDescriptors as ownEventDescriptors,
  createActor,
  fromPromise,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type Snapshot,
  type StateValue,
} from 'xstate';
import type { SeenSnapshot } from '../../domain/flows/inspection.ts';
import { readPayload, writtenPayload } from '../../domain/flows/payload.ts';
import type { StateWalk } from '../../domain/flows/walk.ts';
import { catalogue, type CatalogueEntry } from '../../machines/flows/registry/chart-registry.ts';
import type { Sandbox } from '../../machines/flows/flow-room/flow-room.actors.ts';
import type { FlowRoomEvent, SandboxInput, SandboxOffer } from '../../machines/flows/flow-room/flow-room.types.ts';
import { seenSnapshot, stepOf } from '../platform/inspection/step.ts';

/**
 * A copy of a flow to step through by hand: actors resolve and timers fire only on command, and only actions that
 * change the context run.
 */
export function openSandbox({ slug, snapshot, walk }: SandboxInput, tell: (fact: FlowRoomEvent) => void): Sandbox {
  const entry = entryOf(slug);
  const machine = stilled(entry.machine);
  let sequence = 0;
  let isTold = false;
  const input = inputOf(entry, walk);
  const actor = createActor(machine, {
    input,
    clock: stoppedClock,
    ...(snapshot ? { snapshot: restorable(entry, machine, snapshot) } : {}),
    inspect: (event) => {
      if (!isTold || event.type !== '@xstate.microstep' || event.actorRef !== actor) return;
      sequence += 1;
      const step = stepOf(event, sequence);
      tell({ type: 'sandbox.stood', snapshot: step.snapshot, offers: offersOf(entry, event.snapshot), step });
    },
  });
  actor.subscribe({ error: (error) => tell(stoppedBy(error)) });
  actor.start();
  if (!snapshot) for (const event of walkEvents(entry, walk, () => actor.getSnapshot())) actor.send(event);
  isTold = true;
  const stood: AnyMachineSnapshot = actor.getSnapshot();
  tell({ type: 'sandbox.stood', snapshot: seenSnapshot(stood), offers: offersOf(entry, stood), step: null });
  return {
    take: ({ eventType, payload }) => actor.send(eventOf(eventType, payload)),
    stop: () => void actor.stop(),
  };
}

export function entryOf(slug: string): CatalogueEntry {
  const entry = catalogue.find((each) => each.slug === slug);
  if (!entry) throw new Error(`There is no chart ${slug}`);
  return entry;
}

export function inputOf({ input, starts }: CatalogueEntry, { start }: StateWalk): unknown {
  return start === 0 ? input : starts?.[start - 1];
}

/**
 * Yields a walk's events in order. Some depend on the state reached so far, so send each before asking for the
 * next.
 */
export function* walkEvents(
  { cases }: Pick<CatalogueEntry, 'cases'>,
  { steps }: StateWalk,
  standing: () => AnyMachineSnapshot,
): Generator<EventObject> {
  for (const [type, index] of steps) yield casesOf({ cases }, standing(), type)[index] ?? { type };
}

/** The event with each sample payload that the catalogue has for this state; without payload when it has none. */
export function casesOf(
  { cases }: Pick<CatalogueEntry, 'cases'>,
  snapshot: AnyMachineSnapshot,
  type: string,
): readonly EventObject[] {
  const known = cases[type] ?? [{ type }];
  return typeof known === 'function' ? known(snapshot) : known;
}

export const stoppedClock = { setTimeout: () => 0, clearTimeout: () => {} };

/** The same machine without side effects. */
export function stilled(machine: AnyStateMachine): AnyStateMachine {
  const { actors, actions } = machine.implementations;
  const still = fromPromise(() => new Promise(() => {}));
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors ?? {}).map((name) => [name, still])),
    actions: Object.fromEntries(
      Object.entries(actions ?? {}).flatMap(([name, action]) => (isAssigning(action) ? [] : [[name, doNothing]])),
    ),
  });
}

function doNothing(): undefined {
  return undefined;
}

/** xstate's own actions (assign, raise …) have `resolve`; all others are side effects. */
function isAssigning(action: unknown): boolean {
  return typeof action === 'function' && 'resolve' in action;
}

/** Restores a recorded moment. What recordings leave out (parents, functions) comes from the sample input. */
function restorable(
  entry: CatalogueEntry,
  machine: AnyStateMachine,
  { value, context }: SeenSnapshot,
): Snapshot<unknown> {
  const sample: AnyMachineSnapshot = createActor(machine, {
    input: entry.input,
    clock: stoppedClock,
  }).getSnapshot();
  const stood: { value: StateValue; context: object } = {
    value: isStateValue(value) ? value : (sample.value as StateValue),
    context: { ...membersOf(sample.context), ...membersOf(context) },
  };
  const running = machine.resolveState(stood)._nodes.flatMap(({ invoke }) => invoke);
  const waiting = { status: 'active', input: undefined, output: undefined, error: undefined };
  const children = running.flatMap(({ id, src }) =>
    typeof src === 'string' ? [[id, { src, snapshot: waiting }] as const] : [],
  );
  const persisted: object = {
    ...stood,
    status: 'active',
    historyValue: {},
    children: Object.fromEntries(children),
  };
  return persisted as Snapshot<unknown>;
}

function isStateValue(value: unknown): value is StateValue {
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

function membersOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Every event possible in this state (commands, actor results, timers) with its sample payloads. */
function offersOf(entry: CatalogueEntry, snapshot: unknown): readonly SandboxOffer[] {
  const stands = snapshot as AnyMachineSnapshot;
  if (stands.status !== 'active') return [];
  const types: readonly unknown[] = ownEventDescriptors(stands);
  return types
    .filter((type) => typeof type === 'string')
    .filter((type) => !type.includes('*') && !type.startsWith('xstate.done.state.'))
    .flatMap((type) =>
      casesOf(entry, stands, type).map((event, index) => ({
        type,
        index,
        kind: kindOf(type),
        payload: payloadText(event),
      })),
    );
}

function kindOf(type: string): SandboxOffer['kind'] {
  if (type.startsWith('xstate.after.')) return 'after';
  if (type.startsWith('xstate.done.')) return 'done';
  return type.startsWith('xstate.error.') ? 'error' : 'event';
}

function payloadText({ type: _type, ...payload }: EventObject): string {
  return Object.keys(payload).length === 0 ? '' : writtenPayload(payload);
}

function eventOf(type: string, payload: string): EventObject {
  const members = payload.trim() === '' ? {} : readPayload(payload);
  return { ...(typeof members === 'object' ? members : {}), type };
}

/** An event made the machine throw, for example by a malformed payload. */
function stoppedBy(error: unknown): FlowRoomEvent {
  const reason = error instanceof Error ? error.message : String(error);
  const snapshot = { status: 'error', context: { stoppedBy: reason } } as const;
  return { type: 'sandbox.stood', snapshot, offers: [], step: null };
}
