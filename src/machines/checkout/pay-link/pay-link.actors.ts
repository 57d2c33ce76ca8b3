import { fromPromise } from 'xstate';
import type { OrderWithPayment } from '../../orders/placed-order.ts';
import { payLogic, type PayPorts } from '../pay/pay.actors.ts';
import { payLinkMachine } from './pay-link.machine.ts';
import type { LinkOrder, OpenedLink } from './pay-link.types.ts';

export interface PayLinkPorts {
  readonly pay: PayPorts;
  /** All calls reject with CallFailed. */
  openLink(token: string, signal: AbortSignal): Promise<OpenedLink>;
  placeOrder(order: LinkOrder, signal: AbortSignal): Promise<OrderWithPayment>;
}

export function payLinkLogic(ports: PayLinkPorts) {
  return payLinkMachine.provide({
    actors: {
      pay: payLogic(ports.pay),
      openLink: fromPromise<OpenedLink, { token: string }>(({ input, signal }) =>
        ports.openLink(input.token, signal),
      ),
      placeOrder: fromPromise<OrderWithPayment, { order: LinkOrder }>(({ input, signal }) =>
        ports.placeOrder(input.order, signal),
      ),
    },
  });
}
