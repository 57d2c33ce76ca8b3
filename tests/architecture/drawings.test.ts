import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/machines/flows/registry/chart-registry.ts';
import type { DrawnChart } from '../../src/machines/flows/flow-room/flow-room.types.ts';
import { shapeOf } from '../../tools/flows/chart-shape.ts';
import { hashOf } from '../../tools/flows/hash.ts';
import { qualityOf } from '../../tools/flows/quality.ts';
import { areTrue } from '../../tools/flows/state-walks.ts';

const folder = join(import.meta.dirname, '../../src/ui/flows/drawings');

describe.for(catalogue.map((entry) => [entry.slug, entry] as const))('%s', ([slug, entry]) => {
  const { machine } = entry;

  test('FLO-02 its overview is as clear, and the ways into its states lead there', () => {
    const { overview, walks = {} } = JSON.parse(readFileSync(join(folder, `${slug}.json`), 'utf8')) as DrawnChart;
    const { overlaps, crossings, missing } = overview
      ? qualityOf(overview.drawing, overview.shape.root, overview.shape.edges.length)
      : { overlaps: 0, crossings: 0, missing: 0 };
    expect({ overlaps, missing, isClear: crossings <= 2 }).toEqual({ overlaps: 0, missing: 0, isClear: true });
    expect(areTrue(entry, walks)).toBe(true);
  });

  test('FLO-02 its drawing is of today, whole, without overlaps and with at most two crossings', () => {
    const { shape, drawing } = JSON.parse(readFileSync(join(folder, `${slug}.json`), 'utf8')) as DrawnChart;
    const today = shapeOf(machine);
    // `npm run flows` draws what has changed.
    expect(drawing.hash).toBe(hashOf(today));
    expect(shape.edges.length + shape.jumps.length).toBe(today.edges.length);
    const { overlaps, crossings, missing } = qualityOf(drawing, shape.root, shape.edges.length);
    expect({ overlaps, missing, isClear: crossings <= 2 }).toEqual({ overlaps: 0, missing: 0, isClear: true });
  });
});
