import type { EventObject } from 'xstate';

export { CallFailed, failureOf, type Failure } from '../../domain/kit/failure.ts';

/** The one side of a parent that a child sees: it can be told facts. */
export interface Tells<Fact extends EventObject> {
  send(fact: Fact): void;
}
