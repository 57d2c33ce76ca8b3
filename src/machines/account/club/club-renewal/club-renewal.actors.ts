import { fromPromise } from 'xstate';
import type { OrderWithPayment } from '../../../orders/placed-order.ts';
import { payLogic, type PayPorts } from '../../../checkout/pay/pay.actors.ts';
import { clubRenewalMachine, type ClubPurchase } from './club-renewal.machine.ts';

export interface ClubRenewalPorts {
  readonly pay: PayPorts;
  /** A random idempotency key. */
  makeKey(): string;
  /** Rejects with CallFailed. */
  buy(purchase: ClubPurchase, signal: AbortSignal): Promise<OrderWithPayment>;
}

export function clubRenewalLogic(ports: ClubRenewalPorts) {
  return clubRenewalMachine.provide({
    actors: {
      pay: payLogic(ports.pay),
      makeKey: fromPromise(() => Promise.resolve(ports.makeKey())),
      buy: fromPromise<OrderWithPayment, { purchase: ClubPurchase }>(({ input, signal }) =>
        ports.buy(input.purchase, signal),
      ),
    },
  });
}
