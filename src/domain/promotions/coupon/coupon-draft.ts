import { type Mistake, mistakesOf, type Rule } from '../../kit/failure.ts';
import { comboCode } from './combo.ts';
import type { CouponTerms } from './coupon.ts';

/** Maximum percentage off a bundle that a shopper builds. */
const maxCombo = 90;

type CouponDraft = Pick<CouponTerms, 'code' | 'type' | 'value' | 'startsAt' | 'expiresAt'> & {
  readonly isFlashOffer: boolean;
};

/** The rules of a coupon whose fields must fit each other (API-05). */
export function couponRules(draft: CouponDraft): readonly Rule[] {
  return [
    () => {
      const { startsAt, expiresAt } = draft;
      const isBackwards = startsAt !== null && expiresAt !== null && new Date(startsAt) >= new Date(expiresAt);
      return isBackwards ? { field: 'expiresAt', message: 'The end must be after the start' } : null;
    },
    () => {
      const { isFlashOffer, expiresAt } = draft;
      if (!isFlashOffer || expiresAt !== null) return null;
      return { field: 'expiresAt', message: 'A flash offer needs an end, for its countdown' };
    },
    () => {
      const { code, type } = draft;
      if (code !== comboCode || type === 'percentage') return null;
      return { field: 'type', message: 'The combo discount must be a percentage' };
    },
    () => {
      const { code, value } = draft;
      if (code !== comboCode || value <= maxCombo) return null;
      return { field: 'value', message: `The combo discount can’t be more than ${maxCombo} percent` };
    },
    () => {
      const message = valueProblem(draft.type, draft.value);
      return message === null ? null : { field: 'value', message };
    },
  ];
}

/** The first field of a coupon that conflicts with the others, and what to enter; null if valid (API-05). */
export function couponDraftProblem(draft: CouponDraft): Mistake | null {
  return mistakesOf(couponRules(draft))[0] ?? null;
}

function valueProblem(type: CouponTerms['type'], value: number): string | null {
  if (type === 'free_shipping') return null;
  if (type === 'amount') return Number.isInteger(value) && value > 0 ? null : 'Use whole rupees, 1 or more';
  if (value <= 0 || value > 100) return 'Use more than 0 and up to 100 percent';
  return Math.round(value * 100) / 100 === value ? null : 'Use up to two decimals';
}
