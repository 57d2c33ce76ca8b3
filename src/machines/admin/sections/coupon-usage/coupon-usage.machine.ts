import type { Answer } from '../../../../contract/call.ts';
import type { readCoupon } from '../../../../contract/promotions/coupon/coupon-admin.calls.ts';
import { figuresMachine } from '../../../kit/figures.machine.ts';

/** What became of a coupon: seen, closed, used, and the orders it brought. Amounts in whole rupees. */
export type CouponFigures = Answer<typeof readCoupon>['usage'];

export interface CouponQuery {
  readonly id: string;
}

/** How one coupon is used, on its page (CPN-10). */
export const couponUsageMachine = figuresMachine<CouponFigures, CouponQuery>({
  id: 'coupon-usage',
  description: 'How one coupon is used.',
});
