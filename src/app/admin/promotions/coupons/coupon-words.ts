import type { CouponStatus, CouponType } from '../../../../domain/promotions/coupon/coupon.ts';
import type { Badge } from '../../kit/list/cells.ts';
import type { Words } from '../../kit/words.ts';

export const couponNoun = { one: 'coupon', many: 'coupons' } as const;

export const statusBadges: Readonly<Record<CouponStatus, Badge>> = {
  active: { text: 'Active', tone: 'good' },
  scheduled: { text: 'Scheduled', tone: 'info' },
  paused: { text: 'Paused', tone: 'warning' },
  ended: { text: 'Ended', tone: 'neutral' },
  'used-up': { text: 'Used up', tone: 'neutral' },
};

export const typeWords: Words<CouponType> = {
  percentage: 'Percent off',
  amount: 'Rupees off',
  free_shipping: 'Free delivery',
};

export const removal = 'Coupons used in orders are ended instead, so those orders stay unchanged.';
