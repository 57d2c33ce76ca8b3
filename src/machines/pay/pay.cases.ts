import { command, done, failed, type EventCases } from '../kit/cases.ts';
import { orderAnswer } from '../kit/order-cases.ts';
import type { PayInput } from './pay.machine.ts';

export const payInput: PayInput = { ...orderAnswer(), isFresh: true };

const redirect = orderAnswer({ method: 'card', action: { kind: 'redirect', url: '/gateway/pay' } });
const answers = [
  orderAnswer(),
  orderAnswer({ status: 'checking' }),
  orderAnswer({ status: 'failed' }),
  orderAnswer({ status: 'paid' }, { status: 'paid' }),
  orderAnswer({ status: 'failed' }, { status: 'cancelled' }),
];

export const payCases: EventCases = {
  'payment.read': [],
  'method.change': [command('method.change', { method: 'card' })],
  'xstate.done.actor.fetchStatus': answers.map((answer) => done('fetchStatus', answer)),
  'xstate.error.actor.fetchStatus': [failed('fetchStatus')],
  'xstate.done.actor.retryPayment': [done('retryPayment', orderAnswer()), done('retryPayment', redirect)],
  'xstate.error.actor.retryPayment': [failed('retryPayment')],
  'xstate.done.actor.cancelOrder': [
    done('cancelOrder', orderAnswer({ status: 'failed' }, { status: 'cancelled' })),
  ],
  'xstate.error.actor.cancelOrder': [failed('cancelOrder')],
};

/** What else tells two moments of a payment apart: its answer decides what is open. */
export function payKey({ context }: { readonly context: PayInput }): string {
  const { payment, order, isFresh } = context;
  return [payment.status, payment.action.kind, order.status, isFresh].join(' ');
}
