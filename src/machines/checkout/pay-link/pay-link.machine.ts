import { assign, setup } from 'xstate';
import type { PayLinkMethod } from '../../../domain/orders/draft/draft-order.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf } from '../../kit/tells.ts';
import type { OrderWithPayment } from '../../orders/placed-order.ts';
import { payMachine } from '../pay/pay.machine.ts';
import { chosenMethod, linkOrderOf, linkPayInput } from './pay-link.rules.ts';
import type { LinkOrder, OpenedLink, PayLinkContext, PayLinkEvent, PayLinkInput } from './pay-link.types.ts';

/** The page behind a payment link: what the shop put together, its price today, and the payment (DRF-01). */
export const payLinkMachine = setup({
  types: {} as {
    context: PayLinkContext;
    events: PayLinkEvent;
    input: PayLinkInput;
    children: { openLink: 'openLink'; placeOrder: 'placeOrder'; pay: 'pay' };
  },
  actors: {
    openLink: promiseSlot<OpenedLink, { token: string }>(),
    placeOrder: promiseSlot<OrderWithPayment, { order: LinkOrder }>(),
    pay: payMachine,
  },
  actions: {
    setOpened: assign((_, { opened }: { opened: OpenedLink }) => ({
      opened,
      placed: opened.placed,
      isFresh: false,
      failure: null,
    })),
    setMethod: assign({ method: (_, params: { method: PayLinkMethod }) => params.method, failure: null }),
    setPlaced: assign((_, { placed }: { placed: OrderWithPayment }) => ({ placed, isFresh: true, failure: null })),
    setPaid: assign({ placed: (_, params: { placed: OrderWithPayment }) => params.placed }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
  },
  guards: {
    isPaid: (_, { opened }: { opened: OpenedLink }) => opened.state === 'paid',
    isWaiting: (_, { opened }: { opened: OpenedLink }) => opened.placed !== null,
    isEmpty: (_, { opened }: { opened: OpenedLink }) => opened.quote.lines.length === 0,
    isChanged: (_, { opened }: { opened: OpenedLink }) => opened.changes.length > 0,
    isDone: (_, params: { kind: 'paid' | 'left' }) => params.kind === 'paid',
    isMissing: (_, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      return failure.kind === 'refused' && (failure.status === 404 || failure.status === 422);
    },
    /** What was shown is no longer right, or the order exists already: look again. */
    isOutdated: (_, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      return failure.kind === 'refused' && failure.slug === 'quote-changed';
    },
    canPay: ({ context }) => chosenMethod(context)?.refusal === null,
  },
}).createMachine({
  id: 'pay-link',
  description: 'The page behind a payment link: what the shop put together, its price today, and the payment.',
  context: ({ input }) => ({
    ...input,
    opened: null,
    method: 'upi',
    placed: null,
    isFresh: false,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading what the link offers, at today’s price.',
      invoke: {
        id: 'openLink',
        src: 'openLink',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ opened: event.output }) },
            target: 'paid',
            actions: { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) },
          },
          {
            guard: { type: 'isWaiting', params: ({ event }) => ({ opened: event.output }) },
            target: 'paying',
            actions: { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) },
          },
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ opened: event.output }) },
            target: 'soldOut',
            actions: { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) },
          },
          {
            guard: { type: 'isChanged', params: ({ event }) => ({ opened: event.output }) },
            target: 'changed',
            actions: { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) },
          },
          {
            target: 'reviewing',
            actions: { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) },
          },
        ],
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) }, target: 'missing' },
          { target: 'failed' },
        ],
      },
    },
    changed: {
      description:
        'Something changed since the link was sent. The customer is asked whether it’s still what they want.',
      on: { 'changes.accept': 'reviewing' },
    },
    reviewing: {
      description: 'The customer sees the order and chooses how to pay.',
      initial: 'calm',
      on: {
        'method.choose': { target: '.calm', actions: { type: 'setMethod', params: ({ event }) => event } },
        'order.place': { guard: 'canPay', target: 'placing' },
      },
      states: {
        calm: { description: 'Nothing has gone wrong.' },
        refused: { description: 'The order couldn’t be placed. Nothing was charged.' },
      },
    },
    placing: {
      description: 'Placing the order. A second tap or tab gets the same one.',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({ order: linkOrderOf(context) }),
        onDone: {
          target: 'paying',
          actions: { type: 'setPlaced', params: ({ event }) => ({ placed: event.output }) },
        },
        onError: [
          { guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) }, target: 'loading' },
          { guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) }, target: 'missing' },
          {
            target: 'reviewing.refused',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    paying: {
      description: 'Waiting for the customer to pay.',
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context }) => linkPayInput(context),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ kind: event.output.kind }) },
            target: 'paid',
            actions: { type: 'setPaid', params: ({ event }) => ({ placed: event.output.answer }) },
          },
          { target: 'loading' },
        ],
      },
    },
    paid: { description: 'Paid, or to be paid in cash. There is nothing left to do here.' },
    soldOut: {
      description: 'Everything in it is sold out. The customer can ask the shop.',
      on: { 'link.retry': 'loading' },
    },
    missing: { description: 'The link has run out, or the shop sent a newer one.' },
    failed: {
      description: 'Couldn’t load the page. It can be retried.',
      on: { 'link.retry': 'loading' },
    },
  },
});
