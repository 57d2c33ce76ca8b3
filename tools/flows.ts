import { writeFile } from 'node:fs/promises';
import { catalogue } from '../src/machines/flows/registry/chart-registry.ts';
import { showDifference } from './flows/diff.ts';
import { type ChartLayouts, drawChart, keptLayouts, layoutsFile } from './flows/draw-chart.ts';
import { chartsNamed } from './flows/named-charts.ts';
import { OptionsError } from './support/options-error.ts';
import { runTool } from './support/run-tool.ts';

/**
 * Finds a layout for every chart that has none, or whose layout no longer draws it clearly, and forgets those of charts
 * that are gone; with names as arguments, finds theirs anew: `npm run flows [slug …]`.
 */
async function findLayouts(anew: readonly string[]): Promise<void> {
  chartsNamed(anew);
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

/** `npm run flows -- diff main [slug …]` shows what changed since a git revision. */
async function main(args: readonly string[]): Promise<void> {
  const [command, revision, ...slugs] = args;
  if (command !== 'diff') return findLayouts(args);
  if (revision === undefined) throw new OptionsError('npm run flows -- diff REVISION [CHART ...]');
  await showDifference(revision, slugs);
}

await runTool(main);
