import { assign, setup } from 'xstate';
import type { RefundWay, ReturnReason } from '../../../domain/orders/order/return.ts';
import type { OrderWithPayment } from '../placed-order.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf } from '../../kit/tells.ts';
import { canAttach, requestOf, withUnits } from './order-return-form.rules.ts';
import type {
  ChosenPhoto,
  OrderReturnFormContext,
  OrderReturnFormEvent,
  OrderReturnFormInput,
  ReturnPreview,
  ReturnRequest,
  ReturnUnits,
} from './order-return-form.types.ts';

interface Asked {
  readonly orderId: string;
  readonly request: ReturnRequest | null;
  readonly key: string;
}

/** Requests a return: which items, why, and what is refunded (ORD-04). */
export const orderReturnFormMachine = setup({
  types: {} as { context: OrderReturnFormContext; events: OrderReturnFormEvent; input: OrderReturnFormInput },
  actors: {
    openForm: promiseSlot<{ answer: OrderWithPayment; isReturnable: boolean; key: string }, { orderId: string }>(),
    previewReturn: promiseSlot<ReturnPreview, { orderId: string; units: readonly ReturnUnits[] }>(),
    sendPhoto: promiseSlot<string, { orderId: string; photo: ChosenPhoto | null }>(),
    askReturn: promiseSlot<OrderWithPayment, Asked>(),
  },
  actions: {
    setForm: assign((_, params: { answer: OrderWithPayment; key: string }) => params),
    setAnswer: assign({ answer: (_, params: { answer: OrderWithPayment }) => params.answer }),
    setUnits: assign({
      units: ({ context }, params: ReturnUnits) =>
        context.answer ? withUnits(context.answer, context.units, params) : [],
      preview: null,
    }),
    setPreview: assign({ preview: (_, params: { preview: ReturnPreview }) => params.preview }),
    setReason: assign({ reason: (_, params: { reason: ReturnReason }) => params.reason }),
    setNote: assign({ note: (_, params: { text: string }) => params.text }),
    setWay: assign({ refundTo: (_, params: { way: RefundWay }) => params.way }),
    setUpi: assign({ upiId: (_, params: { text: string }) => params.text }),
    setPhoto: assign({ photo: (_, params: { photo: ChosenPhoto }) => params.photo }),
    addPhoto: assign({
      photos: ({ context }, params: { id: string }) => [
        ...context.photos,
        { id: params.id, name: context.photo?.name ?? '' },
      ],
      photo: null,
    }),
    dropPhoto: assign({
      photos: ({ context }, params: { id: string }) => context.photos.filter(({ id }) => id !== params.id),
    }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
    clearPreview: assign({ preview: null }),
  },
  guards: {
    isReturnable: (_, params: { isReturnable: boolean }) => params.isReturnable,
    isMissing: (_, params: { error: unknown }) => {
      const failure = failureOf(params.error);
      return failure.kind === 'refused' && (failure.status === 404 || failure.status === 422);
    },
    hasUnits: ({ context }) => context.units.length > 0,
    canAttach: ({ context }) => canAttach(context),
    canSubmit: ({ context }) => requestOf(context) !== null,
  },
}).createMachine({
  id: 'order-return-form',
  description: 'Requests a return: which items, why, and what is refunded.',
  context: ({ input }) => ({
    ...input,
    answer: null,
    units: [],
    preview: null,
    reason: null,
    note: '',
    refundTo: 'source',
    upiId: '',
    photos: [],
    photo: null,
    key: '',
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the order.',
      invoke: {
        id: 'openForm',
        src: 'openForm',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: [
          {
            guard: { type: 'isReturnable', params: ({ event }) => event.output },
            target: 'filling',
            actions: {
              type: 'setForm',
              params: ({ event }) => ({ answer: event.output.answer, key: event.output.key }),
            },
          },
          { target: 'closed', actions: { type: 'setAnswer', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) }, target: 'missing' },
          { target: 'failed' },
        ],
      },
    },
    filling: {
      description: 'The shopper chooses what to return, and why.',
      initial: 'weighing',
      on: {
        'units.set': {
          target: '.weighing',
          actions: ['clearFailure', { type: 'setUnits', params: ({ event }) => event }],
        },
        'reason.choose': { actions: { type: 'setReason', params: ({ event }) => event } },
        'note.type': { actions: { type: 'setNote', params: ({ event }) => event } },
        'refund.choose': { actions: { type: 'setWay', params: ({ event }) => event } },
        'upi.type': { actions: { type: 'setUpi', params: ({ event }) => event } },
        'photo.remove': { actions: { type: 'dropPhoto', params: ({ event }) => event } },
      },
      states: {
        weighing: {
          description: 'Is anything chosen?',
          always: [{ guard: 'hasUnits', target: 'previewing' }, { target: 'empty' }],
        },
        empty: { description: 'Nothing is chosen yet.' },
        previewing: {
          description: 'Asking the server how much would be refunded.',
          invoke: {
            id: 'previewReturn',
            src: 'previewReturn',
            input: ({ context: { orderId, units } }) => ({ orderId, units }),
            onDone: {
              target: 'ready',
              actions: { type: 'setPreview', params: ({ event }) => ({ preview: event.output }) },
            },
            onError: {
              target: 'unknown',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        unknown: {
          description: 'The server couldn’t say how much would be refunded.',
          on: { 'order.retry': { target: 'previewing', actions: 'clearFailure' } },
        },
        ready: {
          description: 'The refund is shown. The return can be requested.',
          on: {
            'photo.choose': {
              guard: 'canAttach',
              target: 'attaching',
              actions: ['clearFailure', { type: 'setPhoto', params: ({ event }) => event }],
            },
            'return.submit': { guard: 'canSubmit', target: '#order-return-form.asking', actions: 'clearFailure' },
          },
        },
        attaching: {
          description: 'Uploading a photo.',
          invoke: {
            id: 'sendPhoto',
            src: 'sendPhoto',
            input: ({ context: { orderId, photo } }) => ({ orderId, photo }),
            onDone: {
              target: 'ready',
              actions: { type: 'addPhoto', params: ({ event }) => ({ id: event.output }) },
            },
            onError: {
              target: 'ready',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    asking: {
      description: 'Sending the return request.',
      invoke: {
        id: 'askReturn',
        src: 'askReturn',
        input: ({ context }) => ({ orderId: context.orderId, request: requestOf(context), key: context.key }),
        onDone: {
          target: 'asked',
          actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'filling',
          actions: ['clearPreview', { type: 'setFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    asked: { description: 'The return is requested. The shop answers within two working days.', type: 'final' },
    closed: { description: 'Nothing in this order can be returned now.' },
    missing: { description: 'This shopper has no such order.' },
    failed: {
      description: 'Couldn’t load the order. The shopper can try again.',
      on: { 'order.retry': 'loading' },
    },
  },
});
