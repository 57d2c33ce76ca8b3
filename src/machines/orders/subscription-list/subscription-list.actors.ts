import { fromPromise } from 'xstate';
import type { OrderWithPayment } from '../placed-order.ts';
import { payLogic, type PayPorts } from '../../checkout/pay/pay.actors.ts';
import { subscriptionListMachine } from './subscription-list.machine.ts';
import type {
  MandateWish,
  OwnSubscription,
  SubscriptionDraft,
  SubscriptionList,
  SubscriptionOrder,
} from './subscription-list.types.ts';

/** All calls reject with CallFailed. */
export interface SubscriptionListPorts {
  readonly pay: PayPorts;
  fetchList(signal: AbortSignal): Promise<SubscriptionList>;
  tell(order: SubscriptionOrder, signal: AbortSignal): Promise<OwnSubscription>;
  save(draft: SubscriptionDraft, signal: AbortSignal): Promise<OwnSubscription>;
  /** Requests a mandate, or ends it. */
  settleMandate(wish: MandateWish, signal: AbortSignal): Promise<OwnSubscription>;
  fetchOrder(orderId: string, signal: AbortSignal): Promise<OrderWithPayment>;
}

export function subscriptionListLogic(ports: SubscriptionListPorts) {
  return subscriptionListMachine.provide({
    actors: {
      pay: payLogic(ports.pay),
      fetchList: fromPromise<SubscriptionList>(({ signal }) => ports.fetchList(signal)),
      tellSubscription: fromPromise<OwnSubscription, { order: SubscriptionOrder | null }>(({ input, signal }) => {
        if (!input.order) throw new Error('Nothing to send');
        return ports.tell(input.order, signal);
      }),
      saveDraft: fromPromise<OwnSubscription, { draft: SubscriptionDraft | null }>(({ input, signal }) => {
        if (!input.draft) throw new Error('Nothing to save');
        return ports.save(input.draft, signal);
      }),
      settleMandate: fromPromise<OwnSubscription, { wish: MandateWish | null }>(({ input, signal }) => {
        if (!input.wish) throw new Error('No Autopay to turn on');
        return ports.settleMandate(input.wish, signal);
      }),
      fetchOrder: fromPromise<OrderWithPayment, { orderId: string }>(({ input, signal }) =>
        ports.fetchOrder(input.orderId, signal),
      ),
    },
    actions: { openBank: (_, { way }) => way && ports.pay.openGateway(way) },
  });
}
