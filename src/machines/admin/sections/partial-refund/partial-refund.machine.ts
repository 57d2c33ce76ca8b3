import type { Answer } from '../../../../contract/call.ts';
import type { previewPart } from '../../../../contract/orders/order/order-list.calls.ts';
import { assign, setup } from 'xstate';
import type { ReturnedUnits } from '../../../../domain/orders/order/refund.ts';
import type { RefundWay, ReturnReason } from '../../../../domain/orders/order/return.ts';
import { promiseSlot } from '../../../kit/slot.ts';
import { failureOf, type Failure, type Tells } from '../../../kit/tells.ts';
import type { OrderAdmin } from '../order-admin/order-admin.machine.ts';
import { withUnits } from '../../../orders/order-return-form/order-return-form.rules.ts';
import { isUpiMissing, requestOf } from './partial-refund.rules.ts';

/** The refund for these units, calculated by the server. Changes nothing. */
export type RefundPreview = Answer<typeof previewPart>;

export interface PartialRefundRequest {
  readonly lines: readonly ReturnedUnits[];
  readonly reason: ReturnReason;
  readonly note: string;
  readonly refundTo: RefundWay;
  readonly upiId?: string;
  /** The refund that the admin was shown. Any other amount is refused. */
  readonly expectedTotal: number;
}

export type PartialRefundEvent =
  | { type: 'refund.open'; order: OrderAdmin['order'] }
  | { type: 'refund.close' }
  | { type: 'units.set'; line: number; quantity: number }
  | { type: 'reason.choose'; reason: ReturnReason }
  | { type: 'note.type'; text: string }
  | { type: 'refund.choose'; way: RefundWay }
  | { type: 'upi.type'; text: string }
  | { type: 'order.retry' }
  | { type: 'refund.submit' };

export interface PartialRefundInput {
  readonly parent: Tells<{ type: 'order.changed'; detail: OrderAdmin }>;
}

export interface PartialRefundContext extends PartialRefundInput {
  readonly order: OrderAdmin['order'] | null;
  readonly units: readonly ReturnedUnits[];
  readonly reason: ReturnReason;
  readonly note: string;
  readonly refundTo: RefundWay;
  readonly upiId: string;
  readonly preview: RefundPreview | null;
  readonly failure: Failure | null;
}

interface Asked {
  readonly id: string;
  readonly units: readonly ReturnedUnits[];
}

const blank = {
  units: [],
  reason: 'damaged',
  note: '',
  refundTo: 'source',
  upiId: '',
  preview: null,
  failure: null,
} as const;

