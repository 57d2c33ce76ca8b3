import { cartTriggers, pageTriggers } from './coupon-popup.rules.ts';
import { couponPopupSetup } from './coupon-popup.setup.ts';
import type { OfferPlace } from './coupon-popup.types.ts';

const listening = { description: 'Waiting for a good moment.', on: { 'trigger.fired': 'choosing' } } as const;

/** Looks for an offer after a trigger. */
function choosing(place: OfferPlace, id: string) {
  return couponPopupSetup.createStateConfig({
    description: 'Is there an offer for this cart, and may it be shown?',
    invoke: {
      id,
      src: 'readMoment',
      onDone: [
        {
          guard: { type: 'isRefused', params: ({ event }) => ({ moment: event.output }) },
          target: '#coupon-popup.popup.dismissed',
        },
        {
          guard: { type: 'canCome', params: ({ event }) => ({ place, moment: event.output }) },
          target: 'confirming',
          actions: { type: 'chooseOffer', params: ({ event }) => ({ place, moment: event.output }) },
        },
        { target: 'listening' },
      ],
      onError: 'listening',
    },
  });
}

/** No offer on screen; triggers are watching (CPN-05, CPN-06). */
export const hidden = couponPopupSetup.createStateConfig({
  description: 'No offer is on screen. Waiting for the right moment to show one.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is the shopper in the cart or on a page?',
      always: [
        { guard: 'isInCart', target: 'inCart' },
        { guard: 'isOnPage', target: 'onPage' },
      ],
    },
    onPage: {
      description: 'Watching this visit to the page.',
      invoke: {
        id: 'pageTrigger',
        src: 'pageTrigger',
        input: ({ context, self }) => ({ parent: self, ...pageTriggers(context.path) }),
      },
      initial: 'listening',
      states: {
        listening,
        choosing: choosing('page', 'readMoment'),
        confirming: {
          description: 'Is the offer still valid?',
          invoke: {
            id: 'readOffer',
            src: 'readOffer',
            input: ({ context }) => ({ couponId: context.offer?.id ?? '' }),
            onDone: [
              {
                guard: { type: 'isThere', params: ({ event }) => ({ offer: event.output }) },
                target: 'waiting',
                actions: { type: 'setOffer', params: ({ event }) => ({ offer: event.output }) },
              },
              { target: 'listening' },
            ],
            onError: 'listening',
          },
        },
        waiting: {
          description: 'An offer is ready and waits for its turn.',
          entry: 'tellRequest',
          on: {
            'overlay.granted': '#coupon-popup.popup.visible.onPage',
            'drawer.opened': { target: '#coupon-popup.popup.hidden', actions: 'tellWithdraw' },
            'drawer.closed': { target: '#coupon-popup.popup.hidden', actions: 'tellWithdraw' },
            // A new page drops every popup from the queue that the shopper didn't ask for.
            'page.arrived': [
              {
                guard: { type: 'isOtherPath', params: ({ event }) => ({ path: event.location.path }) },
                target: '#coupon-popup.popup.hidden',
                actions: [
                  { type: 'setPath', params: ({ event }) => ({ path: event.location.path }) },
                  'tellWithdraw',
                ],
              },
              { actions: 'tellRequest' },
            ],
          },
        },
      },
    },
    inCart: {
      description: 'Watching the open cart.',
      invoke: {
        id: 'cartTrigger',
        src: 'cartTrigger',
        input: ({ self }) => ({ parent: self, ...cartTriggers }),
      },
      initial: 'listening',
      states: {
        listening,
        choosing: choosing('cart', 'readMomentInCart'),
        confirming: {
          description: 'Is the offer still valid?',
          invoke: {
            id: 'readOfferInCart',
            src: 'readOffer',
            input: ({ context }) => ({ couponId: context.offer?.id ?? '' }),
            onDone: [
              {
                guard: { type: 'isThere', params: ({ event }) => ({ offer: event.output }) },
                target: '#coupon-popup.popup.visible.inCart',
                actions: { type: 'setOffer', params: ({ event }) => ({ offer: event.output }) },
              },
              { target: 'listening' },
            ],
            onError: 'listening',
          },
        },
      },
    },
  },
});
