import type { OwnedCoupon } from '../../../../contract/promotions/coupon/coupon-admin.calls.ts';
import { formatRupees } from '../../../../domain/kit/money/money.ts';
import { money, moment, number, text } from '../../kit/list/cells.ts';
import { statusBadges } from './coupon-words.ts';

/** A coupon in the list. */
export function couponRow(coupon: OwnedCoupon) {
  const { id, code, name, status, used, totalLimit, minOrderValue, startsAt, expiresAt, createdAt } = coupon;
  return {
    id,
    name: code,
    cells: {
      code: text(code),
      name: text(name),
      worth: text(worthOf(coupon)),
      minimum: money(minOrderValue),
      used: number(used, totalLimit),
      status: { kind: 'badge', ...statusBadges[status] } as const,
      startsAt: moment(startsAt),
      expiresAt: isEndless(expiresAt) ? text('No end date') : moment(expiresAt),
      createdAt: moment(createdAt),
      batch: text(coupon.batch ?? ''),
    },
    commands: [coupon.isEnabled ? 'disable' : 'enable', 'delete'],
  };
}

/** Before a coupon could be without an end, it got a day of another century. */
function isEndless(expiresAt: string | null): boolean {
  return expiresAt === null || expiresAt >= '2099';
}

/** '20%, up to ₹400', '₹50', 'Free delivery'. */
function worthOf({ type, value, maxDiscountValue }: OwnedCoupon): string {
  if (type === 'free_shipping') return 'Free delivery';
  const off = type === 'amount' ? formatRupees(value) : `${value}%`;
  return maxDiscountValue === null || type === 'amount' ? off : `${off}, up to ${formatRupees(maxDiscountValue)}`;
}