/** Refunds part of an order without a return: which units, why, where the money goes, and how much (ORD-02). */
export const partialRefundMachine = setup({
  types: {} as { context: PartialRefundContext; events: PartialRefundEvent; input: PartialRefundInput },
  actors: {
    previewPart: promiseSlot<RefundPreview, Asked>(),
    refundPart: promiseSlot<OrderAdmin, { id: string; request: PartialRefundRequest | null }>(),
  },
  actions: {
    setOrder: assign((_, params: { order: OrderAdmin['order'] }) => ({ ...blank, order: params.order })),
    setUnits: assign({
      units: ({ context }, params: ReturnedUnits) =>
        context.order ? withUnits({ order: context.order }, context.units, params) : [],
      preview: null,
      failure: null,
    }),
    setReason: assign({ reason: (_, params: { reason: ReturnReason }) => params.reason }),
    setNote: assign({ note: (_, params: { text: string }) => params.text }),
    setWay: assign({ refundTo: (_, params: { way: RefundWay }) => params.way }),
    setUpi: assign({ upiId: (_, params: { text: string }) => params.text }),
    setPreview: assign({ preview: (_, params: { preview: RefundPreview }) => params.preview }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
    clearPreview: assign({ preview: null }),
    tellChanged: ({ context }, params: { detail: OrderAdmin }) =>
      context.parent.send({ type: 'order.changed', detail: params.detail }),
  },
  guards: {
    hasUnits: ({ context }) => context.units.length > 0,
    canSubmit: ({ context }) => requestOf(context) !== null,
    isUpiMissing: ({ context }) => isUpiMissing(context),
    isWeighed: ({ context }) => context.preview !== null,
  },
}).createMachine({
  id: 'partial-refund',
  description: 'Refunds part of an order without a return: which units, why, and where the money goes.',
  context: ({ input }) => ({ ...input, ...blank, order: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The form is closed.',
      on: {
        'refund.open': { target: 'filling', actions: { type: 'setOrder', params: ({ event }) => event } },
      },
    },
    filling: {
      description: 'The admin chooses the units, the reason and where the money goes.',
      initial: 'weighing',
      on: {
        'refund.close': 'closed',
        'units.set': { target: '.weighing', actions: { type: 'setUnits', params: ({ event }) => event } },
        'reason.choose': { actions: { type: 'setReason', params: ({ event }) => event } },
        'note.type': { actions: { type: 'setNote', params: ({ event }) => event } },
        'refund.choose': { actions: { type: 'setWay', params: ({ event }) => event } },
        'upi.type': { actions: { type: 'setUpi', params: ({ event }) => event } },
      },
      states: {
        weighing: {
          description: 'Is anything chosen?',
          always: [{ guard: 'hasUnits', target: 'previewing' }, { target: 'empty' }],
        },
        empty: { description: 'Nothing is chosen yet.', on: { 'refund.submit': 'unchosen' } },
        unchosen: {
          description: 'It was sent without a unit. The form says so.',
          on: { 'refund.submit': 'unchosen' },
        },
        previewing: {
          description: 'Asking the server how much to refund.',
          invoke: {
            id: 'previewPart',
            src: 'previewPart',
            input: ({ context: { order, units } }) => ({ id: order?.id ?? '', units }),
            onDone: {
              target: 'ready',
              actions: { type: 'setPreview', params: ({ event }) => ({ preview: event.output }) },
            },
            onError: {
              target: 'unknown',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          // What is missing is said at once; nothing is sent before its amount was seen.
          on: { 'refund.submit': { guard: 'isUpiMissing', target: 'wanting' } },
        },
        unknown: {
          description: 'The server couldn’t say how much to refund, or there is nothing to refund.',
          on: {
            'order.retry': { target: 'previewing', actions: 'clearFailure' },
            'refund.submit': { target: 'previewing', actions: 'clearFailure' },
          },
        },
        ready: {
          description: 'The refund is shown, to the rupee.',
          on: {
            'refund.submit': [
              { guard: 'canSubmit', target: '#partial-refund.sending', actions: 'clearFailure' },
              { target: 'wanting' },
            ],
          },
        },
        wanting: {
          description: 'The UPI ID is missing or not valid. Its field says so.',
          on: {
            'refund.submit': 'wanting',
            'upi.type': [
              { guard: 'isWeighed', target: 'ready', actions: { type: 'setUpi', params: ({ event }) => event } },
              { target: 'previewing', actions: { type: 'setUpi', params: ({ event }) => event } },
            ],
            'refund.choose': [
              { guard: 'isWeighed', target: 'ready', actions: { type: 'setWay', params: ({ event }) => event } },
              { target: 'previewing', actions: { type: 'setWay', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    sending: {
      description: 'Sending the refund, the credit note and the message.',
      invoke: {
        id: 'refundPart',
        src: 'refundPart',
        input: ({ context }) => ({ id: context.order?.id ?? '', request: requestOf(context) }),
        onDone: {
          target: 'closed',
          actions: { type: 'tellChanged', params: ({ event }) => ({ detail: event.output }) },
        },
        onError: {
          target: 'refused',
          actions: ['clearPreview', { type: 'setFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    refused: {
      description: 'Nothing was refunded. The server says why, and the amount can be calculated again.',
      on: {
        'refund.close': 'closed',
        'order.retry': { target: 'filling.previewing', actions: 'clearFailure' },
        'refund.submit': { target: 'filling.previewing', actions: 'clearFailure' },
        'units.set': { target: 'filling', actions: { type: 'setUnits', params: ({ event }) => event } },
      },
    },
  },
});
