import type { Api } from '../../contract/api.ts';
import type { SubscriptionChanges } from '../../contract/orders/subscription.calls.ts';
import type { MandateMethod } from '../../domain/orders/mandate.ts';
import type { SubscriptionCommand } from '../../domain/orders/subscription/subscription.ts';
import { calls } from '../platform/http/calls.ts';
import type { CallRef, Http } from '../platform/http/http.ts';

const list: CallRef<Api['listSubscriptions']> = { method: 'GET', path: '/v1/user/subscription' };
const command: CallRef<Api['commandSubscription']> = { method: 'POST', path: '/v1/user/subscription/{id}' };
const change: CallRef<Api['changeSubscription']> = { method: 'PUT', path: '/v1/user/subscription/{id}' };

const askMandate: CallRef<Api['askMandate']> = { method: 'POST', path: '/v1/user/subscription/{id}/mandate' };
const withdrawMandate: CallRef<Api['withdrawMandate']> = {
  method: 'DELETE',
  path: '/v1/user/subscription/{id}/mandate',
};

interface Telling {
  readonly id: string;
  readonly command: SubscriptionCommand;
  readonly price: number | null;
}

type Draft = Required<Omit<SubscriptionChanges, 'addressId'>> & {
  readonly id: string;
  readonly addressId: string | null;
};

/** The subscriptions of whoever is signed in (SUB-01). */
export function createSubscriptionService(http: Http) {
  return {
    fetchList: async (signal: AbortSignal) => {
      const [{ subscriptions }, { addresses }] = await Promise.all([
        http.send(list, { signal }),
        http.send(calls.listAddresses, { signal }),
      ]);
      return { subscriptions, addresses };
    },
    tell: ({ id, command: wanted, price }: Telling, signal: AbortSignal) =>
      http.send(command, {
        params: { id },
        body: { command: wanted, ...(price === null ? {} : { price }) },
        signal,
      }),
    save: ({ id, quantity, nextOn, paysBy, addressId }: Readonly<Draft>, signal: AbortSignal) =>
      http.send(change, {
        params: { id },
        body: { quantity, nextOn, paysBy, ...(addressId === null ? {} : { addressId }) },
        signal,
      }),
    settleMandate: ({ id, method }: { id: string; method: MandateMethod | null }, signal: AbortSignal) =>
      method === null
        ? http.send(withdrawMandate, { params: { id }, signal })
        : http.send(askMandate, { params: { id }, body: { method }, signal }),
    fetchOrder: (id: string, signal: AbortSignal) => http.send(calls.getOrder, { params: { id }, signal }),
  };
}
