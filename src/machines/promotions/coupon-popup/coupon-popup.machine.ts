import { sceneOf } from './coupon-popup.rules.ts';
import { couponPopupSetup } from './coupon-popup.setup.ts';
import { hidden } from './coupon-popup.hidden.ts';
import { visible } from './coupon-popup.visible.ts';

/** Offers whose time runs out: over a page, or in the flow of the open cart (CPN-02 to CPN-09). */
export const couponPopupMachine = couponPopupSetup.createMachine({
  id: 'coupon-popup',
  description: 'Offers whose time runs out, over a page or in the flow of the open cart.',
  context: ({ input }) => ({ ...input, coupons: [], offer: null }),
  type: 'parallel',
  on: {
    'session.opened': {
      actions: { type: 'setShopper', params: ({ event }) => ({ shopperId: event.profile.id }) },
    },
    'session.closed': { actions: { type: 'setShopper', params: { shopperId: null } } },
  },
  states: {
    place: {
      description: 'Where the shopper is.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Was the cart open at first?',
          always: [{ guard: 'isOpenAtFirst', target: 'inCart' }, { target: 'onPage' }],
        },
        onPage: { description: 'The cart is closed.', on: { 'drawer.opened': 'inCart' } },
        inCart: { description: 'The cart is open.', on: { 'drawer.closed': 'onPage' } },
      },
    },
    offers: {
      description: 'What the shop offers at present.',
      initial: 'fetching',
      states: {
        fetching: {
          description: 'The shop is asked.',
          invoke: {
            id: 'findOffers',
            src: 'findOffers',
            input: ({ context }) => ({ scene: sceneOf(context) }),
            onDone: {
              target: 'fresh',
              actions: { type: 'setCoupons', params: ({ event }) => ({ coupons: event.output }) },
            },
            onError: 'fresh',
          },
        },
        fresh: { description: 'The answer is young.', after: { stale: 'stale' } },
        stale: {
          description: 'The answer has aged: the next move of the shopper asks again, and so does time.',
          after: { refetch: 'fetching' },
          on: { 'page.arrived': 'fetching', 'drawer.opened': 'fetching', 'cart.changed': 'fetching' },
        },
      },
    },
    popup: {
      description: 'What of it is on the screen.',
      initial: 'hidden',
      on: {
        'cart.changed': { actions: { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) } },
        'page.arrived': {
          guard: { type: 'isOtherPath', params: ({ event }) => ({ path: event.location.path }) },
          target: '.hidden',
          actions: { type: 'setPath', params: ({ event }) => ({ path: event.location.path }) },
        },
        'popup.preview': {
          guard: 'isOnPage',
          target: '.hidden.onPage.waiting',
          actions: { type: 'setOffer', params: ({ event }) => ({ offer: event.coupon }) },
        },
        'drawer.opened': '.hidden',
        'drawer.closed': '.hidden',
      },
      states: {
        hidden,
        visible,
        closed: { description: 'Closed by hand; on the next page, or in the cart, one may come again.' },
        expired: { description: 'Its time is over; nothing is drawn.' },
        dismissed: {
          description: 'Not wanted: nothing more in this session.',
          on: {
            'page.arrived': {
              actions: { type: 'setPath', params: ({ event }) => ({ path: event.location.path }) },
            },
            'drawer.opened': {},
            'drawer.closed': {},
          },
        },
        applied: {
          description: 'The code is passed on, and the offer closes.',
          always: 'closed',
        },
      },
    },
  },
});
