import { assign, sendTo, setup } from 'xstate';
import { productQueryString, type ProductQuery } from '../../domain/catalogue/catalogue.ts';
import { productsOf, type Page } from '../../domain/page/page.ts';
import { nextPath, parseLocation, signInPath, type Location } from '../../domain/page/route.ts';
import type { PricedProduct } from '../../domain/product/product.ts';
import { cartMachine } from '../cart/cart.machine.ts';
import { cartSyncMachine } from '../cart-sync/cart-sync.machine.ts';
import { catalogueMachine } from '../catalogue/catalogue.machine.ts';
import { connectionMachine } from '../connection/connection.machine.ts';
import { menuMachine } from '../menu/menu.machine.ts';
import { navigationMachine } from '../navigation/navigation.machine.ts';
import { sessionMachine, type ClosingCause } from '../session/session.machine.ts';
import { splashMachine } from '../splash/splash.machine.ts';
import { themeMachine } from '../theme/theme.machine.ts';
import { toastsMachine, type ToastText } from '../toasts/toasts.machine.ts';
import { shopTexts } from './shop.texts.ts';
import type { ShopChildren, ShopEvent, ShopInput } from './shop.types.ts';

interface ShopContext extends ShopInput {
  /** Where the shopper is, as navigation last told. */
  readonly current: Location;
}

