import * as couponEventCalls from '../../../contract/promotions/coupon/coupon-event.calls.ts';
import * as couponCalls from '../../../contract/promotions/coupon/coupon.calls.ts';
import { wireLine } from '../../cart/cart.service.ts';
import type { BodyInputOf } from '../../../contract/call.ts';
import type { CouponVerdict } from '../../../contract/promotions/coupon/coupon.calls.ts';
import type {
  trackCouponDismissal,
  trackCouponDisplay,
} from '../../../contract/promotions/coupon/coupon-event.calls.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { TimeLimitedCoupon } from '../../../domain/promotions/coupon/offer.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Log } from '../../platform/log.ts';

/** Where an offer would show: the path, the cart value in rupees, and the signed-in user. */
export interface OfferScene {
  readonly page: string;
  readonly cartValue: number;
  readonly userId: string | null;
}

/** Coupon requests. Methods log failures and return a fallback instead of rejecting. */
export function createCouponService(http: Http, log: Log) {
  return {
    /** Resolves with an empty list when the request fails. */
    async findOffers(
      { page, cartValue, userId }: OfferScene,
      signal: AbortSignal,
    ): Promise<readonly TimeLimitedCoupon[]> {
      const query = {
        page: page.slice(0, 200),
        cartValue: String(cartValue),
        ...(userId === null ? {} : { userId }),
      };
      try {
        return (await http.send(couponCalls.listActiveCoupons, { query, signal })).coupons;
      } catch (error) {
        log.warn('Couldn’t load the offers', error);
        return [];
      }
    },
    /** The offer's current state; null when it has ended or the request fails. */
    async readOffer(couponId: string, signal: AbortSignal): Promise<TimeLimitedCoupon | null> {
      try {
        return (await http.send(couponCalls.couponUrgency, { params: { couponId }, signal })).coupon;
      } catch (error) {
        log.warn('Couldn’t load the offer', error);
        return null;
      }
    },
    /** Checks the code for these lines, or in general without lines. Null when the request fails. */
    async verify(code: string, lines: Cart, signal: AbortSignal): Promise<CouponVerdict | null> {
      const body = { code, ...(lines.length === 0 ? {} : { lines: lines.map(wireLine) }) };
      try {
        return await http.send(couponCalls.verifyCoupon, { body, signal });
      } catch (error) {
        log.warn('Couldn’t verify the code', error);
        return null;
      }
    },
    /** Ignores failures. */
    async trackDisplay(body: BodyInputOf<typeof trackCouponDisplay>): Promise<void> {
      await http.send(couponEventCalls.trackCouponDisplay, { body }).catch(ignored);
    },
    async trackDismissal(body: BodyInputOf<typeof trackCouponDismissal>): Promise<void> {
      await http.send(couponEventCalls.trackCouponDismissal, { body }).catch(ignored);
    },
  };
}

function ignored(): void {}
