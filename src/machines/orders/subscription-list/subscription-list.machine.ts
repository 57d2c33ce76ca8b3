import { assign, setup } from 'xstate';
import type { SubscriptionCommand } from '../../../domain/orders/subscription/subscription.ts';
import type { OrderWithPayment, PaymentAction } from '../placed-order.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf } from '../../kit/tells.ts';
import { payMachine } from '../../checkout/pay/pay.machine.ts';
import {
  askedWish,
  draftOf,
  hasAsked,
  orderOf,
  payInputOf,
  wayToBank,
  withOne,
} from './subscription-list.rules.ts';
import type {
  MandateWish,
  OwnSubscription,
  SubscriptionDraft,
  SubscriptionList,
  SubscriptionListActors,
  SubscriptionListContext,
  SubscriptionListEvent,
  SubscriptionOrder,
} from './subscription-list.types.ts';

/** The shopper's subscriptions page: one change to one subscription at a time (SUB-01). */
export const subscriptionListMachine = setup({
  types: {} as {
    context: SubscriptionListContext;
    events: SubscriptionListEvent;
    children: SubscriptionListActors;
  },
  actors: {
    fetchList: promiseSlot<SubscriptionList>(),
    tellSubscription: promiseSlot<OwnSubscription, { order: SubscriptionOrder | null }>(),
    saveDraft: promiseSlot<OwnSubscription, { draft: SubscriptionDraft | null }>(),
    settleMandate: promiseSlot<OwnSubscription, { wish: MandateWish | null }>(),
    fetchOrder: promiseSlot<OrderWithPayment, { orderId: string }>(),
    pay: payMachine,
  },
  actions: {
    setList: assign({ list: (_, params: { list: SubscriptionList }) => params.list }),
    setOne: assign({ list: ({ context }, params: { one: OwnSubscription }) => withOne(context.list, params.one) }),
    setOrder: assign({
      order: ({ context }, params: { id: string; command: SubscriptionCommand }) =>
        orderOf(context.list, params.id, params.command),
    }),
    setDraft: assign({ draft: ({ context }, params: { id: string }) => draftOf(context.list, params.id) }),
    changeDraft: assign({
      draft: ({ context }, params: { change: Partial<SubscriptionDraft> }) =>
        context.draft && { ...context.draft, ...params.change },
    }),
    setWish: assign({ wish: (_, params: { wish: MandateWish }) => params.wish }),
    setAskedWish: assign({ wish: ({ context }, params: { id: string }) => askedWish(context.list, params.id) }),
    openBank: (_, _params: { way: PaymentAction | null }) => {},
    setOrderId: assign({ orderId: (_, params: { orderId: string }) => params.orderId }),
    setPlaced: assign({ placed: (_, params: { answer: OrderWithPayment }) => params.answer }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
    clearWork: assign({ order: null, draft: null, wish: null, orderId: null, placed: null }),
  },
  guards: {
    isThere: ({ context }, params: { id: string }) => draftOf(context.list, params.id) !== null,
    isAtBank: ({ context }, params: { id: string }) => wayToBank(context.list, params.id) !== null,
    hasAsked: ({ context }) => hasAsked(context.list),
    isBankNext: (_, params: { one: OwnSubscription }) =>
      wayToBank({ subscriptions: [params.one], addresses: [] }, params.one.id) !== null,
  },
  delays: { bankPause: 5000, redirectPatience: 5000 },
}).createMachine({
  id: 'subscription-list',
  description: 'The shopper’s subscriptions page: one change to one subscription at a time.',
  context: { list: null, order: null, draft: null, wish: null, orderId: null, placed: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the subscriptions and the saved addresses.',
      invoke: {
        id: 'fetchList',
        src: 'fetchList',
        onDone: {
          target: 'resting',
          actions: { type: 'setList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'Couldn’t load the subscriptions. The shopper can try again.',
      on: { 'list.retry': { target: 'loading', actions: 'clearFailure' } },
    },
    resting: {
      description: 'The subscriptions are shown.',
      entry: 'clearWork',
      on: {
        'subscription.tell': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'telling',
          actions: ['clearFailure', { type: 'setOrder', params: ({ event }) => event }],
        },
        'end.ask': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'confirming',
          actions: [
            'clearFailure',
            { type: 'setOrder', params: ({ event }) => ({ id: event.id, command: 'cancel' as const }) },
          ],
        },
        'edit.begin': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'editing',
          actions: ['clearFailure', { type: 'setDraft', params: ({ event }) => event }],
        },
        'renewal.pay': {
          target: 'opening',
          actions: ['clearFailure', { type: 'setOrderId', params: ({ event }) => event }],
        },
        'mandate.ask': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'agreeing',
          actions: ['clearFailure', { type: 'setWish', params: ({ event }) => ({ wish: event }) }],
        },
        'mandate.end': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'agreeing',
          actions: [
            'clearFailure',
            { type: 'setWish', params: ({ event }) => ({ wish: { id: event.id, method: null } }) },
          ],
        },
        'mandate.open': {
          guard: { type: 'isAtBank', params: ({ event }) => event },
          target: 'leaving',
          actions: { type: 'setAskedWish', params: ({ event }) => event },
        },
        'list.retry': { target: 'loading', actions: 'clearFailure' },
      },
      initial: 'still',
      states: {
        still: {
          description: 'Nothing is happening.',
          after: { bankPause: { guard: 'hasAsked', target: 'looking' } },
        },
        looking: {
          description: 'A bank was asked for its consent. Checking whether it has answered.',
          invoke: {
            id: 'lookAgain',
            src: 'fetchList',
            onDone: {
              target: 'still',
              actions: { type: 'setList', params: ({ event }) => ({ list: event.output }) },
            },
            onError: 'still',
          },
        },
      },
    },
    agreeing: {
      description: 'Requesting a bank’s consent to debits, or ending it.',
      invoke: {
        id: 'settleMandate',
        src: 'settleMandate',
        input: ({ context }) => ({ wish: context.wish }),
        onDone: [
          {
            guard: { type: 'isBankNext', params: ({ event }) => ({ one: event.output }) },
            target: 'leaving',
            actions: { type: 'setOne', params: ({ event }) => ({ one: event.output }) },
          },
          { target: 'resting', actions: { type: 'setOne', params: ({ event }) => ({ one: event.output }) } },
        ],
        onError: {
          target: 'resting',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    leaving: {
      description: 'The bank’s page is about to open.',
      entry: { type: 'openBank', params: ({ context }) => ({ way: wayToBank(context.list, context.wish?.id) }) },
      after: { redirectPatience: 'resting' },
    },
    confirming: {
      description: 'Really cancel this subscription?',
      on: { 'end.confirm': 'telling', 'end.leave': 'resting' },
    },
    telling: {
      description: 'Telling the server what to do with one subscription.',
      invoke: {
        id: 'tellSubscription',
        src: 'tellSubscription',
        input: ({ context }) => ({ order: context.order }),
        onDone: { target: 'resting', actions: { type: 'setOne', params: ({ event }) => ({ one: event.output }) } },
        onError: {
          target: 'resting',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    editing: {
      description: 'The shopper changes quantity, day, address or payment of one subscription.',
      on: {
        'edit.change': { actions: { type: 'changeDraft', params: ({ event }) => ({ change: event.change }) } },
        'edit.save': { target: 'saving', actions: 'clearFailure' },
        'edit.leave': { target: 'resting', actions: 'clearFailure' },
      },
    },
    saving: {
      description: 'Saving the change.',
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }) => ({ draft: context.draft }),
        onDone: { target: 'resting', actions: { type: 'setOne', params: ({ event }) => ({ one: event.output }) } },
        onError: {
          target: 'editing',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    opening: {
      description: 'Looking up the order to pay for.',
      invoke: {
        id: 'fetchOrder',
        src: 'fetchOrder',
        input: ({ context }) => ({ orderId: context.orderId ?? '' }),
        onDone: {
          target: 'paying',
          actions: { type: 'setPlaced', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'resting',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    paying: {
      description: 'The shopper pays for the renewal. Afterwards the list is loaded again.',
      invoke: { id: 'pay', src: 'pay', input: ({ context }) => payInputOf(context), onDone: 'loading' },
    },
  },
});
