import { command, done, failed, refused, sessionLost, type EventCases } from '../../kit/cases.ts';
import { orderAnswer } from '../order-cases.ts';
import type { OrderReturn } from '../placed-order.ts';
import type { OrderViewInput } from './order-view.machine.ts';

export const orderViewInput: OrderViewInput = { orderId: null };

/** A link to one order. */
export const orderViewStarts: readonly OrderViewInput[] = [{ orderId: orderAnswer().order.id }];

/** A return that the shop hasn't answered yet. */
export const sampleReturn: OrderReturn = {
  id: '7c0f9d3e-6c1a-4f1e-9d53-0f6b6b2f1c22',
  status: 'requested',
  reason: 'not-wanted',
  refundTo: 'source',
  lines: [{ line: 0, quantity: 1, amount: 600 }],
  note: '',
  fees: 0,
  total: 600,
  answer: '',
  requestedAt: '2026-11-04T04:30:00.000Z',
  photos: [],
  timeline: [],
};

export const orderViewCases: EventCases = {
  'withdraw.ask': [
    command('withdraw.ask', { returnId: sampleReturn.id }),
    command('withdraw.ask', { returnId: 'gone' }),
  ],
  'xstate.done.actor.readOrderId': [done('readOrderId', orderAnswer().order.id), done('readOrderId', null)],
  'xstate.error.actor.readOrderId': [failed('readOrderId')],
  'xstate.done.actor.fetchOrder': [
    done('fetchOrder', orderAnswer()),
    done('fetchOrder', orderAnswer({ status: 'paid' }, { status: 'paid' })),
    done('fetchOrder', orderAnswer({ status: 'paid' }, { status: 'shipped' })),
    done('fetchOrder', orderAnswer({ status: 'paid' }, { status: 'delivered', returns: [sampleReturn] })),
  ],
  'xstate.done.actor.callOff': [done('callOff', orderAnswer({ status: 'failed' }, { status: 'cancelled' }))],
  'xstate.error.actor.callOff': [failed('callOff', refused(409))],
  'xstate.error.actor.fetchOrder': [
    failed('fetchOrder'),
    failed('fetchOrder', refused(404)),
    failed('fetchOrder', sessionLost),
  ],
};
