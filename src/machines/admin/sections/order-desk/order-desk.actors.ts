import { fromPromise } from 'xstate';
import { orderDeskMachine, type OrderDesk, type StepRequest } from './order-desk.machine.ts';

/** Both reject with CallFailed. */
export interface OrderDeskPorts {
  /** Null where there is no such order. */
  fetchDesk(id: string, signal: AbortSignal): Promise<OrderDesk | null>;
  takeStep(request: StepRequest, signal: AbortSignal): Promise<OrderDesk>;
}

export function orderDeskLogic(ports: OrderDeskPorts) {
  return orderDeskMachine.provide({
    actors: {
      fetchDesk: fromPromise<OrderDesk | null, { id: string }>(({ input, signal }) =>
        ports.fetchDesk(input.id, signal),
      ),
      takeStep: fromPromise<OrderDesk, StepRequest>(({ input, signal }) => ports.takeStep(input, signal)),
    },
  });
}
