import { fromPromise } from 'xstate';
import { watching } from '../../../kit/slot.ts';
import { orderAdminMachine, type OrderAdmin, type StaffStep, type StepRequest } from './order-admin.machine.ts';

/** The calls reject with CallFailed. */
export interface OrderAdminPorts {
  /** Null if there is no such order. */
  fetchDetail(id: string, signal: AbortSignal): Promise<OrderAdmin | null>;
  takeStep(request: StepRequest, signal: AbortSignal): Promise<OrderAdmin>;
  /** Reports when whoever works here may no longer refund. Returns how to stop. */
  watchMoney(onLost: () => void): () => void;
  /** A step was taken; `detail` is the order afterwards. */
  tellDone(step: StaffStep, detail: OrderAdmin): void;
}

export function orderAdminLogic(ports: OrderAdminPorts) {
  return orderAdminMachine.provide({
    actors: {
      fetchDetail: fromPromise<OrderAdmin | null, { id: string }>(({ input, signal }) =>
        ports.fetchDetail(input.id, signal),
      ),
      watchMoney: watching<{ type: 'money.lost' }>((tell) => ports.watchMoney(() => tell({ type: 'money.lost' }))),
      takeStep: fromPromise<OrderAdmin, StepRequest>(({ input, signal }) => ports.takeStep(input, signal)),
    },
    actions: { tellDone: (_, { step, detail }) => step && ports.tellDone(step, detail) },
  });
}
