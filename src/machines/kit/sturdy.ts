import type { AnyActorLogic, AnyActorRef, AnyActorScope, AnyStateMachine, EventObject, SnapshotFrom } from 'xstate';
import type { Tells } from './tells.ts';

/** An event that a flow couldn't take, because one of its guards or actions threw. */
export interface Mishap {
  /** The chart's id. */
  readonly flow: string;
  readonly error: unknown;
  /** Whether some of it had already happened, so that the flow was started again. One that keeps breaking isn't. */
  readonly isBroken: boolean;
  /** Starts the flow again, as it began. */
  readonly actor: Tells<{ type: 'flow.restart' }>;
}

interface Running {
  readonly children: Readonly<Record<string, AnyActorRef | undefined>>;
}

/** How often a flow starts again by itself: one that breaks at each start would ask the server for ever. */
const mostRestarts = 3;

/** How often each flow has, since it began or a person had it start again. */
const restarts = new WeakMap<object, number>();

const originals = new WeakMap<object, AnyStateMachine>();

/**
 * The same chart, but what throws in it doesn't end it. If nothing had happened yet, such as when a guard throws, the
 * flow stays as it was; otherwise it starts again from its input, under the same reference, at most three times by
 * itself, and then waits for a person. Either way `tell` hears of it. Logic that isn't a chart is returned as it is.
 */
export function sturdy<Logic extends AnyActorLogic>(logic: Logic, tell: (mishap: Mishap) => void): Logic {
  if (!isMachine(logic)) return logic;
  const machine: AnyStateMachine = logic;
  const kept: unknown = Object.create(machine, {
    transition: {
      // Development exchanges a chart in place.
      writable: true,
      value(
        this: AnyStateMachine,
        snapshot: SnapshotFrom<AnyStateMachine>,
        event: EventObject,
        scope: AnyActorScope,
      ) {
        const self: object = scope.self;
        if (event.type === 'flow.restart') {
          restarts.delete(self);
          return begun(this, snapshot, scope);
        }
        const [watched, hasActed] = watching(scope);
        try {
          return machine.transition.call(this, snapshot, event, watched);
        } catch (error) {
          const already = restarts.get(self) ?? 0;
          const isBroken = hasActed() && already < mostRestarts;
          scope.defer(() => tell({ flow: machine.id, error, isBroken, actor: scope.self }));
          if (!isBroken) return snapshot;
          restarts.set(self, already + 1);
          return begun(this, snapshot, scope);
        }
      },
    },
  });
  if (!standsFor(kept, logic)) return logic;
  originals.set(kept, machine);
  return kept;
}

function standsFor<Logic extends AnyActorLogic>(kept: unknown, logic: Logic): kept is Logic & object {
  return typeof kept === 'object' && kept !== null && Object.getPrototypeOf(kept) === logic;
}

/** The chart behind a sturdy one, in which what throws does throw. */
export function originalOf(logic: AnyStateMachine): AnyStateMachine {
  return originals.get(logic) ?? logic;
}

/** A scope that knows whether anything outside the chart happened through it. */
function watching(scope: AnyActorScope): [AnyActorScope, () => boolean] {
  let hasActed = false;
  const watched: AnyActorScope = {
    ...scope,
    stopChild: (child) => {
      hasActed = true;
      scope.stopChild(child);
    },
    actionExecutor: (action) => {
      hasActed = true;
      scope.actionExecutor(action);
    },
  };
  return [watched, () => hasActed];
}

/** Stops what runs in a flow and begins it anew. Throws what its beginning throws. */
function begun(machine: AnyStateMachine, { children }: Running, scope: AnyActorScope) {
  for (const child of Object.values(children)) if (child) scope.stopChild(child);
  const self: AnyActorRef = scope.self;
  scope.system.scheduler.cancelAll(self);
  const fresh = machine.getInitialSnapshot(scope, Reflect.get(Reflect.get(self, 'options'), 'input'));
  if (fresh.status === 'error') throw fresh.error;
  return fresh;
}

/** Whether an actor's logic is a chart. */
export function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'root' in logic && 'transition' in logic;
}
