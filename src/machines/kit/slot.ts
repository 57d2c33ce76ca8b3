import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate';

const unfilled = new WeakSet<object>();

/** Thrown by an invoke whose actor wasn't provided. The composition root fills every slot. */
export class UnfilledSlot extends Error {
  constructor() {
    super('This actor was not provided');
    this.name = 'UnfilledSlot';
  }
}

/** A slot for an actor with a single result. */
export function promiseSlot<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>() {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new UnfilledSlot()));
  unfilled.add(logic);
  return logic;
}

/** A slot for an actor that listens for as long as its state is active. */
export function watchSlot<Told extends EventObject, Input extends NonReducibleUnknown = NonReducibleUnknown>() {
  const logic = fromCallback<EventObject, Input, Told>(() => {
    throw new UnfilledSlot();
  });
  unfilled.add(logic);
  return logic;
}

export function isUnfilled(logic: unknown): boolean {
  return typeof logic === 'object' && logic !== null && unfilled.has(logic);
}

/** Fills a watch slot. `start` begins to listen and returns a function that stops it. */
export function watching<Told extends EventObject>(start: (tell: (fact: Told) => void) => () => void) {
  return fromCallback<EventObject, NonReducibleUnknown, Told>(({ sendBack }) => start(sendBack));
}
