import { createActor, fromPromise, type InspectionEvent } from 'xstate';
import type { Initial } from '../../contract/shell/initial.ts';
import type { Page } from '../../domain/shell/page/page.ts';
import type { Location } from '../../domain/shell/page/route.ts';
import { cartLogic, type CartPorts } from '../../machines/cart/cart/cart.actors.ts';
import { cartSyncLogic, type CartSyncPorts } from '../../machines/cart/cart-sync/cart-sync.actors.ts';
import { connectionLogic, type ConnectionPorts } from '../../machines/shell/connection/connection.actors.ts';
import { navigationLogic, type NavigationPorts } from '../../machines/shell/navigation/navigation.actors.ts';
import { sessionLogic, type SessionPorts } from '../../machines/account/session/session.actors.ts';
import { shopMachine } from '../../machines/shell/shop/shop.machine.ts';
import type { ShopInput, StartPromotions } from '../../machines/shell/shop/shop.types.ts';
import { themeLogic, type ThemePorts } from '../../machines/shell/theme/theme.actors.ts';

type Inspector = (event: InspectionEvent) => void;

/** What the long-lived actors need from outside. */
export interface ShopPorts {
  readonly session: SessionPorts;
  readonly cart: CartPorts;
  readonly cartSync: CartSyncPorts;
  readonly navigation: NavigationPorts;
  readonly connection: ConnectionPorts;
  readonly theme: ThemePorts;
  /** Loads the promotions' code when the browser is idle. */
  loadPromotions(inspect: Inspector | undefined): Promise<StartPromotions>;
  logPromotions(error: unknown): void;
  /** Removes the selected coupon, bundle, address, payment method and checkout draft from this device. */
  forgetChoices(): void;
  /** Updates title, description and canonical link for the current page. */
  writeHead(page: Page, location: Location): void;
}

function shopInput({ location, page, site }: Initial): ShopInput {
  const { rules, membership, banners, splashFactor, tracking } = site;
  return { location, page, rules, membership, banners, splashFactor, tracking };
}

export function shopLogic(ports: ShopPorts, inspect?: Inspector) {
  return shopMachine.provide({
    actors: {
      session: sessionLogic(ports.session),
      cart: cartLogic(ports.cart),
      cartSync: cartSyncLogic(ports.cartSync),
      navigation: navigationLogic(ports.navigation),
      connection: connectionLogic(ports.connection),
      theme: themeLogic(ports.theme),
      loadPromotions: fromPromise(() => ports.loadPromotions(inspect)),
    },
    actions: {
      logPromotions: (_, { error }) => ports.logPromotions(error),
      forgetChoices: () => ports.forgetChoices(),
      writeHead: (_, { page, location }) => ports.writeHead(page, location),
    },
  });
}

/** The shop's actor for the browser, not started yet. */
export function createShop(ports: ShopPorts, initial: Initial, inspect?: Inspector) {
  return createActor(shopLogic(ports, inspect), { input: shopInput(initial), ...(inspect ? { inspect } : {}) });
}

/** The shop's actor for server rendering: read, never started. */
export function createStillShop(initial: Initial) {
  return createActor(shopMachine, { input: shopInput(initial) });
}
