import sql from 'sql-template-tag';
import type { CouponWrite, OwnedCoupon } from '../../../src/contract/promotions/coupon/coupon-admin.calls.ts';
import { couponRules } from '../../../src/domain/promotions/coupon/coupon-draft.ts';
import type { Session } from '../../platform/database/session.ts';
import type { Findings } from '../../platform/http/input/rules.ts';
import { setByItsCampaign } from '../campaign-part/campaign-of.ts';

export const takenCode = { field: 'code', message: 'A coupon with this code already exists' } as const;

/** What is refused of a coupon besides its schema; `there` is the stored one, null for a new one. */
export function couponFindings(session: Session, there: OwnedCoupon | null, coupon: CouponWrite): Findings {
  const fields = ['startsAt', 'expiresAt', 'isEnabled'] as const;
  return [
    couponRules(coupon),
    async () => ((await isCodeTaken(session, coupon.code, there?.id ?? null)) ? takenCode : null),
    () => {
      const { totalLimit } = coupon;
      const used = there?.used ?? 0;
      if (totalLimit === null || totalLimit >= used) return null;
      return { field: 'totalLimit', message: `It was already used ${used} times` };
    },
    there && setByItsCampaign(session, 'coupon', { id: there.id, before: there, after: coupon, fields }),
  ];
}

async function isCodeTaken(session: Session, code: string, ownId: string | null): Promise<boolean> {
  const others = await session.query(sql`
    SELECT FROM coupon WHERE code = ${code} AND id IS DISTINCT FROM ${ownId}::uuid`);
  return others.length > 0;
}
