import { createActor, fromPromise, type ActorRefFrom, type AnyActorLogic, type InspectionEvent } from 'xstate';
import type { Initial } from '../../contract/shell/initial.ts';
import type { Page } from '../../domain/shell/page/page.ts';
import type { Location } from '../../domain/shell/page/route.ts';
import { cartLogic, type CartPorts } from '../../machines/cart/cart/cart.actors.ts';
import { cartSyncLogic, type CartSyncPorts } from '../../machines/cart/cart-sync/cart-sync.actors.ts';
import { catalogueMachine } from '../../machines/catalogue/catalogue/catalogue.machine.ts';
import { sturdy, type Mishap } from '../../machines/kit/sturdy.ts';
import { menuMachine } from '../../machines/shell/menu/menu.machine.ts';
import { splashMachine } from '../../machines/shell/splash/splash.machine.ts';
import { toastsMachine } from '../../machines/shell/toasts/toasts.machine.ts';
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
  /** Reports an error that a flow survived, without personal data. */
  reportFailure(error: unknown): void;
  /** Removes the selected coupon, bundle, address, payment method and checkout draft from this device. */
  forgetChoices(): void;
  /** Updates title, description and canonical link for the current page. */
  writeHead(page: Page, location: Location): void;
}

function shopInput({ location, page, site }: Initial): ShopInput {
  const { rules, membership, banners, splashFactor, tracking } = site;
  return { location, page, rules, membership, banners, splashFactor, tracking };
}

/** The shop with its ports. What throws in one of its flows is told to `tell`, and ends nothing. */
export function shopLogic(ports: ShopPorts, tell: (mishap: Mishap) => void, inspect?: Inspector) {
  const kept = <Logic extends AnyActorLogic>(logic: Logic) => sturdy(logic, tell);
  return shopMachine.provide({
    actors: {
      session: kept(sessionLogic(ports.session)),
      cart: kept(cartLogic(ports.cart)),
      cartSync: kept(cartSyncLogic(ports.cartSync)),
      navigation: kept(navigationLogic(ports.navigation)),
      connection: kept(connectionLogic(ports.connection)),
      theme: kept(themeLogic(ports.theme)),
      catalogue: kept(catalogueMachine),
      toasts: kept(toastsMachine),
      splash: kept(splashMachine),
      menu: kept(menuMachine),
      loadPromotions: fromPromise(() => ports.loadPromotions(inspect)),
    },
    actions: {
      reportFailure: (_, { error }) => ports.reportFailure(error),
      logPromotions: (_, { error }) => ports.logPromotions(error),
      forgetChoices: () => ports.forgetChoices(),
      writeHead: (_, { page, location }) => ports.writeHead(page, location),
    },
  });
}

/** The shop's actor for the browser, not started yet. */
export function createShop(ports: ShopPorts, initial: Initial, inspect?: Inspector) {
  const tell = (mishap: Mishap) => shop.send({ type: 'flow.failed', ...mishap });
  const shop: ActorRefFrom<typeof shopMachine> = createActor(sturdy(shopLogic(ports, tell, inspect), tell), {
    input: shopInput(initial),
    ...(inspect ? { inspect } : {}),
  });
  return shop;
}

/** The shop's actor for server rendering: read, never started. */
export function createStillShop(initial: Initial) {
  return createActor(shopMachine, { input: shopInput(initial) });
}
