import { fromPromise } from 'xstate';
import type { ReturnedUnits } from '../../../../domain/orders/order/refund.ts';
import type { OrderAdmin } from '../order-admin/order-admin.machine.ts';
import { partialRefundMachine, type PartialRefundRequest, type RefundPreview } from './partial-refund.machine.ts';

/** Both reject with CallFailed. */
export interface PartialRefundPorts {
  previewPart(id: string, units: readonly ReturnedUnits[], signal: AbortSignal): Promise<RefundPreview>;
  refundPart(id: string, request: PartialRefundRequest, signal: AbortSignal): Promise<OrderAdmin>;
}

export function partialRefundLogic(ports: PartialRefundPorts) {
  return partialRefundMachine.provide({
    actors: {
      previewPart: fromPromise<RefundPreview, { id: string; units: readonly ReturnedUnits[] }>(
        ({ input: { id, units }, signal }) => ports.previewPart(id, units, signal),
      ),
      refundPart: fromPromise<OrderAdmin, { id: string; request: PartialRefundRequest | null }>(
        ({ input: { id, request }, signal }) =>
          request ? ports.refundPart(id, request, signal) : Promise.reject(new Error('No refund requested')),
      ),
    },
  });
}
