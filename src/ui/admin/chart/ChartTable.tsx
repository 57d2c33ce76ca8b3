import * as css from './Chart.css.ts';
import type { ChartProps, ChartSeries } from './Chart.tsx';

interface ChartTableProps extends Pick<ChartProps, 'title' | 'points' | 'format'> {
  readonly series: readonly ChartSeries[];
}

/** A chart's numbers as a table, collapsed by default. */
export function ChartTable({ title, points, series, format }: ChartTableProps) {
  return (
    <details className={css.details}>
      <summary className={css.summary}>Show the numbers</summary>
      <div className={css.tableScroll}>
        <table className={css.table} aria-label={`${title} in numbers`}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point, place) => (
              <tr key={point}>
                <th scope="row">{point}</th>
                {series.map(({ name, values }) => (
                  <td key={name}>{format(values[place] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
