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

/** A popup with the settings that the tester has chosen, ready for the shop's own actors. */
export type PopupOrder =
  | { readonly kind: 'flash-popup'; readonly settings: PopupSettings }
  /** Priced against these lines, as if they were the cart. */
  | { readonly kind: 'coupon-popup'; readonly coupon: TimeLimitedCoupon; readonly lines: Cart }
  | { readonly kind: 'tier-celebration'; readonly percentage: number }
  | { readonly kind: 'membership-offer' | 'welcome-overlay' | 'welcome-card' }
  | { readonly kind: 'toast'; readonly toast: ToastText }
  | { readonly kind: 'banner'; readonly banner: Banner }
  | {
      readonly kind: 'bundle-card';
      readonly bundle: StoreBundle;
      readonly metrics: BundleMetrics;
      /** What the cart answers when its button is pressed. */
      readonly answer: 'bundle.applied' | 'bundle.refused';
    };

/** What stands in the fields, by their names; a ticked box is 'yes'. */
export type Values = Readonly<Record<string, string>>;
/** What is wrong, by field. */
export type Mistakes = Readonly<Record<string, string>>;

export interface PopupTestContext {
  readonly values: Values;
  /** The popup that was fired, or tried, last; null before. */
  readonly kind: PopupKind | null;
  readonly mistakes: Mistakes;
  /** The bundle card on the page, counted from 1, as its fields were when it was fired; null before. */
  readonly sample: { readonly number: number; readonly values: Values } | null;
}
