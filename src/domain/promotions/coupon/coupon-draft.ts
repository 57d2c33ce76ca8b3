import { comboCode } from './combo.ts';
import type { CouponTerms } from './coupon.ts';

/** Maximum percentage off a bundle that a shopper builds. */
const maxCombo = 90;

/** The first field of a coupon that conflicts with the others, and what to enter; null if valid (API-05). */
export function couponDraftProblem(
  draft: Pick<CouponTerms, 'code' | 'type' | 'value' | 'startsAt' | 'expiresAt'>,
): { readonly field: string; readonly message: string } | null {
  const { code, type, value, startsAt, expiresAt } = draft;
  if (startsAt !== null && new Date(startsAt) >= new Date(expiresAt)) {
    return { field: 'expiresAt', message: 'The end must be after the start' };
  }
  if (code === comboCode && type !== 'percentage') {
    return { field: 'type', message: 'The combo discount must be a percentage' };
  }
  if (code === comboCode && value > maxCombo) {
    return { field: 'value', message: `The combo discount can’t be more than ${maxCombo} percent` };
  }
  const message = valueProblem(type, value);
  return message === null ? null : { field: 'value', message };
}

function valueProblem(type: CouponTerms['type'], value: number): string | null {
  if (type === 'free_shipping') return null;
  if (type === 'amount') return Number.isInteger(value) && value > 0 ? null : 'Use whole rupees, 1 or more';
  if (value <= 0 || value > 100) return 'Use more than 0 and up to 100 percent';
  return Math.round(value * 100) / 100 === value ? null : 'Use up to two decimals';
}
