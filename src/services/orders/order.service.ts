import { calls } from '../platform/http/calls.ts';
import type { Api } from '../../contract/api.ts';
import type { CallRef, Http } from '../platform/http/http.ts';
import { textOf } from '../platform/storage/shape.ts';
import { storageKeys, type DeviceStore } from '../platform/storage/storage.ts';

const withdrawReturn: CallRef<Api['withdrawReturn']> = {
  method: 'POST',
  path: '/v1/order/{id}/return/{returnId}/withdraw',
};

/** An order of the signed-in person with its latest payment, and which one was the last here (CHK-07). */
export function createOrderService(http: Http, store: DeviceStore) {
  return {
    readOrderId: () => store.read(storageKeys.order, textOf),
    fetchOrder: (id: string, signal: AbortSignal) => http.send(calls.getOrder, { params: { id }, signal }),
    withdrawReturn: (id: string, returnId: string, signal: AbortSignal) =>
      http.send(withdrawReturn, { params: { id, returnId }, signal }),
    cancelOrder: (id: string, signal: AbortSignal) => http.send(calls.cancelOrder, { params: { id }, signal }),
  };
}
