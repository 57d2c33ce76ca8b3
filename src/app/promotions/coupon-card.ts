import { lazyOverlay } from '../lazy-overlay.tsx';

/** Drawn by the cart once an offer comes there. */
export const couponCard = lazyOverlay(() =>
  import('../../ui/coupon-popup/CouponCard.tsx').then((module) => module.CouponCard),
);
