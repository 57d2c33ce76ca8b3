import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue, type CatalogueEntry } from '../src/machines/flows/registry/chart-registry.ts';
import type { DrawnChart } from '../src/machines/flows/flow-room/flow-room.types.ts';
import { shapeOf } from './flows/chart-shape.ts';
import { folded } from './flows/fold.ts';
import { hashOf } from './flows/hash.ts';
import { drawn, drawnShape } from './flows/layout.ts';
import { qualityOf } from './flows/quality.ts';
import { areTrue, stateWalks } from './flows/state-walks.ts';

const folder = join(import.meta.dirname, '../src/ui/flows/drawings');

/** Draws every chart whose shape has changed, finds the ways into its states, and forgets those that are gone: `npm run flows`. */
async function drawAll(): Promise<void> {
  const kept = new Set(['index.json', ...catalogue.map(({ slug }) => `${slug}.json`)]);
  for (const file of await readdir(folder)) if (!kept.has(file)) await rm(join(folder, file));
  for (const entry of catalogue) {
    const { slug, machine } = entry;
    const file = join(folder, `${slug}.json`);
    const known = chartIn(await readFile(file, 'utf8').catch(() => ''));
    const isSame = known?.drawing.hash === hashOf(shapeOf(machine)) && known.overview !== undefined;
    const hasWalks = known?.walks !== undefined && areTrue(entry, known.walks);
    if (isSame && hasWalks) continue;
    const picture = isSame ? known : await pictureOf(entry);
    const walks = hasWalks ? known.walks : stateWalks(entry);
    const { shape, drawing, overview = null } = picture;
    await writeFile(file, `${JSON.stringify({ shape, drawing, overview, walks })}\n`);
    const { overlaps, crossings, missing } = qualityOf(drawing, shape.root, shape.edges.length);
    console.log(
      `${slug}: ${overlaps} overlaps, ${crossings} crossings, ${missing} missing, ${shape.jumps.length} written`,
    );
  }
}

function chartIn(text: string): DrawnChart | null {
  return text === '' ? null : (JSON.parse(text) as DrawnChart);
}

/** The whole chart, and its overview where it has inner states. */
async function pictureOf({ slug, machine }: CatalogueEntry): Promise<DrawnChart> {
  const { shape, drawing } = await drawn(machine);
  const outer = folded(shapeOf(machine));
  const overview = outer && (await drawnShape(slug, outer, drawing.hash));
  return { shape, drawing, overview: overview && { shape: overview.shape, drawing: overview.drawing } };
}

/** What each chart is for, for the list of all of them. */
async function writeIndex(): Promise<void> {
  const descriptions = catalogue.map(({ slug, machine }) => [slug, machine.root.description ?? '']);
  await writeFile(join(folder, 'index.json'), `${JSON.stringify(Object.fromEntries(descriptions), null, 2)}\n`);
}

await drawAll();
await writeIndex();
