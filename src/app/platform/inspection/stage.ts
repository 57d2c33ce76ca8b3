import type { AnyActorRef, AnyActorScope, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeIds } from '../../../domain/flows/inspection.ts';
import { readPayload } from '../../../domain/flows/payload.ts';
import { frameMessage, type StagedActor, type StagePlan } from '../../../domain/flows/stage.ts';
import type { Inspect } from '../inspect.ts';

/**
 * The real shop in a room's frame, of which some actors are born in a chosen state and stay in it. What it keeps
 * and sends is kept and sent nowhere: the shopper's own shop notices nothing.
 */
export function openStage(view: Window): Inspect {
  const plan = readPayload(view.name === '' ? '{"actors":[]}' : view.name) as StagePlan;
  seal(view);
  return (event) => {
    if (event.type !== '@xstate.actor') return;
    const machine: unknown = Reflect.get(event.actorRef, 'logic');
    const staged = isMachine(machine) ? plan.actors.find(({ slug }) => slug === machine.id) : undefined;
    if (!isMachine(machine) || !staged) return;
    const tell = (snapshot: AnyMachineSnapshot) => {
      if (staged.slug !== plan.slug) return;
      const hasStood = activeIds(plan.slug, snapshot.value).includes(plan.state);
      view.parent.postMessage(hasStood ? frameMessage.stood : frameMessage.missed, view.location.origin);
      if (plan.show !== null) scrollTo(view, plan.show);
    };
    Object.assign(event.actorRef, { logic: standing(machine, staged, tell) });
  };
}

function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'root' in logic && 'transition' in logic;
}

/** The same machine, which stands where the events lead as soon as it is started, and is moved by nothing; of what it keeps only charts run. */
function standing(
  machine: AnyStateMachine,
  { input, events }: StagedActor,
  tell: (snapshot: AnyMachineSnapshot) => void,
) {
  let given: unknown;
  return Object.assign(Object.create(machine) as AnyStateMachine, {
    // The page is first drawn as the server drew it.
    getInitialSnapshot(scope: AnyActorScope, own: unknown) {
      given = own;
      return machine.getInitialSnapshot(stillIn(scope), own);
    },
    transition: (snapshot: AnyMachineSnapshot) => snapshot,
    start(_born: AnyMachineSnapshot, scope: AnyActorScope) {
      const still = stillIn(scope);
      let snapshot = machine.getInitialSnapshot(still, { ...membersOf(given), ...membersOf(input) });
      for (const event of events) snapshot = machine.transition(snapshot, event, still);
      // An actor that is done would leave the screen.
      const stood = { ...snapshot, status: 'active' };
      Reflect.set(scope.self, '_snapshot', Object.setPrototypeOf(stood, Object.getPrototypeOf(snapshot) as object));
      const children = snapshot.children as Readonly<Record<string, AnyActorRef>>;
      for (const child of Object.values(children)) {
        if (isMachine(Reflect.get(child, 'logic'))) child.start();
      }
      tell(snapshot);
    },
  });
}

/** Around an actor of which nothing reaches the world. */
function stillIn(scope: AnyActorScope): AnyActorScope {
  return { ...scope, defer: () => {}, emit: () => {}, stopChild: () => {}, actionExecutor: () => {} };
}

function membersOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** A frame is a visitor of its own who leaves nothing behind. */
function seal(view: Window): void {
  const kept = new Map<string, string>();
  Object.assign(Storage.prototype, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  });
  view.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  Object.defineProperty(view.navigator, 'sendBeacon', { value: () => true });
  const open = Reflect.get(XMLHttpRequest.prototype, 'open') as (...given: unknown[]) => void;
  const send = Reflect.get(XMLHttpRequest.prototype, 'send') as (...given: unknown[]) => void;
  const writing = new WeakSet<XMLHttpRequest>();
  Object.assign(XMLHttpRequest.prototype, {
    open(this: XMLHttpRequest, method: string, ...rest: unknown[]) {
      if (method.toUpperCase() !== 'GET') writing.add(this);
      Reflect.apply(open, this, [method, ...rest]);
    },
    send(this: XMLHttpRequest, ...given: unknown[]) {
      if (!writing.has(this)) Reflect.apply(send, this, given);
    },
  });
}

/** Waits for it as long as the page comes. */
function scrollTo(view: Window, selector: string): void {
  const found = view.document.querySelector(selector);
  if (found) found.scrollIntoView({ block: 'center' });
  else view.requestAnimationFrame(() => scrollTo(view, selector));
}
