import * as orderReturnCalls from '../../contract/orders/order-return/order-return.calls.ts';
import * as orderCalls from '../../contract/orders/order/order.calls.ts';
import type { AskReturnRequest } from '../../contract/orders/order-return/order-return.calls.ts';
import type { Http } from '../platform/http/http.ts';

interface PageQuery {
  readonly show: 'open' | 'all';
  /** Starts at 1. */
  readonly page: number;
}

interface Units {
  readonly line: number;
  readonly quantity: number;
}

/** The user's orders, page by page, and their returns. `onPage` is the page size. */
export function createOrdersService(http: Http, onPage: number) {
  return {
    fetchOrders: ({ show, page }: PageQuery, signal: AbortSignal) =>
      http.send(orderCalls.listOrders, {
        query: { show, limit: String(onPage), offset: String((page - 1) * onPage) },
        signal,
      }),
    previewReturn: (id: string, lines: readonly Units[], signal: AbortSignal) =>
      http.send(orderReturnCalls.previewReturn, { params: { id }, body: { lines: [...lines] }, signal }),
    sendPhoto: async (id: string, photo: Blob, signal: AbortSignal): Promise<string> => {
      const form = new FormData();
      form.append('file', photo);
      return (await http.send(orderReturnCalls.sendReturnPhoto, { params: { id }, form, signal })).id;
    },
    askReturn: (id: string, body: AskReturnRequest, key: string, signal: AbortSignal) =>
      http.send(orderReturnCalls.askReturn, { params: { id }, body, headers: { 'Idempotency-Key': key }, signal }),
    makeKey: () => crypto.randomUUID(),
  };
}
