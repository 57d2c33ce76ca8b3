import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/machines/flows/registry/chart-registry.ts';
import { shapeOf } from '../../tools/flows/chart-shape.ts';
import { drawChart, keptLayouts } from '../../tools/flows/draw-chart.ts';
import { qualityOf } from '../../tools/flows/quality.ts';
import { disorderOf } from '../../tools/flows/region-order.ts';
import { areTrue } from '../../tools/flows/state-walks.ts';

const layouts = keptLayouts();

test('FLO-02 every chart has a kept layout, and nothing else has one', () => {
  expect(Object.keys(layouts).toSorted()).toEqual(catalogue.map(({ slug }) => slug).toSorted());
});

describe.for(catalogue.map((entry) => [entry.slug, entry] as const))('%s', ([slug, entry]) => {
  test('FLO-02 its kept layout draws it whole, without overlaps and with at most two crossings, regions in the chart’s order; the ways into its states lead there', async () => {
    const { chart, layouts: used } = await drawChart(entry, layouts[slug]);
    // `npm run flows` finds another layout where this one is no longer clear.
    expect(used).toEqual(layouts[slug]);
    const { shape, drawing, overview, opened = {}, walks = {} } = chart;
    expect(shape.edges.length + shape.jumps.length).toBe(shapeOf(entry.machine).edges.length);
    for (const each of [{ shape, drawing }, ...(overview ? [overview] : []), ...Object.values(opened)]) {
      const { overlaps, crossings, missing } = qualityOf(each.drawing, each.shape.root, each.shape.edges.length);
      expect({ overlaps, missing, isClear: crossings <= 2 }).toEqual({ overlaps: 0, missing: 0, isClear: true });
    }
    expect(areTrue(entry, walks)).toBe(true);
    // In sign-in, arrows hold two regions in their places.
    if (slug !== 'sign-in') expect(disorderOf(shape.root, drawing)).toBe(0);
  });
});
