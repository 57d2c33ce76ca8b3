import type { WireLine } from '../../src/contract/cart/cart.calls.ts';
import type { CouponVerdict } from '../../src/contract/promotions/coupon/coupon.calls.ts';
import { type CouponTerms, couponRefusal, goodsDiscount } from '../../src/domain/promotions/coupon/coupon.ts';
import type { Rupees } from '../../src/domain/kit/money/money.ts';
import type { PricingRules } from '../../src/domain/cart/pricing/pricing.ts';
import type { ShopContext } from '../platform/start/context.ts';
import type { SignedIn } from '../platform/http/guard/auth.ts';
import { findCoupon } from '../promotions/coupon/coupon.queries.ts';
import { price } from './price.ts';

export interface VerifyInput {
  readonly code: string;
  readonly cartValue: Rupees | undefined;
  readonly lines: readonly WireLine[] | undefined;
  readonly shopper: SignedIn | null;
}

/** Checks a coupon (CPN-01): priced like an order if lines are sent, otherwise by its own terms. */
export async function verdictOf(context: ShopContext, input: VerifyInput): Promise<CouponVerdict> {
  const { lines, code: couponCode, shopper } = input;
  if (!lines || lines.length === 0) return byTerms(context, input);
  const { quote } = await price(context, { lines, couponCode, shopper, now: context.clock() });
  const { coupon, total } = quote;
  return coupon?.applied === true
    ? { valid: true, finalAmount: total, discountAmount: coupon.saving }
    : { valid: false, finalAmount: total, discountAmount: 0, reason: coupon?.refusal.kind ?? 'unknown' };
}

async function byTerms(context: ShopContext, { code, cartValue, shopper }: VerifyInput): Promise<CouponVerdict> {
  const found = await findCoupon(context.database, code, shopper?.id ?? null, 'unlocked');
  const finalAmount = cartValue ?? 0;
  const refused = (reason: NonNullable<CouponVerdict['reason']>): CouponVerdict => ({
    valid: false,
    finalAmount,
    discountAmount: 0,
    reason,
  });
  if (!found) return refused('unknown');
  if (found.isUsedUp) return refused('used-up');
  const { terms } = found;
  // Without a cart value, the minimum order can't be checked.
  const refusal = couponRefusal(terms, cartValue ?? terms.minOrderValue ?? 0, context.clock());
  if (refusal) return refused(refusal.kind);
  const discountAmount = goodsDiscount(terms, finalAmount);
  if (cartValue !== undefined && !takesOff(terms, cartValue, await context.catalogue.rules())) {
    return refused('nothing-to-discount');
  }
  return { valid: true, finalAmount: finalAmount - discountAmount, discountAmount };
}

/** Whether the coupon saves anything; free shipping saves the delivery fee. */
function takesOff(terms: CouponTerms, goods: Rupees, { deliveryFee, freeDeliveryFrom }: PricingRules): boolean {
  if (terms.type !== 'free_shipping') return goodsDiscount(terms, goods) > 0;
  return goods > 0 && goods < freeDeliveryFrom && deliveryFee > 0;
}
