import { fromPromise } from 'xstate';
import { orderAdminMachine, type OrderAdmin, type StaffStep, type StepRequest } from './order-admin.machine.ts';

/** Both reject with CallFailed. */
export interface OrderAdminPorts {
  /** Null if there is no such order. */
  fetchDetail(id: string, signal: AbortSignal): Promise<OrderAdmin | null>;
  takeStep(request: StepRequest, signal: AbortSignal): Promise<OrderAdmin>;
  /** A step was taken; `detail` is the order afterwards. */
  tellDone(step: StaffStep, detail: OrderAdmin): void;
}

export function orderAdminLogic(ports: OrderAdminPorts) {
  return orderAdminMachine.provide({
    actors: {
      fetchDetail: fromPromise<OrderAdmin | null, { id: string }>(({ input, signal }) =>
        ports.fetchDetail(input.id, signal),
      ),
      takeStep: fromPromise<OrderAdmin, StepRequest>(({ input, signal }) => ports.takeStep(input, signal)),
    },
    actions: { tellDone: (_, { step, detail }) => step && ports.tellDone(step, detail) },
  });
}
