import type { Cart } from '../../../domain/cart/cart.ts';
import type { Purpose } from '../../../domain/shell/consent.ts';
import type { SoldGoods } from '../../../domain/orders/order/paid-shares.ts';
import type { Page } from '../../../domain/shell/page/page.ts';
import type { Location } from '../../../domain/shell/page/route.ts';
import type { ShopMoment } from '../../../domain/shell/tracking/shop-moment.ts';
import type { CartCause } from '../../cart/cart/cart.types.ts';

export type TrackingEvent =
  | { type: 'consent.changed'; agreed: readonly Purpose[] }
  | { type: 'page.arrived'; page: Page; location: Location }
  | { type: 'page.leaving'; location: Location }
  | { type: 'cart.changed'; lines: Cart; cause: CartCause }
  | { type: 'order.confirmed'; sold: SoldGoods };

export interface TrackingInput {
  readonly page: Page;
  readonly location: Location;
  readonly lines: Cart;
}

export interface TrackingContext extends TrackingInput {
  /** Where this document was opened. */
  readonly began: Location;
  readonly agreed: readonly Purpose[];
  /** Events that happened while the scripts were loading. */
  readonly waiting: readonly ShopMoment[];
}
