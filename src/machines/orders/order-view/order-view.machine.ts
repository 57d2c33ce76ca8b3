import { assign, setup } from 'xstate';
import { canCancel, canWithdraw } from '../order-rights.ts';
import { isOver, isSettled, type OrderWithPayment } from '../placed-order.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf, type Failure } from '../../kit/tells.ts';

export type OrderViewEvent =
  | { type: 'order.retry' }
  /** Its prescription was chosen or sent on this page. */
  | { type: 'prescription.named' }
  | { type: 'cancel.ask' }
  /** A return shall be taken back. */
  | { type: 'withdraw.ask'; returnId: string }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.refuse' };

export interface OrderViewInput {
  /** The order in the page's address; null asks for the last one of this device. */
  readonly orderId: string | null;
}

interface OrderViewContext extends OrderViewInput {
  readonly answer: OrderWithPayment | null;
  /** The return that shall be taken back; null where the order shall be cancelled. */
  readonly returnId: string | null;
  /** Why it could not be cancelled or taken back. */
  readonly refusal: Failure | null;
}

/** One order on the screen, found again after every reload (CHK-07). */
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
  description: 'One order on the screen, found again after every reload.',
  context: ({ input }) => ({ ...input, answer: null, returnId: null, refusal: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Does the address of the page name an order?',
      always: [{ guard: 'isNamed', target: 'loading' }, { target: 'recalling' }],
    },
    recalling: {
      description: 'Which order was the last of this device?',
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
      description: 'The order is on its way.',
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
    },
    unpaid: {
      description: 'The order is shown; its money is still on the way, so it is read again.',
      after: { moneyPause: 'loading' },
      on: {
        'order.retry': 'loading',
        'prescription.named': 'loading',
        'cancel.ask': { target: 'asking', actions: ['clearRefusal', 'clearReturn'] },
      },
    },
    shown: {
      description: 'The order is shown as it stands.',
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
      description: 'Shall the order really be cancelled, or its return be taken back?',
      on: { 'cancel.confirm': 'cancelling', 'cancel.refuse': 'loading' },
    },
    cancelling: {
      description: 'The shop is told.',
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
    missing: { description: 'There is no such order for this shopper.' },
    locked: { description: 'Only its shopper may see it; sign-in comes first.', on: { 'order.retry': 'loading' } },
    failed: {
      description: 'The order could not be read; it is tried again soon, and by hand.',
      after: { orderRetry: 'loading' },
      on: { 'order.retry': 'loading' },
    },
  },
});

function isRefusedWith(error: unknown, ...statuses: readonly number[]): boolean {
  const failure = failureOf(error);
  return failure.kind === 'refused' && statuses.includes(failure.status);
}
