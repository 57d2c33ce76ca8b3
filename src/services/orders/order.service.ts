import * as orderReturnCalls from '../../contract/orders/order-return/order-return.calls.ts';
import * as orderCalls from '../../contract/orders/order/order.calls.ts';
import type { Http } from '../platform/http/http.ts';
import { textOf } from '../platform/storage/shape.ts';
import { storageKeys, type DeviceStore } from '../platform/storage/storage.ts';

/**
 * Reads and cancels one of the user's orders, withdraws its returns, and knows the last order placed on this
 * device.
 */
export function createOrderService(http: Http, store: DeviceStore) {
  return {
    readOrderId: () => store.read(storageKeys.order, textOf),
    fetchOrder: (id: string, signal: AbortSignal) => http.send(orderCalls.getOrder, { params: { id }, signal }),
    withdrawReturn: (id: string, returnId: string, signal: AbortSignal) =>
      http.send(orderReturnCalls.withdrawReturn, { params: { id, returnId }, signal }),
    cancelOrder: (id: string, signal: AbortSignal) => http.send(orderCalls.cancelOrder, { params: { id }, signal }),
  };
}
