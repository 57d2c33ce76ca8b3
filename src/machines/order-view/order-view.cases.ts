import { done, failed, refused, sessionLost, type EventCases } from '../kit/cases.ts';
import { orderAnswer } from '../kit/order-cases.ts';
import type { OrderViewInput } from './order-view.machine.ts';

export const orderViewInput: OrderViewInput = { orderId: null };

/** A link to one order. */
export const orderViewStarts: readonly OrderViewInput[] = [{ orderId: orderAnswer().order.id }];

export const orderViewCases: EventCases = {
  'xstate.done.actor.readOrderId': [done('readOrderId', orderAnswer().order.id), done('readOrderId', null)],
  'xstate.error.actor.readOrderId': [failed('readOrderId')],
  'xstate.done.actor.fetchOrder': [
    done('fetchOrder', orderAnswer()),
    done('fetchOrder', orderAnswer({ status: 'paid' }, { status: 'paid' })),
    done('fetchOrder', orderAnswer({ status: 'paid' }, { status: 'shipped' })),
  ],
  'xstate.done.actor.cancelOrder': [
    done('cancelOrder', orderAnswer({ status: 'failed' }, { status: 'cancelled' })),
  ],
  'xstate.error.actor.cancelOrder': [failed('cancelOrder', refused(409))],
  'xstate.error.actor.fetchOrder': [
    failed('fetchOrder'),
    failed('fetchOrder', refused(404)),
    failed('fetchOrder', sessionLost),
  ],
};
