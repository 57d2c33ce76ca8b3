import { isSame } from '../../../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import { formatRupees } from '../../../../domain/kit/money/money.ts';
import type { couponUsageMachine } from '../../../../machines/admin/sections/coupon-usage/coupon-usage.machine.ts';
import { couponUsageView } from '../../../../machines/admin/sections/coupon-usage/coupon-usage.view.ts';
import { useView } from '../../../shell/app/actors.tsx';
import { Chart } from '../../chart/Chart.tsx';
import { Card } from '../../../kit/display/Card.tsx';
import { RetryNotice } from '../../../kit/status/RetryNotice.tsx';
import { Skeleton } from '../../../kit/status/Skeleton.tsx';
import { visuallyHidden } from '../../../kit/theme/page.css.ts';
import * as css from './CouponUsage.css.ts';

/** A coupon's usage: orders, people, discounts and revenue, by day. */
export function CouponUsage({ actor }: { actor: ActorRefFrom<typeof couponUsageMachine> }) {
  const { isLoading, failure, facts, plot } = useView(actor, couponUsageView, isSame);
  return (
    <Card as="section" className={css.card} aria-label="Usage">
      <h2 className={css.title}>Usage</h2>
      {isLoading && (
        <>
          <output className={visuallyHidden}>Loading the usage</output>
          <Skeleton />
        </>
      )}
      {failure !== null && (
        <RetryNotice onRetry={() => actor.send({ type: 'figures.retry' })}>{failure}</RetryNotice>
      )}
      <dl className={css.facts}>
        {facts.map(({ label, text: words }) => (
          <div key={label}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.figure}>{words}</dd>
          </div>
        ))}
      </dl>
      {plot && (
        <Chart
          title="Discount given in the last 30 days"
          kind="bars"
          unit="rupees"
          points={plot.points}
          series={[{ name: 'Discount given', tone: 's1', values: plot.discounts }]}
          format={formatRupees}
        />
      )}
    </Card>
  );
}
