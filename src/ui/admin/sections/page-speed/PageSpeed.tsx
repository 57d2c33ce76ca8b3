import { isSame } from '../../../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import { speedPeriods } from '../../../../domain/admin/page-speed.ts';
import type { pageSpeedMachine } from '../../../../machines/admin/sections/page-speed/page-speed.machine.ts';
import {
  pageSpeedView,
  type PageSpeedView,
} from '../../../../machines/admin/sections/page-speed/page-speed.view.ts';
import { useView } from '../../../shell/app/actors.tsx';
import { SectionLoading } from '../../../account/dashboard/SectionLoading.tsx';
import { EmptyBottle } from '../../../kit/art/drawings.tsx';
import { Link } from '../../../kit/action/Link.tsx';
import { Chart } from '../../chart/Chart.tsx';
import { Card } from '../../../kit/display/Card.tsx';
import { EmptyState } from '../../../kit/status/EmptyState.tsx';
import { RetryNotice } from '../../../kit/status/RetryNotice.tsx';
import { PeriodSwitch } from '../../day/PeriodSwitch.tsx';
import { text } from '../../../kit/theme/text.css.ts';
import * as css from './PageSpeed.css.ts';

type Shown = NonNullable<PageSpeedView['shown']>;

const tones = ['s1', 's2', 's3'] as const;

/** Page speed for real visitors: the 75th percentile, and the share of good visits. */
export function PageSpeed({ actor }: { actor: ActorRefFrom<typeof pageSpeedMachine> }) {
  const { period, isBusy, failure, shown } = useView(actor, pageSpeedView, isSame);
  return (
    <>
      <div className={css.head}>
        <h1 className={text({ as: 'h2' })}>Page speed</h1>
        <PeriodSwitch
          periods={speedPeriods}
          period={period}
          onPeriod={(days) => actor.send({ type: 'figures.choose', query: { period: days } })}
        />
      </div>
      <p className={css.beside}>
        Errors that visitors ran into are listed under <Link href="/dashboard/browser-errors">Browser errors</Link>.
      </p>
      {failure !== null && (
        <RetryNotice onRetry={() => actor.send({ type: 'figures.retry' })}>{failure}</RetryNotice>
      )}
      {shown === null && failure === null && <SectionLoading words="Loading page speed" hasHeading />}
      {shown?.cards.length === 0 && (
        <EmptyState art={<EmptyBottle />} title="No visits measured in this period">
          Browsers report a page’s speed when a visitor leaves it. Figures appear after the first visits.
        </EmptyState>
      )}
      {shown && shown.cards.length > 0 && <Figures shown={shown} isBusy={isBusy} />}
    </>
  );
}

function Figures({ shown: { cards, points, series, rows }, isBusy }: { shown: Shown; isBusy: boolean }) {
  return (
    <div className={css.stack} aria-busy={isBusy}>
      <div className={css.cards}>
        {cards.map(({ metric, label, value, note, tone }) => (
          <Card key={metric} as="section" aria-label={label}>
            <h2 className={css.quiet}>
              {label} ({metric})
            </h2>
            <p className={css.value}>{value}</p>
            <p className={`${css.quiet} ${css.tones[tone]}`}>{note}</p>
          </Card>
        ))}
      </div>
      {points.length > 1 && (
        <Card as="section" aria-label="Good visits by day">
          <h2 className={css.title}>Good visits by day</h2>
          <Chart
            title="Good visits by day"
            kind="lines"
            unit="percent"
            points={points}
            series={series.map((each, place) => ({ ...each, tone: tones[place] ?? 's5' }))}
            format={(value) => `${value}%`}
          />
        </Card>
      )}
      <Card as="section" aria-label="By page">
        <h2 className={css.title}>By page</h2>
        <table>
          <thead>
            <tr className={css.quiet}>
              {['Page', 'Visits', ...series.map(({ name }) => name)].map((name) => (
                <th key={name} className={css.columnName} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, page, device, visits, values }) => (
              <tr key={key}>
                <th scope="row" className={css.cell}>
                  {page}, {device}
                </th>
                <td className={css.cell}>{visits}</td>
                {values.map((value, place) => (
                  <td key={series[place]?.name} className={css.cell}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </div>
  );
}
