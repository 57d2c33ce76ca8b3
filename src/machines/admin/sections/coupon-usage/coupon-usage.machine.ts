import type { Answer } from '../../../../contract/call.ts';
import type { readCoupon } from '../../../../contract/promotions/coupon/coupon-admin.calls.ts';
import { figuresMachine } from '../../../kit/figures.machine.ts';

/** A coupon's figures: shown, closed, used, and its orders. Amounts in whole rupees. */
export type CouponFigures = Answer<typeof readCoupon>['usage'];

export interface CouponQuery {
  readonly id: string;
}

/** How one coupon is used, on its page (CPN-10). */
export const couponUsageMachine = figuresMachine<CouponFigures, CouponQuery>({
  id: 'coupon-usage',
  description: 'How one coupon is used.',
});
