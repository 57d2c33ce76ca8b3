import { filling } from './checkout.filling.ts';
import { ordering } from './checkout.ordering.ts';
import { payInputOf, pincodeOf } from './checkout.rules.ts';
import { checkoutSetup } from './checkout.setup.ts';

/** The steps of the checkout, from loading to the confirmed order (CHK-02). */
export const stepping = checkoutSetup.createStateConfig({
  description: 'How far the shopper has got.',
  initial: 'restoring',
  on: {
    'step.open': { actions: { type: 'setStep', params: ({ event }) => ({ step: event.step }) } },
    'delivery.answered': {
      actions: { type: 'setDelivery', params: ({ event }) => ({ delivery: event.delivery }) },
    },
    'shopper.changed': [
      {
        guard: { type: 'isShopper', params: ({ event }) => ({ shopper: event.shopper }) },
        actions: { type: 'setShopper', params: ({ event }) => ({ shopper: event.shopper }) },
      },
      { target: '.deciding', actions: { type: 'setShopper', params: { shopper: null } } },
    ],
  },
  states: {
    restoring: {
      description: 'Waiting for the session and the cart. What was typed here before is restored.',
      tags: 'busy',
      invoke: {
        id: 'readStart',
        src: 'readStart',
        onDone: {
          target: 'deciding',
          actions: [
            { type: 'setStart', params: ({ event }) => ({ start: event.output }) },
            { type: 'tellPincode', params: ({ event }) => ({ pincode: pincodeOf(event.output) }) },
            'reportRestored',
          ],
        },
        onError: 'deciding',
      },
      on: { 'shopper.changed': {} },
    },
    deciding: {
      description: 'What is still missing?',
      always: [
        { guard: 'hasLink', target: 'reopening' },
        { guard: 'isNothingToBuy', target: 'empty' },
        { guard: 'isVisitor', target: 'contact' },
        { guard: 'hasOrder', target: 'resuming' },
        { guard: 'hasAttempt', target: 'ordering.placing' },
        { guard: 'shouldPay', target: 'filling.payment' },
        {
          guard: { type: 'isUndelivered', params: ({ context }) => ({ lines: context.lines }) },
          target: 'filling.payment',
          actions: { type: 'tellStep', params: { step: 'payment', isReplacing: true } },
        },
        {
          target: 'filling.address',
          actions: { type: 'tellStep', params: { step: 'address', isReplacing: true } },
        },
      ],
    },
    reopening: {
      description:
        'A link from a reminder brings back the earlier checkout. A cart that already has items stays as it is.',
      tags: 'busy',
      exit: 'clearLink',
      invoke: {
        id: 'fetchLeft',
        src: 'fetchLeft',
        input: ({ context }) => ({ link: context.link ?? '' }),
        onDone: [
          {
            guard: 'hasLines',
            target: 'deciding',
            actions: { type: 'tellStep', params: ({ event }) => ({ step: event.output.step, isReplacing: true }) },
          },
          {
            guard: 'isKnown',
            target: 'deciding',
            actions: [
              { type: 'setLeft', params: ({ event }) => ({ left: event.output }) },
              { type: 'fillCart', params: ({ event }) => ({ lines: event.output.lines }) },
              'reportRestored',
              { type: 'tellStep', params: ({ event }) => ({ step: event.output.step, isReplacing: true }) },
            ],
          },
          {
            target: 'deciding',
            actions: [{ type: 'setLeft', params: ({ event }) => ({ left: event.output }) }, 'reportRestored'],
          },
        ],
        onError: { target: 'deciding', actions: 'tellLinkOver' },
      },
      on: {
        'shopper.changed': {
          actions: { type: 'setShopper', params: ({ event }) => ({ shopper: event.shopper }) },
        },
      },
    },
    empty: {
      description: 'The cart is empty.',
      on: {
        'cart.changed': {
          guard: { type: 'hasNewLines', params: ({ event }) => ({ lines: event.lines }) },
          target: 'deciding',
        },
      },
    },
    contact: {
      description: 'The visitor enters a phone number and its code to sign in.',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ parent: context.parent, phone: context.draft.address.fields.phone }),
      },
      on: {
        'shopper.changed': {
          guard: { type: 'isShopper', params: ({ event }) => ({ shopper: event.shopper }) },
          target: 'deciding',
          actions: { type: 'setShopper', params: ({ event }) => ({ shopper: event.shopper }) },
        },
      },
    },
    filling,
    ordering,
    resuming: {
      description: 'An order is waiting for payment. Asking the server how it stands.',
      tags: 'busy',
      invoke: {
        id: 'fetchOrder',
        src: 'fetchOrder',
        input: ({ context }) => ({ orderId: context.draft.orderId ?? '' }),
        onDone: [
          {
            guard: { type: 'isAnsweredPaid', params: ({ event }) => ({ answer: event.output }) },
            target: 'confirmed',
            actions: { type: 'setPlaced', params: ({ event }) => ({ answer: event.output, isFresh: false }) },
          },
          {
            guard: { type: 'isAnsweredOver', params: ({ event }) => ({ answer: event.output }) },
            target: 'deciding',
            actions: ['forgetOrder', { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) }],
          },
          {
            target: 'paying',
            actions: { type: 'setPlaced', params: ({ event }) => ({ answer: event.output, isFresh: false }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
            target: 'deciding',
            actions: ['forgetOrder', { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) }],
          },
          { guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) }, target: 'contact' },
          {
            target: 'unreachable',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    unreachable: {
      description: 'Couldn’t reach the server for the order. It is asked again.',
      after: { resumePause: 'resuming' },
      on: { 'order.retry': 'resuming' },
    },
    paying: {
      description: 'The order is placed and waiting for payment.',
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context }) => payInputOf(context),
        onDone: [
          {
            guard: { type: 'isAnsweredPaid', params: ({ event }) => ({ answer: event.output.answer }) },
            target: 'confirmed',
            actions: {
              type: 'setPlaced',
              params: ({ event }) => ({ answer: event.output.answer, isFresh: false }),
            },
          },
          {
            target: 'deciding',
            actions: ['forgetOrder', { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) }],
          },
        ],
      },
    },
    confirmed: {
      description: 'The order is confirmed. The shop empties the cart and shows the order.',
      entry: [
        { type: 'spendCode', params: ({ context }) => ({ code: context.draft.couponCode }) },
        'forgetChoices',
        { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) },
        { type: 'keepOrderId', params: ({ context }) => ({ orderId: context.placed?.order.id ?? '' }) },
        'tellConfirmed',
        'tellSuccess',
      ],
      on: {
        'shopper.changed': { actions: { type: 'setShopper', params: ({ event }) => ({ shopper: event.shopper }) } },
      },
    },
  },
});
