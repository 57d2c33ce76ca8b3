import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from './build.ts';
import { writeGallery } from './gallery/gallery-page.ts';
import { type GalleryOptions, readOptions } from './gallery/options.ts';
import { accept, keptVerdicts, review } from './gallery/review.ts';
import { knownWalks, screensOf, type SeenState } from './gallery/screens.ts';
import { shoot } from './gallery/shoot.ts';
import { runTool } from './support/run-tool.ts';

/**
 * Takes a picture of every state that the charts name, and compares it with the accepted one; `accept` accepts what
 * was taken last, `show` makes a page of the small copies that the repository keeps (FLO-05).
 */
async function main(args: readonly string[]): Promise<boolean> {
  const options = readOptions(args);
  const walksOf = knownWalks();
  const states = options.entries.flatMap((entry) => screensOf(entry, walksOf));
  if (options.command === 'take') return take(options, states);
  if (options.command === 'show') return showKept(options, states);
  const accepted = await accept(options.album, states);
  console.log(`${accepted} pictures accepted. Commit their small copies in paths/pictures.`);
  return accepted > 0;
}

/** The small copies of the repository as a page, without taking any picture. */
async function showKept(
  { entries, looks, folder, album }: GalleryOptions,
  states: readonly SeenState[],
): Promise<boolean> {
  const verdicts = await keptVerdicts(album, states, looks);
  await mkdir(folder, { recursive: true });
  console.log(await writeGallery(folder, { entries, verdicts, missed: [] }));
  return verdicts.length > 0;
}

async function take(
  { entries, looks, workers, folder, album }: GalleryOptions,
  states: readonly SeenState[],
): Promise<boolean> {
  const began = performance.now();
  await buildStale();
  for (const { slug } of entries) await rm(join(album.now, slug), { recursive: true, force: true });
  const missed = await shoot({ states, looks, folder: album.now, workers });
  const verdicts = await review(album, states, looks);
  const changed = verdicts.filter(({ kind }) => kind === 'changed');
  const fresh = verdicts.filter(({ kind }) => kind === 'new');
  for (const { file, pixels } of changed) {
    console.log(`looks different: ${file}${pixels === null ? '' : `, ${pixels} pixels`}`);
  }
  for (const { state } of missed) console.log(`not shown: ${state}`);
  const seconds = Math.round((performance.now() - began) / 1000);
  const counts = `${changed.length} look different, ${fresh.length} are new`;
  console.log(`${verdicts.length} pictures of ${states.length - missed.length} states in ${seconds} s: ${counts}`);
  console.log(await writeGallery(folder, { entries, verdicts, missed }));
  if (changed.length + fresh.length > 0) console.log('Accept them with: npm run gallery -- accept');
  return changed.length === 0;
}

await runTool(main);
