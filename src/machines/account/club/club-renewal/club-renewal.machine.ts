import { assign, setup } from 'xstate';
import type { PaymentMethod } from '../../../../domain/orders/order/order.ts';
import type { OrderWithPayment } from '../../../orders/placed-order.ts';
import { promiseSlot } from '../../../kit/slot.ts';
import { failureOf, type Failure, type Tells } from '../../../kit/tells.ts';
import { isSettled } from '../../../orders/placed-order.ts';
import { payMachine } from '../../../checkout/pay/pay.machine.ts';
import { purchaseOf, renewalPayInput } from './club-renewal.rules.ts';

export type ClubRenewalEvent =
  | { type: 'renewal.begin' }
  | { type: 'renewal.leave' }
  | { type: 'method.choose'; method: PaymentMethod }
  | { type: 'renewal.order' };

/** Sent to the membership page. */
export type ClubRenewalFact = { type: 'membership.paid' };

/** One click on the pay button, sent under the same key until it is answered. */
export interface ClubPurchase {
  readonly key: string;
  readonly method: PaymentMethod;
  readonly total: number;
}

export interface ClubRenewalInput {
  readonly parent: Tells<ClubRenewalFact>;
  /** Price of the membership, whole rupees. */
  readonly price: number;
}

export interface ClubRenewalContext extends ClubRenewalInput {
  readonly method: PaymentMethod;
  readonly key: string | null;
  readonly placed: OrderWithPayment | null;
  readonly failure: Failure | null;
}

/** Buys a membership on its own, or renews it: payment method, order, payment (MEM-07). */
export const clubRenewalMachine = setup({
  types: {} as {
    context: ClubRenewalContext;
    events: ClubRenewalEvent;
    input: ClubRenewalInput;
    children: { makeKey: 'makeKey'; buy: 'buy'; pay: 'pay' };
  },
  actors: {
    makeKey: promiseSlot<string>(),
    buy: promiseSlot<OrderWithPayment, { purchase: ClubPurchase }>(),
    pay: payMachine,
  },
  actions: {
    setMethod: assign({ method: (_, params: { method: PaymentMethod }) => params.method }),
    setKey: assign({ key: (_, params: { key: string }) => params.key }),
    setPlaced: assign({ placed: (_, params: { answer: OrderWithPayment }) => params.answer }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
    tellPaid: ({ context }) => context.parent.send({ type: 'membership.paid' }),
  },
  guards: { isPaid: (_, params: { answer: OrderWithPayment }) => isSettled(params.answer) },
}).createMachine({
  id: 'club-renewal',
  description: 'Buys a membership on its own, or renews it: payment method, order, payment.',
  context: ({ input }) => ({ ...input, method: 'upi', key: null, placed: null, failure: null }),
  initial: 'offered',
  states: {
    offered: {
      description: 'The membership can be renewed.',
      on: { 'renewal.begin': { target: 'choosing', actions: 'clearFailure' } },
    },
    choosing: {
      description: 'Choosing a payment method.',
      on: {
        'method.choose': { actions: { type: 'setMethod', params: ({ event }) => event } },
        'renewal.order': { target: 'keying', actions: 'clearFailure' },
        'renewal.leave': 'offered',
      },
    },
    keying: {
      description: 'This click gets its own key, so that it counts only once.',
      invoke: {
        id: 'makeKey',
        src: 'makeKey',
        onDone: { target: 'ordering', actions: { type: 'setKey', params: ({ event }) => ({ key: event.output }) } },
        onError: {
          target: 'choosing',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ordering: {
      description: 'Ordering the membership at the price shown.',
      invoke: {
        id: 'buy',
        src: 'buy',
        input: ({ context }) => ({ purchase: purchaseOf(context) }),
        onDone: {
          target: 'paying',
          actions: { type: 'setPlaced', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    paying: {
      description: 'The order is waiting for payment.',
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context }) => renewalPayInput(context),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ answer: event.output.answer }) },
            target: 'renewed',
            actions: 'tellPaid',
          },
          { target: 'offered' },
        ],
      },
    },
    renewed: { description: 'Paid. The membership is renewed.', on: { 'renewal.begin': 'choosing' } },
  },
});
