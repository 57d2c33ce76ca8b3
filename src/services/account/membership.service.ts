import * as membershipCalls from '../../contract/orders/order/membership.calls.ts';
import type { PaymentMethod } from '../../domain/orders/order/order.ts';
import type { Http } from '../platform/http/http.ts';

interface Purchase {
  readonly key: string;
  readonly method: PaymentMethod;
  readonly total: number;
}

export function createMembershipService(http: Http) {
  return {
    fetchStatus: (signal: AbortSignal) => http.send(membershipCalls.membershipStatus, { signal }),
    makeKey: () => crypto.randomUUID(),
    buy: ({ key, method: paymentMethod, total: expectedTotal }: Purchase, signal: AbortSignal) =>
      http.send(membershipCalls.buyMembership, {
        body: { paymentMethod, expectedTotal },
        headers: { 'Idempotency-Key': key },
        signal,
      }),
  };
}
