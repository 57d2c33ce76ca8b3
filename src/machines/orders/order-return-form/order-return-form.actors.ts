import { fromPromise } from 'xstate';
import type { OrderWithPayment } from '../placed-order.ts';
import { orderReturnFormMachine } from './order-return-form.machine.ts';
import { isReturnable } from './order-return-form.rules.ts';
import type { ChosenPhoto, ReturnPreview, ReturnRequest, ReturnUnits } from './order-return-form.types.ts';

export interface OrderReturnFormPorts {
  /** All calls reject with CallFailed. */
  fetchOrder(orderId: string, signal: AbortSignal): Promise<OrderWithPayment>;
  previewReturn(orderId: string, units: readonly ReturnUnits[], signal: AbortSignal): Promise<ReturnPreview>;
  /** Returns the id of the photo. */
  sendPhoto(orderId: string, photo: Blob, signal: AbortSignal): Promise<string>;
  askReturn(orderId: string, request: ReturnRequest, key: string, signal: AbortSignal): Promise<OrderWithPayment>;
  makeKey(): string;
  /** Milliseconds since 1970, by the server's clock. */
  now(): number;
}

interface Asked {
  readonly orderId: string;
  readonly request: ReturnRequest | null;
  readonly key: string;
}

export function orderReturnFormLogic(ports: OrderReturnFormPorts) {
  return orderReturnFormMachine.provide({
    actors: {
      openForm: fromPromise<{ answer: OrderWithPayment; isReturnable: boolean; key: string }, { orderId: string }>(
        async ({ input, signal }) => {
          const answer = await ports.fetchOrder(input.orderId, signal);
          return { answer, isReturnable: isReturnable(answer, ports.now()), key: ports.makeKey() };
        },
      ),
      previewReturn: fromPromise<ReturnPreview, { orderId: string; units: readonly ReturnUnits[] }>(
        ({ input, signal }) => ports.previewReturn(input.orderId, input.units, signal),
      ),
      sendPhoto: fromPromise<string, { orderId: string; photo: ChosenPhoto | null }>(({ input, signal }) =>
        input.photo
          ? ports.sendPhoto(input.orderId, input.photo.bytes, signal)
          : Promise.reject(new Error('No photo')),
      ),
      askReturn: fromPromise<OrderWithPayment, Asked>(({ input: { orderId, request, key }, signal }) =>
        request
          ? ports.askReturn(orderId, request, key, signal)
          : Promise.reject(new Error('No return to withdraw')),
      ),
    },
  });
}
