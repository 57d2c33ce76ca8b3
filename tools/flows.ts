import { writeFile } from 'node:fs/promises';
import { catalogue } from '../src/machines/flows/registry/chart-registry.ts';
import { type ChartLayouts, drawChart, keptLayouts, layoutsFile } from './flows/draw-chart.ts';

/**
 * Finds a layout for every chart that has none, or whose layout no longer draws it clearly, and forgets those of charts
 * that are gone; with names as arguments, finds theirs anew: `npm run flows [slug …]`.
 */
async function findLayouts(anew: readonly string[]): Promise<void> {
  const kept = keptLayouts();
  const found: Record<string, ChartLayouts> = {};
  for (const entry of catalogue) {
    const { slug } = entry;
    const { layouts } = await drawChart(entry, anew.includes(slug) ? undefined : kept[slug]);
    found[slug] = layouts;
    if (JSON.stringify(layouts) !== JSON.stringify(kept[slug])) {
      console.log(`${slug}: a new layout, with ${layouts.whole.jumps.length} arrows written instead of drawn`);
    }
  }
  await writeFile(layoutsFile, `${JSON.stringify(found, null, 2)}\n`);
}

await findLayouts(process.argv.slice(2));
