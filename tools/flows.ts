import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '../src/machines/catalogue.ts';
import { shapeOf } from './flows/chart-shape.ts';
import { hashOf } from './flows/hash.ts';
import { drawn } from './flows/layout.ts';

const folder = join(import.meta.dirname, '../src/ui/flow-room/drawings');

/** Draws every chart whose shape has changed, and forgets those that are gone: `npm run flows`. */
async function drawAll(): Promise<void> {
  const kept = new Set(['index.json', ...catalogue.map(({ slug }) => `${slug}.json`)]);
  for (const file of await readdir(folder)) if (!kept.has(file)) await rm(join(folder, file));
  for (const { slug, machine } of catalogue) {
    const file = join(folder, `${slug}.json`);
    const known = await readFile(file, 'utf8').catch(() => '');
    if (known.includes(`"hash":"${hashOf(shapeOf(machine))}"`)) continue;
    const { shape, drawing, quality } = await drawn(machine);
    await writeFile(file, `${JSON.stringify({ shape, drawing })}\n`);
    const { overlaps, crossings, missing } = quality;
    console.log(
      `${slug}: ${overlaps} overlaps, ${crossings} crossings, ${missing} missing, ${shape.jumps.length} written`,
    );
  }
}

/** What each chart is for, for the list of all of them. */
async function writeIndex(): Promise<void> {
  const descriptions = catalogue.map(({ slug, machine }) => [slug, machine.root.description ?? '']);
  await writeFile(join(folder, 'index.json'), `${JSON.stringify(Object.fromEntries(descriptions), null, 2)}\n`);
}

await drawAll();
await writeIndex();
