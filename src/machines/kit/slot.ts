import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate';

const unfilled = new WeakSet<object>();

/** Thrown inside an invoke whose actor was never given; the composition fills every slot. */
export class UnfilledSlot extends Error {
  constructor() {
    super('This actor was not provided');
    this.name = 'UnfilledSlot';
  }
}

/** A named place in a chart for work that gives one answer. */
export function promiseSlot<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>() {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new UnfilledSlot()));
  unfilled.add(logic);
  return logic;
}

/** A named place in a chart for something that is listened to as long as its state lasts. */
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

/** Fills a watch slot: `start` listens until its answer is called. */
export function watching<Told extends EventObject>(start: (tell: (fact: Told) => void) => () => void) {
  return fromCallback<EventObject, NonReducibleUnknown, Told>(({ sendBack }) => start(sendBack));
}
