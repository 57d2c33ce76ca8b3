import type { CouponType } from '../../../src/domain/promotions/coupon/coupon.ts';
import type { TimeLimitedCoupon } from '../../../src/domain/promotions/coupon/offer.ts';

/** The public data of a coupon, as stored. */
export interface OfferedRow {
  id: string;
  code: string;
  name: string;
  description: string;
  type: CouponType;
  value: number;
  max_discount_value: number | null;
  min_order_value: number | null;
  expires_at: Date;
  is_flash_offer: boolean;
  urgency_message: string | null;
}

/** A coupon as shoppers see it. */
export function offeredOf(row: OfferedRow): TimeLimitedCoupon {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    type: row.type,
    value: row.value,
    maxDiscountValue: row.max_discount_value,
    minOrderValue: row.min_order_value,
    expiresAt: row.expires_at.toISOString(),
    isFlashOffer: row.is_flash_offer,
    urgencyMessage: row.urgency_message,
  };
}
