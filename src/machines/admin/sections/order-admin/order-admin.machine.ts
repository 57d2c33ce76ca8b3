import type { OrderAdmin as WireOrder } from '../../../../contract/orders/order/order-list.calls.ts';
import type { DeepReadonly } from '../../../../domain/kit/deep-readonly.ts';
import { assign, setup } from 'xstate';
import type { StaffMove } from '../../../../domain/orders/order/staff-move.ts';
import { promiseSlot, watchSlot } from '../../../kit/slot.ts';
import { failureOf, type Failure } from '../../../kit/tells.ts';
import { withoutMoney } from './order-admin.rules.ts';

/** A return, with what the admin needs to answer it. */
export type AskedReturn = OrderAdmin['order']['returns'][number];

/** An order with everything that an admin works with. */
export type OrderAdmin = DeepReadonly<WireOrder>;

/** An action of an admin on an order or one of its returns. */
export type StaffStep =
  | { readonly kind: 'move'; readonly move: StaffMove }
  | { readonly kind: 'note' }
  | { readonly kind: 'remove-note'; readonly noteId: string }
  | {
      readonly kind: 'return';
      readonly returnId: string;
      readonly does: 'approve' | 'refuse' | 'receive' | 'repaid';
    }
  | { readonly kind: 'courier'; readonly does: 'ask'; readonly returnId: string | null }
  | { readonly kind: 'courier'; readonly does: 'book'; readonly bookingId: string; readonly offerId: string }
  | { readonly kind: 'courier'; readonly does: 'pickup' | 'label' | 'cancel'; readonly bookingId: string }
  | { readonly kind: 'settle'; readonly paymentId: string; readonly does: 'accept' | 'refund' };

/** The values typed for a step, by field. */
export type StepWords = Readonly<Record<string, string>>;

export type OrderAdminEvent =
  | { type: 'order.retry' }
  /** Another form on this page has changed the order. */
  | { type: 'order.changed'; detail: OrderAdmin }
  /** Whoever works here may no longer refund. */
  | { type: 'money.lost' }
  | { type: 'step.ask'; step: StaffStep }
  | { type: 'step.cancel' }
  | { type: 'step.confirm'; words: StepWords };

export interface OrderAdminInput {
  readonly id: string;
}

interface OrderAdminContext extends OrderAdminInput {
  readonly detail: OrderAdmin | null;
  readonly step: StaffStep | null;
  readonly words: StepWords;
  readonly failure: Failure | null;
  /** Why a step was refused. */
  readonly trouble: Failure | null;
}

export interface StepRequest {
  readonly id: string;
  readonly step: StaffStep | null;
  readonly words: StepWords;
}

/** One order on the dashboard: its details, and the steps that the server allows an admin to take (ORD-02). */
export const orderAdminMachine = setup({
  types: {} as { context: OrderAdminContext; events: OrderAdminEvent; input: OrderAdminInput },
  actors: {
    fetchDetail: promiseSlot<OrderAdmin | null, { id: string }>(),
    takeStep: promiseSlot<OrderAdmin, StepRequest>(),
    watchMoney: watchSlot<Extract<OrderAdminEvent, { type: 'money.lost' }>>(),
  },
  actions: {
    setDetail: assign({ detail: (_, params: { detail: OrderAdmin | null }) => params.detail }),
    dropMoney: assign({ detail: ({ context: { detail } }) => detail && withoutMoney(detail) }),
    setStep: assign({ step: (_, params: { step: StaffStep }) => params.step, trouble: null, words: {} }),
    clearStep: assign({ step: null, trouble: null, words: {} }),
    setWords: assign({ words: (_, params: { words: StepWords }) => params.words }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
    /** Says what was done, where whoever pressed the button looks. */
    tellDone: (_, _params: { step: StaffStep | null; detail: OrderAdmin }) => {},
    setTrouble: assign({ trouble: (_, params: { error: unknown }) => failureOf(params.error) }),
  },
  guards: {
    isThere: (_, params: { detail: OrderAdmin | null }) => params.detail !== null,
  },
}).createMachine({
  id: 'order-admin',
  description: 'One order in the dashboard, and the steps an admin can take.',
  context: ({ input }) => ({ ...input, detail: null, step: null, words: {}, failure: null, trouble: null }),
  invoke: { id: 'watchMoney', src: 'watchMoney' },
  initial: 'loading',
  on: { 'money.lost': { actions: 'dropMoney' } },
  states: {
    loading: {
      description: 'Loading the order.',
      invoke: {
        id: 'fetchDetail',
        src: 'fetchDetail',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ detail: event.output }) },
            target: 'shown',
            actions: { type: 'setDetail', params: ({ event }) => ({ detail: event.output }) },
          },
          { target: 'missing' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    missing: { description: 'There is no such order.' },
    failed: {
      description: 'Couldn’t load the order. It can be retried.',
      on: { 'order.retry': { target: 'loading', actions: 'clearFailure' } },
    },
    shown: {
      description: 'The order and its possible steps are shown.',
      on: {
        'order.changed': { actions: { type: 'setDetail', params: ({ event }) => event } },
        'step.ask': {
          target: 'asking',
          actions: { type: 'setStep', params: ({ event }) => ({ step: event.step }) },
        },
      },
    },
    asking: {
      description: 'A step is chosen. It needs some details, or a confirmation.',
      on: {
        'step.cancel': { target: 'shown', actions: 'clearStep' },
        'step.confirm': {
          target: 'taking',
          actions: { type: 'setWords', params: ({ event }) => ({ words: event.words }) },
        },
      },
    },
    taking: {
      description: 'The server carries out the step.',
      invoke: {
        id: 'takeStep',
        src: 'takeStep',
        input: ({ context: { id, step, words } }) => ({ id, step, words }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'setDetail', params: ({ event }) => ({ detail: event.output }) },
            { type: 'tellDone', params: ({ context, event }) => ({ step: context.step, detail: event.output }) },
            'clearStep',
          ],
        },
        onError: {
          target: 'asking',
          actions: { type: 'setTrouble', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
