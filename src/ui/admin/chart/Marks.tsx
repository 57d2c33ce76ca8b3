import type { ChartProps } from './Chart.tsx';
import * as css from './Chart.css.ts';
import type { ChartScales } from './scales.ts';

interface MarksProps extends Pick<ChartProps, 'kind' | 'series' | 'before'> {
  readonly scales: ChartScales;
}

/** The SVG marks, in a 100 by 100 viewBox stretched over the plot. */
export function Marks({ kind, series, before, scales }: MarksProps) {
  const { bars, barWidth, heightOf, leftOf, pathOf } = scales;
  return (
    <svg className={css.marks} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {bars.map(({ tone, place, from, to }) => (
        <rect
          key={`${tone}-${place}`}
          className={css.bar}
          data-tone={tone}
          x={leftOf(place)}
          width={barWidth}
          y={100 - heightOf(to)}
          height={heightOf(to) - heightOf(from)}
        />
      ))}
      {kind === 'lines' &&
        series.map(({ name, tone, values }) => (
          <path key={name} className={css.line} data-tone={tone} d={pathOf(values)} />
        ))}
      {before && <path className={css.quiet} d={pathOf(before.values)} />}
    </svg>
  );
}
