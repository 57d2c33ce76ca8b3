import { fromPromise } from 'xstate';
import type { PaymentMethod } from '../../../domain/orders/order/order.ts';
import { millisecondsUntil } from '../../kit/deadline.ts';
import type { OrderWithPayment, Payment, PaymentAction } from '../../orders/placed-order.ts';
import { payMachine } from './pay.machine.ts';

export interface PayPorts {
  fetchStatus(orderId: string, signal: AbortSignal): Promise<OrderWithPayment>;
  /** Starts another payment for an order; the same key makes the same payment. */
  retryPayment(
    request: { readonly orderId: string; readonly paymentMethod: PaymentMethod; readonly key: string },
    signal: AbortSignal,
  ): Promise<OrderWithPayment>;
  cancelOrder(orderId: string, signal: AbortSignal): Promise<OrderWithPayment>;
  /** Leaves this page for the gateway's. */
  openGateway(action: PaymentAction): void;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The maximum delay of a timer. */
const forever = 2_147_483_647;

export function payLogic(ports: PayPorts) {
  return payMachine.provide({
    actors: {
      fetchStatus: fromPromise<OrderWithPayment, { orderId: string }>(({ input, signal }) =>
        ports.fetchStatus(input.orderId, signal),
      ),
      retryPayment: fromPromise<OrderWithPayment, { payment: Payment; method: PaymentMethod }>(
        ({ input, signal }) => ports.retryPayment(retryOf(input.payment, input.method), signal),
      ),
      cancelOrder: fromPromise<OrderWithPayment, { orderId: string }>(({ input, signal }) =>
        ports.cancelOrder(input.orderId, signal),
      ),
    },
    actions: { openGateway: (_, { payment }) => ports.openGateway(payment.action) },
    delays: {
      holdOver: ({ context: { payment } }) =>
        payment.expiresAt === null ? forever : millisecondsUntil(payment.expiresAt, ports.now()),
    },
  });
}

/**
 * The key is derived from the failed payment, so that retrying twice or in two tabs starts only one new payment.
 */
function retryOf(failed: Payment, paymentMethod: PaymentMethod) {
  return { orderId: failed.orderId, paymentMethod, key: `after-${failed.id}-${paymentMethod}` };
}
