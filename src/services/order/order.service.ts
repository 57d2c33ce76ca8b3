import { calls } from '../http/calls.ts';
import type { Http } from '../http/http.ts';
import { textOf } from '../storage/shape.ts';
import { storageKeys, type DeviceStore } from '../storage/storage.ts';

/** An order of the signed-in person with its latest payment, and which one was the last here (CHK-07). */
export function createOrderService(http: Http, store: DeviceStore) {
  return {
    readOrderId: () => store.read(storageKeys.order, textOf),
    fetchOrder: (id: string, signal: AbortSignal) => http.send(calls.getOrder, { params: { id }, signal }),
    cancelOrder: (id: string, signal: AbortSignal) => http.send(calls.cancelOrder, { params: { id }, signal }),
  };
}
