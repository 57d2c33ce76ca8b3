import { formatRupees } from '../../../src/domain/kit/money/money.ts';
import { Chart } from '../../../src/ui/admin/chart/Chart.tsx';
import { Card } from '../../../src/ui/kit/display/Card.tsx';
import * as css from './page.css.ts';

const days = Array.from({ length: 30 }, (_, place) => (place < 18 ? `${14 + place} Oct` : `${place - 17} Nov`));
const wave = (from: number, height: number) =>
  days.map((_, place) => Math.round(from + height * Math.exp(-((place - 23) ** 2) / 18)));

/** Bars and lines with what goes with them. */
export function ChartBoard() {
  return (
    <section>
      <h2 className={css.heading}>Charts</h2>
      <Card>
        <Chart
          title="Revenue per day"
          kind="bars"
          unit="rupees"
          points={days}
          series={[
            { name: 'Prepaid', tone: 's1', values: wave(22_000, 75_000) },
            { name: 'Cash on delivery', tone: 's2', values: wave(9000, 25_000) },
          ]}
          before={{ name: 'The 30 days before', values: wave(20_000, 9000) }}
          note={{ place: 23, title: 'Dhanteras, 6 Nov', text: '₹1,31,000 from 38 orders' }}
          format={formatRupees}
        />
      </Card>
      <Card>
        <Chart
          title="Views per day"
          kind="lines"
          unit="count"
          points={days}
          series={(['s1', 's2', 's3', 's4', 's5'] as const).map((tone, place) => ({
            name: `Series ${place + 1}`,
            tone,
            values: wave(10 * (place + 1), 30 * (place + 1)),
          }))}
          format={String}
        />
      </Card>
    </section>
  );
}
