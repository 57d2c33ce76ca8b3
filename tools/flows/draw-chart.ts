import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawnChart } from '../../src/machines/flows/flow-room/flow-room.types.ts';
import type { CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import { shapeOf } from './chart-shape.ts';
import { foldable, folded } from './fold.ts';
import { hashOf } from './hash.ts';
import { drawnShape, type Drawn, type Layout } from './layout.ts';
import { stateWalks } from './state-walks.ts';

/** The layouts of a chart: of all its states, and of the outer ones where there are inner ones. */
export interface ChartLayouts {
  readonly whole: Layout;
  readonly overview: Layout | null;
  /** With one region open, by its id; only where there are several. */
  readonly opened?: Readonly<Record<string, Layout>>;
}

export const layoutsFile = join(import.meta.dirname, 'layouts.json');

/** The layout that `npm run flows` has found for each chart, by its slug. */
export function keptLayouts(): Readonly<Record<string, ChartLayouts>> {
  return JSON.parse(readFileSync(layoutsFile, 'utf8')) as Readonly<Record<string, ChartLayouts>>;
}

export interface DrawnByLayout {
  readonly chart: DrawnChart;
  readonly layouts: ChartLayouts;
}

/**
 * Draws a chart, its overview and the ways into its states. A saved layout that is still clear takes a few milliseconds;
 * searching for one takes seconds.
 */
export async function drawChart(entry: CatalogueEntry, kept?: ChartLayouts): Promise<DrawnByLayout> {
  const { slug, machine } = entry;
  const shape = shapeOf(machine);
  const hash = hashOf(shape);
  const whole = await drawnShape({ slug, hash, shape }, kept?.whole);
  const outer = folded(shape);
  const overview = outer && (await drawnShape({ slug, hash, shape: outer }, kept?.overview));
  const opened: Record<string, Drawn> = {};
  const regions = outer ? foldable(shape) : [];
  for (const id of regions.length > 1 ? regions : []) {
    const open = folded(shape, id);
    // If the chart's own layouts are clear, the search is skipped.
    if (open) {
      opened[id] = await drawnShape(
        { slug, hash, shape: open },
        kept?.opened?.[id],
        overview?.layout,
        whole.layout,
      );
    }
  }
  return {
    chart: {
      shape: whole.shape,
      drawing: whole.drawing,
      overview: overview && { shape: overview.shape, drawing: overview.drawing },
      opened: mapped(opened, (drawn) => ({ shape: drawn.shape, drawing: drawn.drawing })),
      walks: stateWalks(entry),
    },
    layouts: {
      whole: whole.layout,
      overview: overview?.layout ?? null,
      ...(Object.keys(opened).length === 0 ? {} : { opened: mapped(opened, ({ layout }) => layout) }),
    },
  };
}

function mapped<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
