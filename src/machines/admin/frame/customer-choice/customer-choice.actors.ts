import { fromPromise } from 'xstate';
import { customerChoiceMachine, type KnownCustomer } from './customer-choice.machine.ts';

export interface CustomerChoicePorts {
  /** Rejects with CallFailed. */
  findCustomers(text: string, signal: AbortSignal): Promise<readonly KnownCustomer[]>;
}

export function customerChoiceLogic(ports: CustomerChoicePorts) {
  return customerChoiceMachine.provide({
    actors: {
      findCustomers: fromPromise<readonly KnownCustomer[], { text: string }>(({ input, signal }) =>
        ports.findCustomers(input.text, signal),
      ),
    },
  });
}
