import * as orderReturnCalls from '../../contract/orders/order-return/order-return.calls.ts';
import * as orderCalls from '../../contract/orders/order/order.calls.ts';
import type { Http } from '../platform/http/http.ts';
import { textOf } from '../platform/storage/shape.ts';
import { storageKeys, type DeviceStore } from '../platform/storage/storage.ts';

/** An order of the signed-in person with its latest payment, and which one was the last here. */
export function createOrderService(http: Http, store: DeviceStore) {
  return {
    readOrderId: () => store.read(storageKeys.order, textOf),
    fetchOrder: (id: string, signal: AbortSignal) => http.send(orderCalls.getOrder, { params: { id }, signal }),
    withdrawReturn: (id: string, returnId: string, signal: AbortSignal) =>
      http.send(orderReturnCalls.withdrawReturn, { params: { id, returnId }, signal }),
    cancelOrder: (id: string, signal: AbortSignal) => http.send(orderCalls.cancelOrder, { params: { id }, signal }),
  };
}
