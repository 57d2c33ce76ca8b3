import type { Banner } from '../../../../domain/promotions/banner.ts';
import type { BundleMetrics } from '../../../../domain/promotions/bundle/metrics.ts';
import type { StoreBundle } from '../../../../domain/promotions/bundle/store-bundle.ts';
import type { TimeLimitedCoupon } from '../../../../domain/promotions/coupon/offer.ts';
import type { Cart } from '../../../../domain/cart/cart.ts';
import type { PopupSettings } from '../../../../domain/promotions/popup.ts';
import type { ToastText } from '../../../shell/toasts/toasts.machine.ts';

/** Everything that a tester can fire. */
export const popupKinds = [
  'flash-popup',
  'coupon-popup',
  'tier-celebration',
  'membership-offer',
  'welcome-overlay',
  'welcome-card',
  'toast',
  'banner',
  'bundle-card',
] as const;
export type PopupKind = (typeof popupKinds)[number];

/** A popup with the tester's settings, ready for the shop's own actors. */
export type PopupOrder =
  | { readonly kind: 'flash-popup'; readonly settings: PopupSettings }
  /** Priced as if these lines were the cart. */
  | { readonly kind: 'coupon-popup'; readonly coupon: TimeLimitedCoupon; readonly lines: Cart }
  | { readonly kind: 'tier-celebration'; readonly percentage: number }
  | { readonly kind: 'membership-offer' | 'welcome-overlay' | 'welcome-card' }
  | { readonly kind: 'toast'; readonly toast: ToastText }
  | { readonly kind: 'banner'; readonly banner: Banner }
  | {
      readonly kind: 'bundle-card';
      readonly bundle: StoreBundle;
      readonly metrics: BundleMetrics;
      /** The cart's answer to the card's button. */
      readonly answer: 'bundle.applied' | 'bundle.refused';
    };

/** Values by field name; a ticked box is 'yes'. */
export type Values = Readonly<Record<string, string>>;
/** Errors by field. */
export type Mistakes = Readonly<Record<string, string>>;

export interface PopupTestContext {
  readonly values: Values;
  /** The popup last fired or attempted; null before. */
  readonly kind: PopupKind | null;
  readonly mistakes: Mistakes;
  /** The bundle card on the page, numbered from 1, with its fields when it was fired; null before. */
  readonly sample: { readonly number: number; readonly values: Values } | null;
}
