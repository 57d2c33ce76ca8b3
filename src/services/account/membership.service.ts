import type { Api } from '../../contract/api.ts';
import type { PaymentMethod } from '../../domain/orders/order/order.ts';
import { calls } from '../platform/http/calls.ts';
import type { CallRef, Http } from '../platform/http/http.ts';

const buyMembership: CallRef<Api['buyMembership']> = { method: 'POST', path: '/v1/order/membership' };

interface Purchase {
  readonly key: string;
  readonly method: PaymentMethod;
  readonly total: number;
}

/** The membership of whoever is signed in (MEM-07, MEM-08). */
export function createMembershipService(http: Http) {
  return {
    fetchStatus: (signal: AbortSignal) => http.send(calls.membershipStatus, { signal }),
    makeKey: () => crypto.randomUUID(),
    buy: ({ key, method: paymentMethod, total: expectedTotal }: Purchase, signal: AbortSignal) =>
      http.send(buyMembership, {
        body: { paymentMethod, expectedTotal },
        headers: { 'Idempotency-Key': key },
        signal,
      }),
  };
}
