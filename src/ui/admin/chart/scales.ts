import { scaleBand, scaleLinear } from 'd3-scale';
import { line, stack } from 'd3-shape';
import type { ChartProps, ChartSeries } from './Chart.tsx';

/** Headroom above the highest value. */
const headroom = 1.02;
/** Approximate number of grid lines. */
const wantedTicks = 3;
/** The gap between bars, as a share of a point's width. */
const gap = 0.32;

/** A bar or a segment of one: its point, and its range in values. */
interface Bar {
  readonly tone: ChartSeries['tone'];
  readonly place: number;
  readonly from: number;
  readonly to: number;
}

type Plotted = Pick<ChartProps, 'kind' | 'points' | 'series' | 'before'>;

/** Positions in a chart: percent of its width from the left, of its height from the bottom. */
export interface ChartScales {
  /** Grid lines: round whole numbers from 0. */
  readonly ticks: readonly number[];
  readonly heightOf: (value: number) => number;
  readonly middleOf: (place: number) => number;
  readonly leftOf: (place: number) => number;
  readonly barWidth: number;
  /** Stacked bars; empty for a line chart. */
  readonly bars: readonly Bar[];
  /** The path of a line, with y from the top as SVG needs it. */
  readonly pathOf: (values: readonly number[]) => string;
}

export function chartScales({ kind, points, series, before }: Plotted): ChartScales {
  const bars = kind === 'bars' ? stacked(series, points.length) : [];
  const drawn = [...(kind === 'bars' ? [] : series), ...(before ? [before] : [])];
  const greatest = Math.max(1, ...bars.map(({ to }) => to), ...drawn.flatMap(({ values }) => values));
  const heights = scaleLinear([0, greatest * headroom], [0, 100]);
  const places = scaleBand(points.keys(), [0, 100])
    .paddingInner(gap)
    .paddingOuter(gap / 2);
  const leftOf = (place: number) => places(place) ?? 0;
  const middleOf = (place: number) => leftOf(place) + places.bandwidth() / 2;
  const path = line<number>(
    (_, place) => middleOf(place),
    (value) => 100 - heights(value),
  ).digits(2);
  return {
    ticks: heights.ticks(wantedTicks).filter(Number.isInteger),
    heightOf: heights,
    middleOf,
    leftOf,
    barWidth: places.bandwidth(),
    bars,
    pathOf: (values) => path(values) ?? '',
  };
}

function stacked(series: readonly ChartSeries[], count: number): readonly Bar[] {
  const layers = stack<unknown, number, ChartSeries>()
    .keys(series)
    .value((place, { values }) => Math.max(0, values[place] ?? 0))([...Array(count).keys()]);
  return layers.flatMap((layer) =>
    layer.flatMap(([from, to], place) => (to > from ? [{ tone: layer.key.tone, place, from, to }] : [])),
  );
}
