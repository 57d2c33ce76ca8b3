import { quoteRequest } from './checkout.rules.ts';
import { checkoutSetup } from './checkout.setup.ts';
import type { CheckoutContext } from './checkout.types.ts';

const wanted = ({ context }: { context: CheckoutContext }) => ({ request: quoteRequest(context) });

/** Keeps the quote current with what is on screen. */
export const quoting = checkoutSetup.createStateConfig({
  description: 'The price on screen, always from the server.',
  initial: 'unasked',
  // Without `reenter`: in a parallel region it would re-enter the whole chart and lose the shopper's step.
  on: {
    'cart.changed': [
      {
        guard: { type: 'hasNewLines', params: ({ event }) => ({ lines: event.lines }) },
        target: '.settling',
        actions: { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) },
      },
      { target: '.unasked', actions: { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) } },
    ],
    'coupon.type': {
      actions: [
        { type: 'setCouponText', params: ({ event }) => ({ text: event.text }) },
        { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) },
      ],
    },
    'coupon.apply': {
      guard: 'hasCouponText',
      target: '.asking',
      actions: ['setCoupon', { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) }],
    },
    'coupon.clear': {
      target: '.asking',
      actions: [
        { type: 'declineCode', params: ({ context }) => ({ code: context.draft.couponCode }) },
        'clearCoupon',
        { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) },
      ],
    },
    'coupon.offered': [
      {
        guard: 'hasNoCoupon',
        target: '.asking',
        actions: [
          { type: 'setClaimed', params: ({ event }) => ({ code: event.code }) },
          { type: 'takeCoupon', params: ({ event }) => ({ code: event.code }) },
          { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) },
        ],
      },
      { actions: { type: 'setClaimed', params: ({ event }) => ({ code: event.code }) } },
    ],
    'coupon.chosen': {
      target: '.asking',
      actions: [
        { type: 'takeCoupon', params: ({ event }) => ({ code: event.code }) },
        { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) },
      ],
    },
    'claim.apply': {
      guard: 'hasClaim',
      target: '.asking',
      actions: [
        { type: 'takeCoupon', params: ({ context }) => ({ code: context.claimed ?? '' }) },
        { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) },
      ],
    },
    'bundle.changed': {
      target: '.settling',
      actions: { type: 'setBundleId', params: ({ event }) => ({ bundleId: event.bundleId }) },
    },
    'method.choose': {
      guard: { type: 'isMethodOpen', params: ({ event }) => ({ method: event.method }) },
      target: '.asking',
      actions: [
        { type: 'setMethod', params: ({ event }) => ({ method: event.method }) },
        { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) },
      ],
    },
    'wallet.switch': {
      target: '.asking',
      actions: [
        { type: 'setWallet', params: ({ event }) => ({ usesWallet: event.usesWallet }) },
        { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) },
      ],
    },
    // The wallet may hold less than it did when the refused order was priced.
    'order.review': { guard: 'isRefusedOrder', target: '.asking' },
    'delivery.answered': { guard: 'isPlaceOpen', target: '.asking' },
    'address.chosen': { target: '.asking' },
    'shopper.changed': { target: '.settling' },
  },
  states: {
    unasked: {
      description: 'Nothing to price.',
      on: {
        'draft.restored': { guard: 'hasLines', target: 'asking' },
        'coupon.apply': {},
        'coupon.clear': { actions: 'clearCoupon' },
        'coupon.offered': { actions: { type: 'setClaimed', params: ({ event }) => ({ code: event.code }) } },
        'coupon.chosen': { actions: { type: 'takeCoupon', params: ({ event }) => ({ code: event.code }) } },
        'claim.apply': {},
        'bundle.changed': {
          actions: { type: 'setBundleId', params: ({ event }) => ({ bundleId: event.bundleId }) },
        },
        'shopper.changed': {},
      },
    },
    settling: {
      description: 'Waiting for a moment without changes, so that they are priced together.',
      after: { changePause: 'asking' },
    },
    asking: {
      description: 'The server works out the price for the items, the coupon and the payment method.',
      invoke: {
        id: 'fetchQuote',
        src: 'fetchQuote',
        input: wanted,
        onDone: [
          {
            guard: { type: 'isPricedOtherwise', params: ({ event }) => ({ quote: event.output }) },
            target: 'asking',
            reenter: true,
            actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) },
          },
          {
            target: 'quoted',
            actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) },
          },
        ],
        onError: 'unquoted',
      },
    },
    quoted: { description: 'The server’s price for the current order is on screen.' },
    unquoted: {
      description: 'Couldn’t get a price. It is requested again shortly, or by hand.',
      on: { 'quote.retry': 'asking' },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Waiting a moment before requesting the price again.',
          after: { quoteRetry: 'trying' },
        },
        trying: {
          description: 'Requesting the price again. The notice stays on screen until it arrives.',
          invoke: {
            id: 'fetchQuoteAgain',
            src: 'fetchQuote',
            input: wanted,
            onDone: [
              {
                guard: { type: 'isPricedOtherwise', params: ({ event }) => ({ quote: event.output }) },
                target: '#checkout.quote.asking',
                actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) },
              },
              {
                target: '#checkout.quote.quoted',
                actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) },
              },
            ],
            onError: 'waiting',
          },
        },
      },
    },
  },
});
