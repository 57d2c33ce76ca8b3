import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartScales } from '../../src/ui/admin/chart/scales.ts';

const whole = fc.integer({ min: 0, max: 1_000_000_000 });
const charts = fc.integer({ min: 1, max: 60 }).chain((count) =>
  fc.record({
    kind: fc.constantFrom('bars' as const, 'lines' as const),
    points: fc.constant(Array.from({ length: count }, (_, place) => `${place}`)),
    series: fc
      .array(fc.array(whole, { minLength: count, maxLength: count }), { minLength: 1, maxLength: 4 })
      .map((all) => all.map((values, index) => ({ name: `${index}`, tone: 's1' as const, values }))),
  }),
);

test('ADM-09 the grid of any chart is two to five whole round steps from 0 that lie within it', () => {
  fc.assert(
    fc.property(charts, (chart) => {
      const { ticks, heightOf } = chartScales(chart);
      expect(ticks[0]).toBe(0);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(new Set(ticks.slice(1).map((tick, place) => tick - (ticks[place] ?? 0))).size).toBe(1);
      expect(ticks.every((tick) => Number.isInteger(tick) && heightOf(tick) <= 100)).toBe(true);
    }),
  );
});

test('ADM-09 the bars of a point lie on each other, are as high as their sum, and stay within the chart', () => {
  fc.assert(
    fc.property(charts, (chart) => {
      const { bars, barWidth, heightOf, leftOf, middleOf } = chartScales({ ...chart, kind: 'bars' });
      for (const place of chart.points.keys()) {
        const values = chart.series.map((one) => one.values[place] ?? 0).filter((value) => value > 0);
        const here = bars.filter((bar) => bar.place === place);
        expect(here.map(({ from, to }) => to - from)).toEqual(values);
        expect(here.map(({ from }) => from)).toEqual([0, ...here.map(({ to }) => to)].slice(0, here.length));
        expect(heightOf(here.at(-1)?.to ?? 0)).toBeLessThanOrEqual(100);
        expect(leftOf(place)).toBeGreaterThanOrEqual(0);
        expect(leftOf(place) + barWidth).toBeLessThanOrEqual(100.001);
        expect(middleOf(place)).toBeCloseTo((100 * (place + 0.5)) / chart.points.length);
      }
    }),
  );
});

test('ADM-09 a line goes through its values, and the period before counts for the height', () => {
  const before = { name: 'Before', values: [0, 400] };
  const series = [{ name: 'Orders', tone: 's1' as const, values: [100, 200] }];
  const { ticks, bars, pathOf } = chartScales({ kind: 'lines', points: ['1 Nov', '2 Nov'], series, before });
  expect(ticks).toEqual([0, 100, 200, 300, 400]);
  expect(bars).toEqual([]);
  expect(pathOf([0, 408])).toBe('M25,100L75,0');
});
