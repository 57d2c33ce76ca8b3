import { checkoutSetup } from './checkout.setup.ts';

/** Placing the order: one click, one order, even if an answer gets lost (CHK-06, CHK-09). */
export const ordering = checkoutSetup.createStateConfig({
  description: 'The order is placed, and the server answers.',
  initial: 'preparing',
  states: {
    preparing: {
      description: 'The attempt gets its own key and is saved before anything is sent.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'makeKey',
        src: 'makeKey',
        input: ({ context }) => ({ lines: context.lines }),
        onDone: {
          target: 'placing',
          actions: [
            { type: 'setAttempt', params: ({ event }) => event.output },
            { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) },
          ],
        },
        onError: {
          target: 'refused',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'cart.changed': {
          guard: { type: 'hasOtherLines', params: ({ event }) => ({ lines: event.lines }) },
          target: '#checkout.step.deciding',
        },
      },
    },
    placing: {
      description: 'Placing the order under its key, which stays the same across retries and reloads.',
      tags: 'busy',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({ attempt: context.draft.attempt }),
        onDone: {
          target: '#checkout.step.paying',
          actions: [
            { type: 'setPlaced', params: ({ event }) => ({ answer: event.output, isFresh: true }) },
            { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isOrderedAlready', params: ({ event }) => ({ error: event.error }) },
            target: '#checkout.step.resuming',
            actions: [
              { type: 'setOrdered', params: ({ event }) => ({ error: event.error }) },
              { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) },
            ],
          },
          {
            guard: { type: 'isQuoteChanged', params: ({ event }) => ({ error: event.error }) },
            target: 'changed',
            actions: [
              { type: 'setChange', params: ({ event }) => ({ error: event.error }) },
              'forgetOrder',
              { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) },
              'tellPricesMoved',
            ],
          },
          {
            guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
            target: '#checkout.step.contact',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'unanswered',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    changed: {
      description:
        'Something changed since the shopper last looked. The change and the new total are shown for confirmation.',
      on: {
        'order.accept': { guard: 'canPlace', target: 'preparing' },
        'order.review': '#checkout.step.deciding',
        'step.open': {
          target: '#checkout.step.deciding',
          actions: { type: 'setStep', params: ({ event }) => ({ step: event.step }) },
        },
        'cart.changed': {
          guard: { type: 'hasOtherLines', params: ({ event }) => ({ lines: event.lines }) },
          target: '#checkout.step.deciding',
        },
      },
    },
    unanswered: {
      description: 'No answer. The order may already exist, so only the same attempt is sent again.',
      after: { answerPause: 'placing' },
      on: { 'order.retry': 'placing' },
    },
    refused: {
      description: 'The server refused the order. The shopper can try again or change it.',
      on: {
        'order.retry': [
          { guard: 'hasAttempt', target: 'placing' },
          { guard: 'canPlace', target: 'preparing' },
          { target: '#checkout.step.deciding' },
        ],
        'order.review': {
          target: '#checkout.step.filling.payment',
          actions: ['forgetOrder', { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) }],
        },
      },
    },
  },
});
