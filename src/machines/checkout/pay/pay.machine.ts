import { assign, raise, setup } from 'xstate';
import type { PaymentMethod } from '../../../domain/orders/order/order.ts';
import { isOver, isSettled, type OrderWithPayment, type Payment } from '../../orders/placed-order.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf, type Failure } from '../../kit/tells.ts';

export type PayEvent =
  | { type: 'gateway.open' }
  | { type: 'payment.check' }
  | { type: 'payment.retry' }
  | { type: 'method.change'; method: PaymentMethod }
  | { type: 'order.leave' }
  | { type: 'payment.read' };

export interface PayInput extends OrderWithPayment {
  /** True if just placed on this screen. A resumed payment doesn't open the gateway automatically. */
  readonly isFresh: boolean;
}

interface PayContext extends PayInput {
  /** Payment method for the next attempt after a failure. */
  readonly method: PaymentMethod;
  readonly failure: Failure | null;
}

/** The result: the order is paid, or the shopper went back to the cart. */
export type PayOutput = { readonly kind: 'paid' | 'left'; readonly answer: OrderWithPayment };

/** The payment of one order, from the first attempt until it is paid or over (CHK-10). */
export const payMachine = setup({
  types: {} as { context: PayContext; events: PayEvent; input: PayInput; output: PayOutput },
  actors: {
    fetchStatus: promiseSlot<OrderWithPayment, { orderId: string }>(),
    retryPayment: promiseSlot<OrderWithPayment, { payment: Payment; method: PaymentMethod }>(),
    cancelOrder: promiseSlot<OrderWithPayment, { orderId: string }>(),
  },
  actions: {
    setAnswer: assign((_, params: { answer: OrderWithPayment }) => params.answer),
    setMethod: assign({ method: (_, params: { method: PaymentMethod }) => params.method }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
    markFresh: assign({ isFresh: true }),
    markSeen: assign({ isFresh: false }),
    reportRead: raise({ type: 'payment.read' }),
    openGateway: (_, _params: { payment: Payment }) => {},
  },
  guards: {
    isPaid: ({ context }) => isSettled(context),
    isAnsweredPaid: (_, params: { answer: OrderWithPayment }) => isSettled(params.answer),
    isOrderOver: ({ context }) => isOver(context),
    hasFailed: ({ context }) => context.payment.status === 'failed',
    // A payment mismatch waits for an admin; the shopper can't pay again meanwhile.
    isAtBank: ({ context }) => context.payment.status === 'checking' || context.payment.status === 'unmatched',
    isUntouched: ({ context }) => context.payment.status === 'pending',
    isUpi: ({ context }) => context.payment.action.kind === 'upi',
    isFreshGateway: ({ context }) => context.isFresh && hasGatewayPage(context.payment),
    hasGateway: ({ context }) => hasGatewayPage(context.payment),
  },
  delays: {
    pollPause: 2500,
    unansweredPause: 6000,
    bankPatience: 20_000,
    redirectPatience: 5000,
    holdOver: 600_000,
  },
}).createMachine({
  id: 'pay',
  description: 'The payment of one order, from the first try until it is paid or over.',
  context: ({ input }) => ({ ...input, method: input.payment.method, failure: null }),
  output: ({ context }) => ({
    kind: isSettled(context) ? 'paid' : 'left',
    answer: { order: context.order, payment: context.payment },
  }),
  initial: 'open',
  states: {
    open: {
      description: 'Not paid yet. The server is asked again every few seconds, whatever the screen shows.',
      type: 'parallel',
      states: {
        screen: {
          description: 'What the shopper sees.',
          initial: 'choosing',
          on: {
            'payment.read': [
              { guard: 'isOrderOver', target: '.expired' },
              { guard: 'hasFailed', target: '.failed' },
              { guard: 'isAtBank', target: '.checking' },
            ],
          },
          states: {
            choosing: {
              description: 'How does this payment go on?',
              always: [
                { guard: 'isPaid', target: '#pay.paid' },
                { guard: 'isOrderOver', target: 'expired' },
                { guard: 'hasFailed', target: 'failed' },
                { guard: 'isAtBank', target: 'checking' },
                { guard: 'isUpi', target: 'pending.showingQr' },
                { guard: 'isFreshGateway', target: 'pending.redirecting' },
                { target: 'pending.waiting' },
              ],
            },
            pending: {
              description: 'The shopper is paying. The items are reserved until the deadline.',
              after: { holdOver: 'expired' },
              on: { 'order.leave': 'cancelling' },
              initial: 'waiting',
              states: {
                showingQr: {
                  description: 'The QR code to scan, or the button that opens a payment app.',
                  on: { 'gateway.open': { guard: 'hasGateway', target: 'redirecting' } },
                },
                redirecting: {
                  description: 'The payment gateway’s page is about to open.',
                  entry: [
                    'markSeen',
                    { type: 'openGateway', params: ({ context }) => ({ payment: context.payment }) },
                  ],
                  after: { redirectPatience: 'waiting' },
                },
                waiting: {
                  description: 'The shopper is at the gateway or back from it. Waiting for its answer.',
                  after: { bankPatience: '#pay.open.screen.checking' },
                  on: { 'gateway.open': { guard: 'hasGateway', target: 'redirecting' } },
                },
              },
            },
            checking: {
              description: 'Checking with the bank. The answer is late, and the shopper shouldn’t pay twice.',
              after: { holdOver: 'expired' },
              on: {
                'payment.read': [
                  { guard: 'isOrderOver', target: 'expired' },
                  { guard: 'hasFailed', target: 'failed' },
                ],
                'gateway.open': { guard: 'hasGateway', target: 'pending.redirecting' },
                'order.leave': { guard: 'isUntouched', target: 'cancelling' },
              },
            },
            failed: {
              description: 'The payment failed. The items are still reserved, and the shopper can pay another way.',
              after: { holdOver: 'expired' },
              on: {
                'payment.read': { guard: 'isOrderOver', target: 'expired' },
                'payment.retry': 'retrying',
                'method.change': {
                  target: 'retrying',
                  actions: { type: 'setMethod', params: ({ event }) => ({ method: event.method }) },
                },
                'order.leave': 'cancelling',
              },
            },
            retrying: {
              description: 'Starting another payment for the same order.',
              entry: 'clearFailure',
              invoke: {
                id: 'retryPayment',
                src: 'retryPayment',
                input: ({ context }) => ({ payment: context.payment, method: context.method }),
                onDone: {
                  // A response still in flight would bring back the failed payment.
                  target: ['#pay.open.screen.choosing', '#pay.open.answer.pausing'],
                  actions: [{ type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) }, 'markFresh'],
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
              on: { 'payment.read': {} },
            },
            cancelling: {
              description:
                'The shopper goes back to the cart. The order is being cancelled and its items released first.',
              invoke: {
                id: 'cancelOrder',
                src: 'cancelOrder',
                input: ({ context }) => ({ orderId: context.order.id }),
                onDone: {
                  target: '#pay.left',
                  actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
                },
                onError: {
                  target: 'choosing',
                  actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
              on: { 'payment.read': {} },
            },
            expired: {
              description: 'The time to pay is over. The cart is still there, and the shopper can start again.',
              on: { 'payment.read': {}, 'order.leave': '#pay.left' },
            },
          },
        },
        answer: {
          description: 'What the server says about the payment. A late success counts in every state.',
          initial: 'pausing',
          states: {
            pausing: {
              description: 'Waiting a moment before asking again.',
              after: { pollPause: 'asking' },
              on: { 'payment.check': 'asking' },
            },
            asking: {
              description: 'Asking the server how the payment stands.',
              invoke: {
                id: 'fetchStatus',
                src: 'fetchStatus',
                input: ({ context }) => ({ orderId: context.order.id }),
                onDone: [
                  {
                    guard: { type: 'isAnsweredPaid', params: ({ event }) => ({ answer: event.output }) },
                    target: '#pay.paid',
                    actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
                  },
                  {
                    target: 'pausing',
                    actions: [
                      { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
                      'reportRead',
                    ],
                  },
                ],
                onError: 'unanswered',
              },
            },
            unanswered: {
              description: 'No answer from the server. It is asked less often now.',
              after: { unansweredPause: 'asking' },
              on: { 'payment.check': 'asking' },
            },
          },
        },
      },
    },
    paid: { description: 'Paid, or to be paid in cash on delivery. The order is confirmed.', type: 'final' },
    left: { description: 'The shopper is back at the cart.', type: 'final' },
  },
});

function hasGatewayPage({ action }: Payment): boolean {
  return action.kind === 'redirect' || action.kind === 'form' || (action.kind === 'upi' && action.page !== null);
}
