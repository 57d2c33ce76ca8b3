import { isSame } from '../../../../domain/kit/is-same.ts';
import { formatCount } from '../../../../domain/kit/money/money.ts';
import type { ActorRefFrom } from 'xstate';
import type {
  bundleFunnelMachine,
  FunnelQuery,
} from '../../../../machines/admin/sections/bundle-funnel/bundle-funnel.machine.ts';
import {
  bundleFunnelView,
  type FunnelPlot,
  type FunnelStep,
} from '../../../../machines/admin/sections/bundle-funnel/bundle-funnel.view.ts';
import { useView } from '../../../shell/app/actors.tsx';
import { EmptyBottle } from '../../../kit/art/drawings.tsx';
import { Chart, type ChartTone } from '../../chart/Chart.tsx';
import { BackLink } from '../../../kit/action/BackLink.tsx';
import { EmptyState } from '../../../kit/status/EmptyState.tsx';
import { RetryNotice } from '../../../kit/status/RetryNotice.tsx';
import { Select } from '../../../kit/choice/Select.tsx';
import { Skeleton } from '../../../kit/status/Skeleton.tsx';
import { text } from '../../../kit/theme/text.css.ts';
import { visuallyHidden } from '../../../kit/theme/page.css.ts';
import * as css from './BundleFunnel.css.ts';

const tones: readonly ChartTone[] = ['s1', 's2', 's3', 's4'];
const periods = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 365 days' },
];

/** Bundle views, clicks, uses and purchases by day, page and device. */
export function BundleFunnel({ actor }: { actor: ActorRefFrom<typeof bundleFunnelMachine> }) {
  const view = useView(actor, bundleFunnelView, isSame);
  const { figures } = view;
  const choose = (query: FunnelQuery) => actor.send({ type: 'figures.choose', query });
  return (
    <>
      <BackLink href="/dashboard/bundles">All bundles</BackLink>
      <div className={css.head}>
        <h1 className={text({ as: 'h2' })}>How bundles sell</h1>
        <div className={css.tools}>
          <Select
            label="Period"
            value={String(view.days)}
            options={periods}
            onValue={(days) => choose({ days: Number(days), bundleId: view.bundleId })}
          />
          <Select
            label="Bundle"
            value={view.bundleId}
            options={view.bundles}
            onValue={(bundleId) => choose({ days: view.days, bundleId })}
          />
        </div>
      </div>
      {view.failure !== null && (
        <RetryNotice onRetry={() => actor.send({ type: 'figures.retry' })}>{view.failure}</RetryNotice>
      )}
      {figures === null ? (
        view.failure === null && <Loading />
      ) : figures.isEmpty ? (
        <EmptyState art={<EmptyBottle />} title="No bundle views in this period">
          Choose a longer period, or check that bundles are turned on.
        </EmptyState>
      ) : (
        <div className={css.cards} aria-busy={view.isBusy}>
          <section className={css.card} aria-label="From view to purchase">
            <h2 className={css.title}>{figures.period}</h2>
            <ol className={css.steps}>
              {figures.steps.map((step) => (
                <Step key={step.name} step={step} />
              ))}
            </ol>
          </section>
          <Plot title="By day" kind="lines" plot={figures.byDay} />
          <div className={css.pair}>
            <Plot title="By page" kind="bars" plot={figures.byPage} />
            <Plot title="By device" kind="bars" plot={figures.byDevice} />
          </div>
        </div>
      )}
    </>
  );
}

function Step({ step: { name, count, share, width } }: { step: FunnelStep }) {
  return (
    <li className={css.step}>
      <span className={css.name}>{name}</span>
      <span className={css.track} aria-hidden>
        <span className={css.bar} style={{ width: `${width}%` }} />
      </span>
      <span className={css.count}>{formatCount(count)}</span>
      <span className={css.share}>{share}</span>
    </li>
  );
}

function Plot({
  title,
  kind,
  plot: { points, series },
}: {
  title: string;
  kind: 'bars' | 'lines';
  plot: FunnelPlot;
}) {
  if (points.length === 0) return null;
  return (
    <section className={css.card} aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <Chart
        title={title}
        kind={kind}
        unit="count"
        points={points}
        series={series.map((each, place) => ({ ...each, tone: tones[place] ?? 's5' }))}
        format={(value) => formatCount(value)}
      />
    </section>
  );
}

function Loading() {
  return (
    <div className={css.cards}>
      <output className={css.card}>
        <span className={visuallyHidden}>Loading the figures</span>
        <Skeleton />
        <Skeleton shape="short" />
        <Skeleton />
      </output>
    </div>
  );
}
