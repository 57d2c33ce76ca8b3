import type { CouponType } from '../../../src/domain/promotions/coupon/coupon.ts';
import type { TimeLimitedCoupon } from '../../../src/domain/promotions/coupon/offer.ts';

/** When a coupon ends, as stored: Infinity for one without an end. */
export type StoredEnd = Date | number;

/** Its end in ISO 8601; null if it has none. */
export function endOf(end: StoredEnd): string | null {
  return end instanceof Date ? end.toISOString() : null;
}

/** An end as it is stored. */
export function storedEnd(expiresAt: string | null): string {
  return expiresAt ?? 'infinity';
}

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
  expires_at: StoredEnd;
  is_flash_offer: boolean;
  urgency_message: string | null;
}

/** The members that shoppers see of a coupon, besides its end. */
export function offeredOf(row: OfferedRow): Omit<TimeLimitedCoupon, 'expiresAt'> {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    type: row.type,
    value: row.value,
    maxDiscountValue: row.max_discount_value,
    minOrderValue: row.min_order_value,
    isFlashOffer: row.is_flash_offer,
    urgencyMessage: row.urgency_message,
  };
}
