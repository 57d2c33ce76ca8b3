import { assign, setup } from 'xstate';
import { canCancel, canWithdraw } from '../order-rights.ts';
import { isOver, isSettled, type OrderWithPayment } from '../placed-order.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf, type Failure } from '../../kit/tells.ts';

export type OrderViewEvent =
  | { type: 'order.retry' }
  /** The shopper chose or sent a prescription on this page. */
  | { type: 'prescription.named' }
  | { type: 'cancel.ask' }
  /** Asks to withdraw a return. */
  | { type: 'withdraw.ask'; returnId: string }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.refuse' };

export interface OrderViewInput {
  /** The order id in the URL; null for the latest order on this device. */
  readonly orderId: string | null;
}

interface OrderViewContext extends OrderViewInput {
  readonly answer: OrderWithPayment | null;
  /** Id of the return to withdraw; null to cancel the order. */
  readonly returnId: string | null;
  /** Why cancelling or withdrawing failed. */
  readonly refusal: Failure | null;
}

/** One order, loaded again after a reload (CHK-07). */
export const orderViewMachine = setup({
  types: {} as { context: OrderViewContext; events: OrderViewEvent; input: OrderViewInput },
  actors: {
    readOrderId: promiseSlot<string | null>(),
    fetchOrder: promiseSlot<OrderWithPayment, { orderId: string }>(),
    callOff: promiseSlot<OrderWithPayment, { orderId: string; returnId: string | null }>(),
  },
  actions: {
    setOrderId: assign({ orderId: (_, params: { orderId: string | null }) => params.orderId }),
    setAnswer: assign({ answer: (_, params: { answer: OrderWithPayment }) => params.answer }),
    setReturn: assign({ returnId: (_, params: { returnId: string }) => params.returnId }),
    clearReturn: assign({ returnId: null }),
    setRefusal: assign({ refusal: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearRefusal: assign({ refusal: null }),
  },
  guards: {
    isCancellable: ({ context }) => context.answer !== null && canCancel(context.answer.order),
    isWithdrawable: ({ context }, params: { returnId: string }) =>
      context.answer !== null && canWithdraw(context.answer.order, params.returnId),
    isNamed: ({ context }) => context.orderId !== null,
    isFound: (_, params: { orderId: string | null }) => params.orderId !== null,
    isAwaitingMoney: (_, params: { answer: OrderWithPayment }) =>
      !isSettled(params.answer) && !isOver(params.answer),
    isMissing: (_, params: { error: unknown }) => isRefusedWith(params.error, 404, 422),
    isLocked: (_, params: { error: unknown }) =>
      failureOf(params.error).kind === 'session-lost' || isRefusedWith(params.error, 401),
  },
  delays: { moneyPause: 3000, orderRetry: 6000 },
}).createMachine({
  id: 'order-view',
  description: 'One order on screen, found again after every reload.',
  context: ({ input }) => ({ ...input, answer: null, returnId: null, refusal: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Does the page’s address name an order?',
      always: [{ guard: 'isNamed', target: 'loading' }, { target: 'recalling' }],
    },
    recalling: {
      description: 'Looking up the latest order on this device.',
      invoke: {
        id: 'readOrderId',
        src: 'readOrderId',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ orderId: event.output }) },
            target: 'loading',
            actions: { type: 'setOrderId', params: ({ event }) => ({ orderId: event.output }) },
          },
          { target: 'missing' },
        ],
        onError: 'missing',
      },
    },
    loading: {
      description: 'Loading the order.',
      invoke: {
        id: 'fetchOrder',
        src: 'fetchOrder',
        input: ({ context }) => ({ orderId: context.orderId ?? '' }),
        onDone: [
          {
            guard: { type: 'isAwaitingMoney', params: ({ event }) => ({ answer: event.output }) },
            target: 'unpaid',
            actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'shown', actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) }, target: 'missing' },
          { guard: { type: 'isLocked', params: ({ event }) => ({ error: event.error }) }, target: 'locked' },
          { target: 'failed' },
        ],
      },
      // An order that is on screen is loaded again: its button stays.
      on: {
        'cancel.ask': { guard: 'isCancellable', target: 'asking', actions: ['clearRefusal', 'clearReturn'] },
      },
    },
    unpaid: {
      description: 'The order is shown. It isn’t paid yet, so it is loaded again regularly.',
      after: { moneyPause: 'loading' },
      on: {
        'order.retry': 'loading',
        'prescription.named': 'loading',
        'cancel.ask': { target: 'asking', actions: ['clearRefusal', 'clearReturn'] },
      },
    },
    shown: {
      description: 'The order is shown.',
      on: {
        'cancel.ask': { guard: 'isCancellable', target: 'asking', actions: ['clearRefusal', 'clearReturn'] },
        'withdraw.ask': {
          guard: { type: 'isWithdrawable', params: ({ event }) => event },
          target: 'asking',
          actions: ['clearRefusal', { type: 'setReturn', params: ({ event }) => event }],
        },
        'prescription.named': 'loading',
      },
    },
    asking: {
      description: 'Really cancel the order, or withdraw the return?',
      on: { 'cancel.confirm': 'cancelling', 'cancel.refuse': 'loading' },
    },
    cancelling: {
      description: 'Cancelling the order, or withdrawing the return.',
      invoke: {
        id: 'callOff',
        src: 'callOff',
        input: ({ context }) => ({ orderId: context.orderId ?? '', returnId: context.returnId }),
        onDone: {
          target: 'shown',
          actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'loading',
          actions: { type: 'setRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    missing: { description: 'This shopper has no such order.' },
    locked: {
      description: 'Only the shopper who placed this order can see it. Sign in first.',
      on: { 'order.retry': 'loading' },
    },
    failed: {
      description: 'Couldn’t load the order. It is retried shortly, or by hand.',
      after: { orderRetry: 'loading' },
      on: { 'order.retry': 'loading' },
    },
  },
});

function isRefusedWith(error: unknown, ...statuses: readonly number[]): boolean {
  const failure = failureOf(error);
  return failure.kind === 'refused' && statuses.includes(failure.status);
}
