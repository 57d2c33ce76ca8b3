import type { EventObject } from 'xstate';

export { CallFailed, failureOf, type Failure } from '../../domain/kit/failure.ts';

/** The only part of a parent that a child knows: it can receive facts. */
export interface Tells<Fact extends EventObject> {
  send(fact: Fact): void;
}