/** The root: it keeps the long-lived actors, and its `on` table is the one map of who tells whom. */
export const shopMachine = setup({
  types: {} as { context: ShopContext; events: ShopEvent; input: ShopInput; children: ShopChildren },
  actors: {
    session: sessionMachine,
    cart: cartMachine,
    cartSync: cartSyncMachine,
    navigation: navigationMachine,
    catalogue: catalogueMachine,
    connection: connectionMachine,
    toasts: toastsMachine,
    splash: splashMachine,
    theme: themeMachine,
    menu: menuMachine,
  },
  actions: {
    openPage: sendTo('navigation', (_, params: { location: Location; isReplacing?: boolean | undefined }) => ({
      type: 'page.open',
      location: params.location,
      isReplacing: params.isReplacing ?? false,
    })),
    openSession: sendTo('session', ({ event }) => {
      if (event.type !== 'session.begin') throw new Error(`A session cannot begin with ${event.type}`);
      return { type: 'session.open', token: event.token, profile: event.profile };
    }),
    closeSession: sendTo('session', { type: 'session.close' }),
    refreshSession: sendTo('session', { type: 'session.refresh' }),
    wakeSession: sendTo('session', { type: 'connection.restored' }),
    syncAs: sendTo('cartSync', (_, params: { shopperId: string }) => ({
      type: 'session.opened',
      shopperId: params.shopperId,
    })),
    syncAsVisitor: sendTo('cartSync', { type: 'session.closed' }),
    forgetStoredCart: sendTo('cartSync', { type: 'session.ended' }),
    syncCart: sendTo('cartSync', ({ event }) => {
      if (event.type !== 'cart.changed') throw new Error(`A cart cannot be synced by ${event.type}`);
      return event;
    }),
    checkCart: sendTo('cartSync', { type: 'cart.check' }),
    wakeSync: sendTo('cartSync', { type: 'connection.restored' }),
    replaceCart: sendTo('cart', ({ event }) => {
      if (event.type !== 'cart.restored') throw new Error(`A cart cannot be replaced by ${event.type}`);
      return { type: 'cart.replace', lines: event.lines, cause: event.cause };
    }),
    markCart: sendTo('cart', ({ event }) => {
      if (event.type !== 'cart.checked') throw new Error(`A cart cannot be marked by ${event.type}`);
      return event;
    }),
    clearCart: sendTo('cart', { type: 'cart.clear' }),
    emptyCart: sendTo('cart', { type: 'cart.empty' }),
    closeDrawer: sendTo('cart', { type: 'drawer.close' }),
    learnProducts: sendTo('cart', (_, params: { products: readonly PricedProduct[] }) => ({
      type: 'products.learn',
      products: params.products,
    })),
    awaitSplash: sendTo('splash', { type: 'page.awaited' }),
    endSplash: sendTo('splash', { type: 'page.arrived' }),
    closeMenu: sendTo('menu', { type: 'page.arrived' }),
    settleList: sendTo('catalogue', (_, params: { query: ProductQuery }) => ({
      type: 'list.arrived',
      query: params.query,
    })),
    showToast: sendTo('toasts', (_, params: { toast: ToastText }) => ({ type: 'toast.show', toast: params.toast })),
    setCurrent: assign({ current: (_, params: { location: Location }) => params.location }),
    writeHead: (_, _params: { page: Page; location: Location }) => {},
    forgetChoices: () => {},
  },
  guards: {
    isCause: (_, params: { cause: ClosingCause; wanted: ClosingCause }) => params.cause === params.wanted,
    isOnDashboard: ({ context }) => context.current.path.startsWith('/dashboard'),
    isOnSignIn: ({ context }) => ['/login', '/register'].includes(context.current.path),
    isShopPage: (_, params: { page: Page }) => params.page.route === 'shop',
    hasMembership: (_, params: { hasMembership: boolean }) => params.hasMembership,
  },
}).createMachine({
  id: 'shop',
  description: 'The whole shop: it keeps the long-lived actors and passes on what they tell.',
  context: ({ input }) => ({ ...input, current: input.location }),
  invoke: [
    { id: 'theme', src: 'theme' },
    { id: 'toasts', src: 'toasts' },
    { id: 'menu', src: 'menu' },
    { id: 'splash', src: 'splash', input: ({ context }) => ({ factor: context.splashFactor }) },
    { id: 'connection', src: 'connection', input: ({ self }) => ({ parent: self }) },
    {
      id: 'catalogue',
      src: 'catalogue',
      input: ({ context, self }) => ({
        parent: self,
        query: context.page.route === 'shop' ? context.page.query : {},
      }),
    },
    {
      id: 'navigation',
      src: 'navigation',
      input: ({ context, self }) => ({ parent: self, location: context.location, page: context.page }),
    },
    {
      id: 'cart',
      src: 'cart',
      input: ({ context, self }) => ({
        parent: self,
        products: context.membership ? [...productsOf(context.page), context.membership] : productsOf(context.page),
      }),
    },
    { id: 'cartSync', src: 'cartSync', input: ({ self }) => ({ parent: self }) },
    { id: 'session', src: 'session', input: ({ self }) => ({ parent: self }) },
  ],
  initial: 'open',
  states: { open: { description: 'The shop is open; its actors do the work.' } },
  on: {
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
        guard: { type: 'isShopPage', params: ({ event }) => ({ page: event.page }) },
        actions: [
          { type: 'setCurrent', params: ({ event }) => ({ location: event.location }) },
          { type: 'writeHead', params: ({ event }) => ({ page: event.page, location: event.location }) },
          'endSplash',
          'closeMenu',
          'closeDrawer',
          { type: 'learnProducts', params: ({ event }) => ({ products: productsOf(event.page) }) },
          {
            type: 'settleList',
            params: ({ event }) => ({ query: event.page.route === 'shop' ? event.page.query : {} }),
          },
        ],
      },
      {
        actions: [
          { type: 'setCurrent', params: ({ event }) => ({ location: event.location }) },
          { type: 'writeHead', params: ({ event }) => ({ page: event.page, location: event.location }) },
          'endSplash',
          'closeMenu',
          'closeDrawer',
          { type: 'learnProducts', params: ({ event }) => ({ products: productsOf(event.page) }) },
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
      { actions: { type: 'syncAs', params: ({ event }) => ({ shopperId: event.profile.id }) } },
    ],
    'session.closed': [
      {
        guard: { type: 'isCause', params: ({ event }) => ({ cause: event.cause, wanted: 'logout' }) },
        actions: [
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
          'syncAsVisitor',
          { type: 'showToast', params: { toast: shopTexts.sessionLost } },
          { type: 'openPage', params: ({ context }) => ({ location: parseLocation(signInPath(context.current)) }) },
        ],
      },
      {
        guard: { type: 'isCause', params: ({ event }) => ({ cause: event.cause, wanted: 'other-tab' }) },
        actions: ['syncAsVisitor', { type: 'openPage', params: { location: parseLocation('/') } }],
      },
      { actions: 'syncAsVisitor' },
    ],
    'cart.changed': { actions: 'syncCart' },
    'cart.restored': { actions: 'replaceCart' },
    'cart.checked': { actions: 'markCart' },
    'drawer.opened': { actions: 'checkCart' },
    'prices.moved': { actions: 'checkCart' },
    'connection.lost': { actions: { type: 'showToast', params: { toast: shopTexts.offline } } },
    'connection.restored': {
      actions: ['wakeSession', 'wakeSync', { type: 'showToast', params: { toast: shopTexts.online } }],
    },
    'order.confirmed': [
      {
        guard: { type: 'hasMembership', params: ({ event }) => ({ hasMembership: event.hasMembership }) },
        actions: ['emptyCart', 'forgetChoices', 'refreshSession'],
      },
      { actions: ['emptyCart', 'forgetChoices'] },
    ],
    'toast.request': { actions: { type: 'showToast', params: ({ event }) => ({ toast: event.toast }) } },
  },
});
