import type { ChartProps, ChartSeries } from './Chart.tsx';
import * as css from './Chart.css.ts';

interface MarksProps {
  readonly kind: ChartProps['kind'];
  readonly count: number;
  /** The value at the upper edge. */
  readonly top: number;
  readonly series: readonly ChartSeries[];
  readonly before?: readonly number[];
}

/** What is drawn: one unit of width for each point, 100 of height for the greatest value. */
export function Marks({ kind, count, top, series, before }: MarksProps) {
  const heightOf = (value: number) => (100 * value) / top;
  const lineOf = (values: readonly number[]) =>
    values.map((value, place) => `${place + 0.5},${(100 - heightOf(value)).toFixed(2)}`).join(' ');
  return (
    <svg className={css.marks} viewBox={`0 0 ${count} 100`} preserveAspectRatio="none" aria-hidden>
      {kind === 'bars'
        ? stacked(series, count).map(({ tone, place, from, value }) => (
            <rect
              key={`${tone}-${place}`}
              className={css.bar}
              data-tone={tone}
              x={place + 0.16}
              width={0.68}
              y={100 - heightOf(from + value)}
              height={heightOf(value)}
            />
          ))
        : series.map(({ name, tone, values }) => (
            <polyline key={name} className={css.line} data-tone={tone} points={lineOf(values)} />
          ))}
      {before && <polyline className={css.quiet} points={lineOf(before)} />}
    </svg>
  );
}

function stacked(series: readonly ChartSeries[], count: number) {
  return Array.from({ length: count }, (_, place) => {
    let from = 0;
    return series.flatMap(({ tone, values }) => {
      const value = values[place] ?? 0;
      if (value <= 0) return [];
      const bar = { tone, place, from, value };
      from += value;
      return [bar];
    });
  }).flat();
}
