import type { StoreBundle } from '../../../domain/promotions/bundle/store-bundle.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { PricingRules, TakenUnits } from '../../../domain/cart/pricing/pricing.ts';
import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';
import type { AnalyticsRequest } from '../../promotions/analytics/analytics.machine.ts';
import type { AddRequest, CartCause, CartEvent } from '../cart/cart.types.ts';
import type { CountdownFact } from '../../kit/countdown/countdown.machine.ts';
import type { Tells } from '../../kit/tells.ts';
import type { SessionProfile } from '../../account/session/session.machine.ts';
import type { ToastText } from '../../shell/toasts/toasts.machine.ts';

/** Another tab, or the end of an order, changed what is chosen. */
export type ChoiceChanged = { type: 'choice.changed'; bundleId: string | null };

export type CartBundleEvent =
  | { type: 'bundle.apply'; bundle: StoreBundle }
  | { type: 'bundle.remove' }
  | { type: 'cart.changed'; lines: Cart; cause: CartCause }
  | { type: 'session.opened'; profile: SessionProfile }
  | { type: 'session.refreshed'; profile: SessionProfile }
  | { type: 'session.closed' }
  | { type: 'drawer.opened' }
  | ChoiceChanged
  | CountdownFact;

export type CartBundleFact =
  | { type: 'cart.command'; command: CartEvent }
  | { type: 'bundle.taken'; taken: TakenUnits | null }
  | { type: 'toast.request'; toast: ToastText }
  | AnalyticsRequest;

export interface CartBundleInput {
  readonly parent: Tells<CartBundleFact>;
  readonly lines: Cart;
  readonly rules: PricingRules;
  readonly profile: SessionProfile | null;
}

export interface CartBundleContext extends Omit<CartBundleInput, 'profile'> {
  /** The shopper holds the club, by the profile's word. */
  readonly isMember: boolean;
  /** The bundle that is applied; null without one. */
  readonly bundle: StoreBundle | null;
  /** The bundle that is being applied. */
  readonly wanted: StoreBundle | null;
  /** What the cart lacks of it. */
  readonly goods: MissingGoods | null;
}

/** What of the kept choice still holds: none was kept, it holds, or it holds no longer. */
export type Restored =
  | { readonly kind: 'none' }
  | { readonly kind: 'held'; readonly bundle: StoreBundle }
  | { readonly kind: 'lost' };

/** Goods that a bundle wants and the cart does not have yet. */
export interface MissingGoods {
  readonly products: readonly PricedProduct[];
  readonly requests: readonly AddRequest[];
}
