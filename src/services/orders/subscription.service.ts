import * as addressCalls from '../../contract/account/address.calls.ts';
import * as mandateCalls from '../../contract/orders/mandate/mandate.calls.ts';
import * as orderCalls from '../../contract/orders/order/order.calls.ts';
import * as subscriptionCalls from '../../contract/orders/subscription.calls.ts';
import type { SubscriptionChanges } from '../../contract/orders/subscription.calls.ts';
import type { MandateMethod } from '../../domain/orders/mandate.ts';
import type { SubscriptionCommand } from '../../domain/orders/subscription/subscription.ts';
import type { Http } from '../platform/http/http.ts';

interface Telling {
  readonly id: string;
  readonly command: SubscriptionCommand;
  readonly price: number | null;
}

type Draft = Required<Omit<SubscriptionChanges, 'addressId'>> & {
  readonly id: string;
  readonly addressId: string | null;
};

export function createSubscriptionService(http: Http) {
  return {
    fetchList: async (signal: AbortSignal) => {
      const [{ subscriptions }, { addresses }] = await Promise.all([
        http.send(subscriptionCalls.listSubscriptions, { signal }),
        http.send(addressCalls.listAddresses, { signal }),
      ]);
      return { subscriptions, addresses };
    },
    tell: ({ id, command: wanted, price }: Telling, signal: AbortSignal) =>
      http.send(subscriptionCalls.commandSubscription, {
        params: { id },
        body: { command: wanted, ...(price === null ? {} : { price }) },
        signal,
      }),
    save: ({ id, quantity, nextOn, paysBy, addressId }: Readonly<Draft>, signal: AbortSignal) =>
      http.send(subscriptionCalls.changeSubscription, {
        params: { id },
        body: { quantity, nextOn, paysBy, ...(addressId === null ? {} : { addressId }) },
        signal,
      }),
    settleMandate: ({ id, method }: { id: string; method: MandateMethod | null }, signal: AbortSignal) =>
      method === null
        ? http.send(mandateCalls.withdrawMandate, { params: { id }, signal })
        : http.send(mandateCalls.askMandate, { params: { id }, body: { method }, signal }),
    fetchOrder: (id: string, signal: AbortSignal) => http.send(orderCalls.getOrder, { params: { id }, signal }),
  };
}
