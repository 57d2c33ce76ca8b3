import { figuresMachine } from '../../../kit/figures.machine.ts';

/** What became of a coupon: seen, closed, used, and the orders it brought. Amounts in whole rupees. */
export interface CouponFigures {
  readonly shown: number;
  readonly dismissed: number;
  readonly orders: number;
  readonly customers: number;
  readonly revenue: number;
  readonly discount: number;
  /** Each of the last thirty days in India, ending today. */
  readonly days: readonly { readonly day: string; readonly orders: number; readonly discount: number }[];
}

export interface CouponQuery {
  readonly id: string;
}

/** How one coupon is used, on its page (CPN-10). */
export const couponUsageMachine = figuresMachine<CouponFigures, CouponQuery>({
  id: 'coupon-usage',
  description: 'How one coupon is used.',
});
