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
  /** Just placed by this screen; a payment that is found again opens no gateway by itself. */
  readonly isFresh: boolean;
}

interface PayContext extends PayInput {
  /** How the next payment is to be made, once this one failed. */
  readonly method: PaymentMethod;
  readonly failure: Failure | null;
}

/** What became of it: the order stands, or the shopper is back in front of the cart. */
export type PayOutput = { readonly kind: 'paid' | 'left'; readonly answer: OrderWithPayment };

/** One order's money, from its first payment until it is there or the order is over (CHK-10). */
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
    // Money that does not fit waits for the shop's people: nothing is to be paid meanwhile.
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
  description: 'One order’s money, from its first payment until it is there or the order is over.',
  context: ({ input }) => ({ ...input, method: input.payment.method, failure: null }),
  output: ({ context }) => ({
    kind: isSettled(context) ? 'paid' : 'left',
    answer: { order: context.order, payment: context.payment },
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The money is not there yet; whatever the screen shows, the server is asked again and again.',
      type: 'parallel',
      states: {
        screen: {
          description: 'What the shopper is shown.',
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
              description: 'The shopper pays; the stock is held until the deadline.',
              after: { holdOver: 'expired' },
              on: { 'order.leave': 'cancelling' },
              initial: 'waiting',
              states: {
                showingQr: {
                  description: 'The code to scan, or the button that opens an app.',
                  on: { 'gateway.open': { guard: 'hasGateway', target: 'redirecting' } },
                },
                redirecting: {
                  description: 'The gateway’s own page is about to open.',
                  entry: [
                    'markSeen',
                    { type: 'openGateway', params: ({ context }) => ({ payment: context.payment }) },
                  ],
                  after: { redirectPatience: 'waiting' },
                },
                waiting: {
                  description: 'The shopper is at the gateway or back from it; its answer is awaited.',
                  after: { bankPatience: '#pay.open.screen.checking' },
                  on: { 'gateway.open': { guard: 'hasGateway', target: 'redirecting' } },
                },
              },
            },
            checking: {
              description: 'We are checking with your bank: the answer is late, nothing must be paid twice.',
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
              description: 'No money moved; the order is still held and can be paid in another way.',
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
              description: 'Another payment is started for the same order.',
              entry: 'clearFailure',
              invoke: {
                id: 'retryPayment',
                src: 'retryPayment',
                input: ({ context }) => ({ payment: context.payment, method: context.method }),
                onDone: {
                  // A question that is still under way would bring back the payment that failed.
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
              description: 'The shopper goes back to the cart; the order and its hold are given up first.',
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
              description: 'The hold is over; the cart is still there and the shopper may start again.',
              on: { 'payment.read': {}, 'order.leave': '#pay.left' },
            },
          },
        },
        answer: {
          description: 'The server’s word on the payment; a late success is honoured in every state.',
          initial: 'pausing',
          states: {
            pausing: {
              description: 'It was asked a moment ago.',
              after: { pollPause: 'asking' },
              on: { 'payment.check': 'asking' },
            },
            asking: {
              description: 'The server is asked where the payment stands.',
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
              description: 'The server did not answer; it is asked less often.',
              after: { unansweredPause: 'asking' },
              on: { 'payment.check': 'asking' },
            },
          },
        },
      },
    },
    paid: { description: 'The money is there, or due to the courier: the order stands.', type: 'final' },
    left: { description: 'The shopper is back in front of the cart.', type: 'final' },
  },
});

function hasGatewayPage({ action }: Payment): boolean {
  return action.kind === 'redirect' || action.kind === 'form' || (action.kind === 'upi' && action.page !== null);
}
