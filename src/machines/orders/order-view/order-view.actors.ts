import { fromPromise } from 'xstate';
import type { OrderWithPayment } from '../placed-order.ts';
import { orderViewMachine } from './order-view.machine.ts';

export interface OrderViewPorts {
  /** Id of the last order of this device; null without one. */
  readOrderId(): string | null;
  fetchOrder(orderId: string, signal: AbortSignal): Promise<OrderWithPayment>;
  cancelOrder(orderId: string, signal: AbortSignal): Promise<OrderWithPayment>;
  withdrawReturn(orderId: string, returnId: string, signal: AbortSignal): Promise<OrderWithPayment>;
}

export function orderViewLogic(ports: OrderViewPorts) {
  return orderViewMachine.provide({
    actors: {
      readOrderId: fromPromise(() => Promise.resolve(ports.readOrderId())),
      fetchOrder: fromPromise<OrderWithPayment, { orderId: string }>(({ input, signal }) =>
        ports.fetchOrder(input.orderId, signal),
      ),
      callOff: fromPromise<OrderWithPayment, { orderId: string; returnId: string | null }>(
        ({ input: { orderId, returnId }, signal }) =>
          returnId === null ? ports.cancelOrder(orderId, signal) : ports.withdrawReturn(orderId, returnId, signal),
      ),
    },
  });
}
