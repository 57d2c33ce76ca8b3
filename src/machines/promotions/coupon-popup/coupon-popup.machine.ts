import { sceneOf } from './coupon-popup.rules.ts';
import { couponPopupSetup } from './coupon-popup.setup.ts';
import { hidden } from './coupon-popup.hidden.ts';
import { visible } from './coupon-popup.visible.ts';

/** Limited-time offers: over a page, or inside the open cart (CPN-02 to CPN-09). */
export const couponPopupMachine = couponPopupSetup.createMachine({
  id: 'coupon-popup',
  description: 'Limited-time offers, over a page or inside the open cart.',
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
          description: 'Is the cart open already?',
          always: [{ guard: 'isOpenAtFirst', target: 'inCart' }, { target: 'onPage' }],
        },
        onPage: { description: 'The cart is closed.', on: { 'drawer.opened': 'inCart' } },
        inCart: { description: 'The cart is open.', on: { 'drawer.closed': 'onPage' } },
      },
    },
    offers: {
      description: 'Which offers the shop has at the moment.',
      initial: 'fetching',
      states: {
        fetching: {
          description: 'Loading the offers.',
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
        fresh: { description: 'The offers are up to date.', after: { stale: 'stale' } },
        stale: {
          description:
            'The offers are getting old. They are loaded again after a while, or when the shopper moves on.',
          after: { refetch: 'fetching' },
          on: { 'page.arrived': 'fetching', 'drawer.opened': 'fetching', 'cart.changed': 'fetching' },
        },
      },
    },
    popup: {
      description: 'Which offer is on screen.',
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
        closed: { description: 'Closed by hand. Another may be shown on the next page, or in the cart.' },
        expired: { description: 'The offer has ended. Nothing is shown.' },
        dismissed: {
          description: 'The shopper doesn’t want offers. None is shown again in this session.',
          on: {
            'page.arrived': {
              actions: { type: 'setPath', params: ({ event }) => ({ path: event.location.path }) },
            },
            'drawer.opened': {},
            'drawer.closed': {},
          },
        },
        applied: {
          description: 'The code is passed on to the checkout, and the offer closes.',
          always: 'closed',
        },
      },
    },
  },
});
