import type { ActorRefFrom } from 'xstate';
import type { Tracking } from '../../../domain/shell/site/business-record.ts';
import type { Banner } from '../../../domain/promotions/banner.ts';
import type { SoldGoods } from '../../../domain/orders/order/paid-shares.ts';
import type { Page } from '../../../domain/shell/page/page.ts';
import type { Location } from '../../../domain/shell/page/route.ts';
import type { PricingRules } from '../../../domain/cart/pricing/pricing.ts';
import type { ProductCard } from '../../../domain/catalogue/product/product.ts';
import type { cartMachine } from '../../cart/cart/cart.machine.ts';
import type { CartFact } from '../../cart/cart/cart.types.ts';
import type { cartSyncMachine } from '../../cart/cart-sync/cart-sync.machine.ts';
import type { CartSyncFact } from '../../cart/cart-sync/cart-sync.types.ts';
import type { CatalogueFact, catalogueMachine } from '../../catalogue/catalogue/catalogue.machine.ts';
import type { ConnectionFact, connectionMachine } from '../connection/connection.machine.ts';
import type { MenuFact, menuMachine } from '../menu/menu.machine.ts';
import type { NavigationFact, navigationMachine } from '../navigation/navigation.machine.ts';
import type { promotionsMachine } from '../../promotions/promotions/promotions.machine.ts';
import type { PromotionsFact, PromotionsInput, ShopNews } from '../../promotions/promotions/promotions.types.ts';
import type { SessionFact, SessionProfile, sessionMachine } from '../../account/session/session.machine.ts';
import type { splashMachine } from '../splash/splash.machine.ts';
import type { themeMachine } from '../theme/theme.machine.ts';
import type { upkeepMachine } from '../upkeep/upkeep.machine.ts';
import type { UpkeepFact } from '../upkeep/upkeep.types.ts';
import type { toastsMachine } from '../toasts/toasts.machine.ts';

/** What a shop starts with, as the server rendered it into the page. */
export interface ShopInput {
  readonly location: Location;
  readonly page: Page;
  readonly rules: PricingRules;
  /** The bliss-club product, for its row and price. */
  readonly membership: ProductCard | null;
  readonly banners: readonly Banner[];
  readonly splashFactor: number;
  readonly tracking: Tracking;
}

/** Commands from screens that concern several actors, and facts from actors. */
export type ShopEvent =
  | { type: 'link.follow'; location: Location; isReplacing?: boolean }
  | { type: 'session.begin'; token: string; profile: SessionProfile; next: Location | null }
  | { type: 'session.end' }
  | { type: 'order.confirmed'; hasMembership: boolean; sold: SoldGoods }
  | { type: 'buy.now' }
  | { type: 'prices.moved' }
  | { type: 'choices.open' }
  | SessionFact
  | CartFact
  | CartSyncFact
  | NavigationFact
  | ConnectionFact
  | CatalogueFact
  | MenuFact
  | UpkeepFact
  | Exclude<PromotionsFact, { type: 'link.follow' }>;

export type PromotionsRef = ActorRefFrom<typeof promotionsMachine>;
/** The promotions, and how they are told what happens in the shop. */
export interface Promotions {
  readonly actor: PromotionsRef;
  /**
   * News arrives in its order, maybe not at once. What the shopper is busy with always arrives at once, and until all
   * other news has been heard, no offer comes that nobody asked for.
   */
  readonly send: (news: ShopNews) => void;
}

/** Starts the promotions once their code is loaded. */
export type StartPromotions = (input: PromotionsInput) => Promotions;

export type ShopChildren = {
  session: 'session';
  cart: 'cart';
  cartSync: 'cartSync';
  navigation: 'navigation';
  catalogue: 'catalogue';
  connection: 'connection';
  toasts: 'toasts';
  splash: 'splash';
  theme: 'theme';
  menu: 'menu';
  upkeep: 'upkeep';
};

export interface ShopActors {
  session: ActorRefFrom<typeof sessionMachine>;
  cart: ActorRefFrom<typeof cartMachine>;
  cartSync: ActorRefFrom<typeof cartSyncMachine>;
  navigation: ActorRefFrom<typeof navigationMachine>;
  catalogue: ActorRefFrom<typeof catalogueMachine>;
  connection: ActorRefFrom<typeof connectionMachine>;
  toasts: ActorRefFrom<typeof toastsMachine>;
  splash: ActorRefFrom<typeof splashMachine>;
  theme: ActorRefFrom<typeof themeMachine>;
  menu: ActorRefFrom<typeof menuMachine>;
  upkeep: ActorRefFrom<typeof upkeepMachine>;
}
