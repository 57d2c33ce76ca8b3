import { fromPromise } from 'xstate';
import type { ReturnedUnits } from '../../../../domain/orders/order/refund.ts';
import type { OrderDesk } from '../order-desk/order-desk.machine.ts';
import { partRefundMachine, type PartRefundRequest, type RefundPreview } from './part-refund.machine.ts';

/** Both reject with CallFailed. */
export interface PartRefundPorts {
  previewPart(id: string, units: readonly ReturnedUnits[], signal: AbortSignal): Promise<RefundPreview>;
  refundPart(id: string, request: PartRefundRequest, signal: AbortSignal): Promise<OrderDesk>;
}

export function partRefundLogic(ports: PartRefundPorts) {
  return partRefundMachine.provide({
    actors: {
      previewPart: fromPromise<RefundPreview, { id: string; units: readonly ReturnedUnits[] }>(
        ({ input: { id, units }, signal }) => ports.previewPart(id, units, signal),
      ),
      refundPart: fromPromise<OrderDesk, { id: string; request: PartRefundRequest | null }>(
        ({ input: { id, request }, signal }) =>
          request ? ports.refundPart(id, request, signal) : Promise.reject(new Error('No refund requested')),
      ),
    },
  });
}
