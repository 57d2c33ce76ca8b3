import type { Rupees } from '../../../domain/kit/money/money.ts';
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

/** The choice changed in another tab, or because an order was placed. */
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
  /** Whether the profile has an active membership. */
  readonly isMember: boolean;
  /** The applied bundle; null without one. */
  readonly bundle: StoreBundle | null;
  /** The bundle being applied. */
  readonly wanted: StoreBundle | null;
  /** The items it needs that aren't in the cart. */
  readonly goods: MissingGoods | null;
}

/** The stored choice after a reload: none, still valid, or no longer valid. */
export type Restored =
  | { readonly kind: 'none' }
  | { readonly kind: 'held'; readonly bundle: StoreBundle }
  | { readonly kind: 'lost' };

/** With everything it needs, the order would still be this many whole rupees below the bundle's minimum. */
export interface BelowMinimum {
  readonly below: Rupees;
}

/** Items that a bundle needs and the cart doesn't have yet. */
export interface MissingGoods {
  readonly products: readonly PricedProduct[];
  readonly requests: readonly AddRequest[];
}
