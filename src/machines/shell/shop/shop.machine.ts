import { productQueryString } from '../../../domain/catalogue/catalogue.ts';
import { productsOf, type Page } from '../../../domain/shell/page/page.ts';
import { nextPath, parseLocation, signInPath } from '../../../domain/shell/page/route.ts';
import { afterFailures, shopFlows, turned } from './shop.flows.ts';
import { shopSetup } from './shop.setup.ts';
import { shopTexts } from './shop.texts.ts';

/** Runs when a session ends. */
const closed = [{ type: 'setProfile', params: { profile: null } }, 'tellPromotions'] as const;

/** Nothing of the page before stays over a new one. */
const cleared = ['endSplash', 'closeMenu', 'closeDrawer'] as const;

const paymentOf = ({ event }: { event: { page: Page } }) => ({
  surface: 'payment' as const,
  isBusy: event.page.route === 'payment',
});

/** Nothing comes over a payment. */
const guarded = [
  { type: 'setSurface', params: paymentOf },
  { type: 'tellSurface', params: paymentOf },
] as const;

/** The root of the shop: starts the long-lived actors, and its `on` table shows who tells whom. */
export const shopMachine = shopSetup.createMachine({
  id: 'shop',
  description: 'The whole shop. Starts the long-lived actors and passes messages between them.',
  context: ({ input }) => ({
    ...input,
    current: input.location,
    lines: [],
    profile: null,
    busy: input.page.route === 'payment' ? ['payment'] : [],
    taken: null,
    promotions: null,
  }),
  invoke: shopFlows,
  initial: 'opening',
  states: {
    opening: {
      description: 'The shop is open and works. Its promotions load once nothing else is left to do.',
      invoke: {
        id: 'loadPromotions',
        src: 'loadPromotions',
        onDone: {
          target: 'complete',
          actions: { type: 'startPromotions', params: ({ event }) => ({ start: event.output }) },
        },
        onError: {
          target: 'plain',
          actions: { type: 'logPromotions', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    plain: {
      description: 'Couldn’t load the promotions. Everything else works, and loading is tried again.',
      after: { promotionsPause: 'opening' },
    },
    complete: { description: 'The promotions are loaded and follow the shop.' },
  },
  on: {
    ...afterFailures,
    'link.follow': {
      actions: {
        type: 'openPage',
        params: ({ event }) => ({ location: event.location, isReplacing: event.isReplacing }),
      },
    },
    'list.wanted': {
      actions: {
        type: 'openPage',
        params: ({ event }) => ({
          location: { path: '/shop', search: productQueryString(event.query) },
          isReplacing: event.isTyping,
        }),
      },
    },
    'buy.now': { actions: ['closeDrawer', { type: 'openPage', params: { location: parseLocation('/checkout') } }] },
    'page.awaited': { actions: 'awaitSplash' },
    'page.arrived': [
      {
        guard: {
          type: 'isOthersHome',
          params: ({ context, event }) => ({ path: event.location.path, profile: context.profile }),
        },
        actions: [
          { type: 'setCurrent', params: ({ event }) => event },
          { type: 'writeHead', params: ({ event }) => ({ page: event.page, location: event.location }) },
          ...cleared,
          ...guarded,
          'tellPromotions',
          {
            type: 'openHome',
            params: ({ context, event }) => ({ path: event.location.path, profile: context.profile }),
          },
        ],
      },
      {
        guard: { type: 'isShopPage', params: ({ event }) => ({ page: event.page }) },
        actions: [
          { type: 'setCurrent', params: ({ event }) => event },
          { type: 'writeHead', params: ({ event }) => ({ page: event.page, location: event.location }) },
          ...cleared,
          ...guarded,
          { type: 'learnProducts', params: ({ event }) => ({ products: productsOf(event.page) }) },
          'tellPromotions',
          {
            type: 'settleList',
            params: ({ event }) => ({ query: event.page.route === 'shop' ? event.page.query : {} }),
          },
        ],
      },
      {
        actions: [
          { type: 'setCurrent', params: ({ event }) => event },
          { type: 'writeHead', params: ({ event }) => ({ page: event.page, location: event.location }) },
          ...cleared,
          ...guarded,
          { type: 'learnProducts', params: ({ event }) => ({ products: productsOf(event.page) }) },
          'tellPromotions',
        ],
      },
    ],
    'session.begin': { actions: 'openSession' },
    'session.end': { actions: 'closeSession' },
    'session.absent': [
      {
        guard: 'isOnDashboard',
        actions: {
          type: 'openPage',
          params: ({ context }) => ({ location: parseLocation(signInPath(context.current)), isReplacing: true }),
        },
      },
    ],
    'session.opened': [
      {
        guard: 'isOnSignIn',
        actions: [
          { type: 'setProfile', params: ({ event }) => ({ profile: event.profile }) },
          'tellPromotions',
          { type: 'syncAs', params: ({ event }) => ({ shopperId: event.profile.id }) },
          {
            type: 'openPage',
            params: ({ context }) => ({
              location: parseLocation(nextPath(context.current.search)),
              isReplacing: true,
            }),
          },
        ],
      },
      {
        guard: {
          type: 'isOthersHome',
          params: ({ context, event }) => ({ path: context.current.path, profile: event.profile }),
        },
        actions: [
          { type: 'setProfile', params: ({ event }) => ({ profile: event.profile }) },
          'tellPromotions',
          { type: 'syncAs', params: ({ event }) => ({ shopperId: event.profile.id }) },
          {
            type: 'openHome',
            params: ({ context, event }) => ({ path: context.current.path, profile: event.profile }),
          },
        ],
      },
      {
        actions: [
          { type: 'setProfile', params: ({ event }) => ({ profile: event.profile }) },
          'tellPromotions',
          { type: 'syncAs', params: ({ event }) => ({ shopperId: event.profile.id }) },
        ],
      },
    ],
    'session.refreshed': {
      actions: [{ type: 'setProfile', params: ({ event }) => ({ profile: event.profile }) }, 'tellPromotions'],
    },
    'session.closed': [
      {
        guard: { type: 'isCause', params: ({ event }) => ({ cause: event.cause, wanted: 'logout' }) },
        actions: [
          ...closed,
          'forgetStoredCart',
          'clearCart',
          'forgetChoices',
          { type: 'showToast', params: { toast: shopTexts.loggedOut } },
          { type: 'openPage', params: { location: parseLocation('/') } },
        ],
      },
      {
        guard: { type: 'isCause', params: ({ event }) => ({ cause: event.cause, wanted: 'lost' }) },
        actions: [
          ...closed,
          'syncAsVisitor',
          { type: 'showToast', params: { toast: shopTexts.sessionLost } },
          { type: 'openPage', params: ({ context }) => ({ location: parseLocation(signInPath(context.current)) }) },
        ],
      },
      {
        guard: { type: 'isCause', params: ({ event }) => ({ cause: event.cause, wanted: 'other-tab' }) },
        actions: [...closed, 'syncAsVisitor', { type: 'openPage', params: { location: parseLocation('/') } }],
      },
      { actions: [...closed, 'syncAsVisitor'] },
    ],
    'cart.changed': {
      actions: [
        { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) },
        'tellPromotions',
        'syncCart',
      ],
    },
    'cart.command': { actions: { type: 'passCommand', params: ({ event }) => ({ command: event.command }) } },
    'cart.restored': { actions: 'replaceCart' },
    'cart.checked': { actions: 'markCart' },
    'bundle.taken': { actions: { type: 'setTaken', params: ({ event }) => ({ taken: event.taken }) } },
    'drawer.opened': { actions: [...turned('drawer', true), 'tellPromotions', 'checkCart'] },
    'drawer.closed': { actions: [...turned('drawer', false), 'tellPromotions'] },
    'menu.opened': { actions: turned('menu', true) },
    'menu.closed': { actions: turned('menu', false) },
    'choices.open': { actions: 'tellPromotions' },
    'prices.moved': { actions: 'checkCart' },
    'connection.lost': { actions: { type: 'showToast', params: { toast: shopTexts.offline } } },
    'connection.restored': {
      actions: ['wakeSession', 'wakeSync', { type: 'showToast', params: { toast: shopTexts.online } }],
    },
    'order.confirmed': [
      {
        guard: { type: 'hasMembership', params: ({ event }) => ({ hasMembership: event.hasMembership }) },
        actions: ['tellPromotions', 'emptyCart', 'forgetChoices', 'refreshSession'],
      },
      { actions: ['tellPromotions', 'emptyCart', 'forgetChoices'] },
    ],
    'toast.request': { actions: { type: 'showToast', params: ({ event }) => ({ toast: event.toast }) } },
  },
});
