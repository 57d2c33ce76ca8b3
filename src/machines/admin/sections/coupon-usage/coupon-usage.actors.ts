import { figuresLogic } from '../../../kit/figures.machine.ts';
import { couponUsageMachine, type CouponFigures, type CouponQuery } from './coupon-usage.machine.ts';

export interface CouponUsagePorts {
  /** Rejects with CallFailed. */
  loadFigures(query: CouponQuery, signal: AbortSignal): Promise<CouponFigures>;
}

export function couponUsageLogic(ports: CouponUsagePorts) {
  return figuresLogic(couponUsageMachine, (query, signal) => ports.loadFigures(query, signal));
}
