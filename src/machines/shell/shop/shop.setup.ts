import { assign, forwardTo, sendTo, setup } from 'xstate';
import type { ProductQuery } from '../../../domain/catalogue/catalogue.ts';
import type { Page } from '../../../domain/shell/page/page.ts';
import { ownHome, parseLocation, type Location } from '../../../domain/shell/page/route.ts';
import type { TakenUnits } from '../../../domain/cart/pricing/pricing.ts';
import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';
import { cartMachine } from '../../cart/cart/cart.machine.ts';
import { cartSyncMachine } from '../../cart/cart-sync/cart-sync.machine.ts';
import { catalogueMachine } from '../../catalogue/catalogue/catalogue.machine.ts';
import { connectionMachine } from '../connection/connection.machine.ts';
import { menuMachine } from '../menu/menu.machine.ts';
import { navigationMachine } from '../navigation/navigation.machine.ts';
import { sessionMachine, type ClosingCause, type SessionProfile } from '../../account/session/session.machine.ts';
import { splashMachine } from '../splash/splash.machine.ts';
import { themeMachine } from '../theme/theme.machine.ts';
import { upkeepMachine } from '../upkeep/upkeep.machine.ts';
import { toastsMachine, type ToastText } from '../toasts/toasts.machine.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { CartEvent } from '../../cart/cart/cart.types.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { withSurface, type Surface } from '../../promotions/overlays/overlays.rules.ts';
import type { ShopNews } from '../../promotions/promotions/promotions.types.ts';
import type { Promotions, StartPromotions, ShopChildren, ShopEvent, ShopInput } from './shop.types.ts';

interface ShopContext extends ShopInput {
  /** The current location, as last reported by navigation. */
  readonly current: Location;
  readonly lines: Cart;
  readonly profile: SessionProfile | null;
  /** What nothing may come over now. */
  readonly busy: readonly Surface[];
  /** The units taken by the chosen store bundle, as last reported by the promotions. */
  readonly taken: TakenUnits | null;
  /** Null until their code is loaded. */
  readonly promotions: Promotions | null;
}

export const shopSetup = setup({
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
    upkeep: upkeepMachine,
    loadPromotions: promiseSlot<StartPromotions>(),
  },
  actions: {
    openHome: sendTo('navigation', (_, { path, profile }: { path: string; profile: SessionProfile | null }) => ({
      type: 'page.open',
      location: parseLocation((profile && ownHome(path, profile)) ?? path),
      isReplacing: true,
    })),
    openPage: sendTo('navigation', (_, params: { location: Location; isReplacing?: boolean | undefined }) => ({
      type: 'page.open',
      location: params.location,
      isReplacing: params.isReplacing ?? false,
    })),
    openSession: sendTo('session', ({ event }) => {
      if (event.type !== 'session.begin') throw unexpected(event);
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
      if (event.type !== 'cart.changed') throw unexpected(event);
      return event;
    }),
    checkCart: sendTo('cartSync', { type: 'cart.check' }),
    wakeSync: sendTo('cartSync', { type: 'connection.restored' }),
    replaceCart: sendTo('cart', ({ event }) => {
      if (event.type !== 'cart.restored') throw unexpected(event);
      return { type: 'cart.replace', lines: event.lines, cause: event.cause };
    }),
    markCart: sendTo('cart', ({ event }) => {
      if (event.type !== 'cart.checked') throw unexpected(event);
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
    setCurrent: assign((_, params: { location: Location; page: Page }) => ({
      current: params.location,
      page: params.page,
    })),
    setLines: assign((_, params: { lines: Cart }) => params),
    setProfile: assign((_, params: { profile: SessionProfile | null }) => params),
    setTaken: assign((_, params: { taken: TakenUnits | null }) => params),
    setSurface: assign({
      busy: ({ context }, params: { surface: Surface; isBusy: boolean }) =>
        withSurface(context.busy, params.surface, params.isBusy),
    }),
    tellSurface: ({ context }, { surface, isBusy }: { surface: Surface; isBusy: boolean }) =>
      context.promotions?.send({ type: isBusy ? 'surface.busy' : 'surface.free', surface }),
    startPromotions: assign({
      promotions: ({ context, self }, params: { start: StartPromotions }) =>
        params.start({ ...context, location: context.current, parent: self }),
    }),
    tellPromotions: ({ context, event }) => context.promotions?.send(event as ShopNews),
    reportFailure: (_, _params: { error: unknown }) => {},
    tellUpkeep: forwardTo('upkeep'),
    refillCart: sendTo('cart', ({ context }) => ({
      type: 'cart.replace',
      lines: context.lines,
      cause: 'restored',
    })),
    logPromotions: (_, _params: { error: unknown }) => {},
    passCommand: sendTo('cart', (_, params: { command: CartEvent }) => params.command),
    writeHead: (_, _params: { page: Page; location: Location }) => {},
    forgetChoices: () => {},
  },
  delays: { promotionsPause: 30_000 },
  guards: {
    isFlow: (_, params: { flow: string; wanted: string }) => params.flow === params.wanted,
    isSyncOfShopper: (_, params: { flow: string; profile: SessionProfile | null }) =>
      params.flow === 'cart-sync' && params.profile !== null,
    isCause: (_, params: { cause: ClosingCause; wanted: ClosingCause }) => params.cause === params.wanted,
    isOnDashboard: ({ context }) => context.current.path.startsWith('/dashboard'),
    isOnSignIn: ({ context }) => ['/login', '/register'].includes(context.current.path),
    isOthersHome: (_, { path, profile }: { path: string; profile: SessionProfile | null }) =>
      profile !== null && ownHome(path, profile) !== null,
    isShopPage: (_, params: { page: Page }) => params.page.route === 'shop',
    hasMembership: (_, params: { hasMembership: boolean }) => params.hasMembership,
  },
});

/** An action was called for another event than its own. */
function unexpected({ type }: { readonly type: string }): Error {
  return new Error(`Unexpected event ${type}`);
}
