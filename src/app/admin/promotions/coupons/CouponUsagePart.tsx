import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { couponUsageLogic } from '../../../../machines/admin/sections/coupon-usage/coupon-usage.actors.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import { useScreenActor } from '../../../../ui/shell/app/actors.tsx';
import { CouponUsage } from '../../../../ui/admin/sections/coupon-usage/CouponUsage.tsx';
import { useServices } from '../../../platform/services.tsx';

interface CouponUsagePartProps {
  readonly id: string;
  readonly read: (http: Http, id: string, signal: AbortSignal) => Promise<AnswerOf<Api['readCoupon']>>;
}

/** A coupon's usage, below its form. */
export function CouponUsagePart({ id, read }: CouponUsagePartProps) {
  const { http } = useServices();
  const loadFigures = async (query: { id: string }, signal: AbortSignal) =>
    (await read(http, query.id, signal)).usage;
  return <CouponUsage actor={useScreenActor(couponUsageLogic({ loadFigures }), { id })} />;
}
