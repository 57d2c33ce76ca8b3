import { command, done, failed, keyFor, type EventCases } from '../../kit/cases.ts';
import { orderAnswer } from '../../orders/order-cases.ts';
import type { PayInput } from './pay.machine.ts';

export const payInput: PayInput = { ...orderAnswer(), isFresh: true };

const redirect = orderAnswer({ method: 'card', action: { kind: 'redirect', url: '/gateway/pay' } });
const appOnly = orderAnswer({ action: { kind: 'upi', uri: 'upi://pay?pa=shop@sandbox&am=1499', page: null } });
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
  'xstate.done.actor.retryPayment': [
    done('retryPayment', orderAnswer()),
    done('retryPayment', redirect),
    done('retryPayment', appOnly),
    done('retryPayment', orderAnswer({ action: { kind: 'none' } })),
    done('retryPayment', orderAnswer({ status: 'paid' }, { status: 'paid' })),
  ],
  'xstate.error.actor.retryPayment': [failed('retryPayment')],
  'xstate.done.actor.cancelOrder': [
    done('cancelOrder', orderAnswer({ status: 'failed' }, { status: 'cancelled' })),
  ],
  'xstate.error.actor.cancelOrder': [failed('cancelOrder')],
};

/** Tells snapshots apart by the server's answer, which decides what can be done. */
export function payKey({ context }: { readonly context: PayInput }): string {
  const { payment, order, isFresh } = context;
  const { status, action } = payment;
  return keyFor(status, action.kind, action.kind === 'upi' && action.page, order.status, isFresh);
}
