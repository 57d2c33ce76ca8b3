import { deviceTypeOf } from '../../../domain/promotions/bundle-event.ts';
import type { createCouponService, OfferScene } from './coupon.service.ts';

interface TrackingWorld {
  readonly view: Window;
  readonly coupons: Pick<ReturnType<typeof createCouponService>, 'trackDisplay' | 'trackDismissal'>;
  readonly sessionId: () => string;
  /** Milliseconds since 1970, server time. */
  readonly now: () => number;
}

const longestMs = 86_400_000;

/** Tracks which offer was shown, for how long, and how it ended. Fire and forget. */
export function createOfferTracking({ view, coupons, sessionId, now }: TrackingWorld) {
  let shownAt = 0;
  const moment = (couponId: string, { page, cartValue, userId }: OfferScene) => ({
    couponId,
    page: page.slice(0, 200),
    cartValue,
    userId,
    sessionId: sessionId(),
    timestamp: new Date(now()).toISOString(),
  });
  return {
    trackShown: (couponId: string, scene: OfferScene) => {
      shownAt = now();
      const { width, height } = view.screen;
      const isTouch = view.matchMedia('(pointer: coarse)').matches;
      const deviceType = deviceTypeOf({ width, height, isTouch });
      coupons.trackDisplay({ ...moment(couponId, scene), trigger: 'auto', deviceType }).catch(ignored);
    },
    trackGone: (couponId: string, scene: OfferScene, reason: 'close_button' | 'applied') => {
      const timeDisplayed = Math.min(longestMs, Math.max(0, Math.round(now() - shownAt)));
      coupons.trackDismissal({ ...moment(couponId, scene), reason, timeDisplayed }).catch(ignored);
    },
  };
}

function ignored(): void {}
