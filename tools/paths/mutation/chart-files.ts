import { dirname } from 'node:path';
import { filesIn, importsOf, targetOf, textOf } from '../../support/source.ts';
import { mutantsIn } from './plant.ts';
import { faultKinds, type Mutant } from './mutant.ts';

/** Files of a chart's folder that say nothing about what it does. */
const harmless = /\.(?:cases|laws|actors|types)\.ts$/u;
const charts = 'src/machines';

/** The files of all charts themselves. */
export function machineFiles(): readonly string[] {
  return filesIn([charts], /\.machine\.ts$/u);
}

/** The folder of a chart. */
export function folderOf(slug: string, machines = machineFiles()): string {
  const machine = machines.find((file) => file.endsWith(`/${slug}/${slug}.machine.ts`));
  if (!machine) throw new Error(`${slug} has no folder of its own`);
  return dirname(machine);
}

/** The tests that import from a chart's folder: what is near it. */
export function testsNear(slug: string): string[] {
  const folder = `${folderOf(slug)}/`;
  const isNear = (file: string) => importsOf(file).some((each) => targetOf(each)?.startsWith(folder));
  return filesIn(['tests/machines', 'tests/domain', 'tests/services', 'tests/app'], /\.test\.tsx?$/u).filter(
    isNear,
  );
}

/** The faults that can be planted in a chart: all of them, or so many, spread over its kinds and lines. */
export function mutantsOf(slug: string, most: number): Mutant[] {
  const files = ownFiles(folderOf(slug)).filter((file) => !harmless.test(file));
  const all = files.flatMap((file) => mutantsIn(file, textOf(file)));
  const byKind = faultKinds.map((kind) => all.filter((mutant) => mutant.kind === kind));
  const share = shareOf(
    byKind.map(({ length }) => length),
    most,
  );
  return byKind.flatMap((mutants) => spread(mutants, share));
}

/** The files of a folder, without those of another chart in a folder below. */
function ownFiles(folder: string): string[] {
  const files = filesIn([folder], /\.ts$/u);
  const others = files
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) => `${dirname(file)}/`)
    .filter((other) => other !== `${folder}/`);
  return files.filter((file) => !others.some((other) => file.startsWith(other)));
}

/** How many of each kind there may be, so that all of them together are no more than that. */
function shareOf(counts: readonly number[], most: number): number {
  let share = Math.max(0, ...counts);
  while (share > 1 && counts.reduce((sum, count) => sum + Math.min(count, share), 0) > most) share -= 1;
  return share;
}

function spread<Item>(items: readonly Item[], share: number): Item[] {
  if (items.length <= share) return [...items];
  return Array.from({ length: share }, (_, index) => items[Math.floor((index * items.length) / share)]).filter(
    (item) => item !== undefined,
  );
}
