import type { AnyActorRef, AnyActorScope, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import * as orderCalls from '../../../contract/orders/order/order.calls.ts';
import * as suggestionCalls from '../../../contract/promotions/bundle/suggestion.calls.ts';
import { activeIds } from '../../../domain/flows/inspection.ts';
import { readPayload } from '../../../domain/flows/payload.ts';
import { frameMessage, type StagedActor, type StagePlan } from '../../../domain/flows/stage.ts';
import { isMachine, originalOf } from '../../../machines/kit/sturdy.ts';
import type { Inspect } from '../inspect.ts';
import { stopClock } from './stopped-clock.ts';

/**
 * The real shop in a preview frame, with some actors frozen in a chosen state. Storage, beacons and writes are
 * stubbed, so the visitor's own shop isn't affected.
 */
export function openStage(view: Window & typeof globalThis): Inspect {
  const plan = readPayload(view.name === '' ? '{"actors":[],"at":null}' : view.name) as StagePlan;
  seal(view);
  if (plan.at !== null) stopClock(view, plan.at);
  // What is loaded once it comes into view is never started otherwise.
  if (plan.show !== null) scrollTo(view, plan.show);
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
    // What a sturdy chart does with an event can't be replaced.
    Object.assign(event.actorRef, { logic: standing(originalOf(machine), staged, tell) });
  };
}

/** The same machine, moved through the events on start and then frozen. Of its children, only machines start. */
function standing(
  machine: AnyStateMachine,
  { input, events, told }: StagedActor,
  tell: (snapshot: AnyMachineSnapshot) => void,
) {
  let given: unknown;
  return Object.assign(Object.create(machine) as AnyStateMachine, {
    // The first render must match the server's HTML.
    getInitialSnapshot(scope: AnyActorScope, own: unknown) {
      given = own;
      return machine.getInitialSnapshot(stillIn(scope), own);
    },
    transition: (snapshot: AnyMachineSnapshot) => snapshot,
    start(_born: AnyMachineSnapshot, scope: AnyActorScope) {
      const still = stillIn(scope);
      let snapshot = machine.getInitialSnapshot(still, { ...membersOf(given), ...membersOf(input) });
      for (const event of events) snapshot = machine.transition(snapshot, event, still);
      // A finished actor would unmount its screen.
      const stood = { ...snapshot, status: 'active' };
      Reflect.set(scope.self, '_snapshot', Object.setPrototypeOf(stood, Object.getPrototypeOf(snapshot) as object));
      const children = snapshot.children as Readonly<Record<string, AnyActorRef>>;
      for (const child of Object.values(children)) {
        if (isMachine(Reflect.get(child, 'logic'))) child.start();
      }
      // The rest of the shop knows what this flow has told, such as the lines of the cart.
      const parent = Reflect.get(scope.self, '_parent') as AnyActorRef | undefined;
      for (const fact of told) parent?.send(fact);
      tell(snapshot);
    },
  });
}

/** An actor scope without side effects. */
function stillIn(scope: AnyActorScope): AnyActorScope {
  return { ...scope, defer: () => {}, emit: () => {}, stopChild: () => {}, actionExecutor: () => {} };
}

function membersOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Calls that send a body only to ask for a price or an offer. */
const asking: ReadonlySet<string> = new Set([
  orderCalls.quoteOrder.path,
  suggestionCalls.suggestBundles.path,
  suggestionCalls.calculateBundle.path,
]);

/** Keeps storage in memory, and drops beacons and every request that writes. */
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
  const read = view.fetch.bind(view);
  view.fetch = async (input, init) => {
    const asked = input instanceof Request ? input : new Request(input, { method: init?.method ?? 'GET' });
    const isRead = asked.method === 'GET' || asking.has(new URL(asked.url).pathname);
    // Unanswered, as a dropped XHR is: an error would move the actors on.
    return isRead ? read(input, init) : new Promise(() => {});
  };
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

/** Retries every frame until the element exists. What is put away is opened: its flow starts only then. */
function scrollTo(view: Window, selector: string): void {
  const found = view.document.querySelector(selector);
  if (!found) {
    view.requestAnimationFrame(() => scrollTo(view, selector));
    return;
  }
  if (found.matches('details')) found.setAttribute('open', '');
  found.scrollIntoView({ block: 'center' });
}
