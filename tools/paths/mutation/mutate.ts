import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { lawsOf } from '../../../src/machines/flows/registry/chart-laws.ts';
import type { CatalogueEntry } from '../../../src/machines/flows/registry/chart-registry.ts';
import { textOf } from '../../support/source.ts';
import { mutantsOf } from './chart-files.ts';
import { judgeAll } from './judges.ts';
import type { Verdict } from './judge.ts';
import { differenceText, type Mutant } from './mutant.ts';
import { tableOf, totalOf, type Tried } from './table.ts';
import { unitTests } from './unit-tests.ts';

export interface MutateOptions {
  /** At most so many faults in each chart. */
  readonly most: number;
  /** A file for all results; null for none. */
  readonly json: string | null;
}

interface Bench {
  readonly entries: readonly CatalogueEntry[];
  readonly say: (line: string) => void;
}

/** The lowest accepted shares of noticed faults, in percent. */
const leastByWalks = 85;
const leastByTests = 95;

/**
 * Plants faults in charts, one at a time, and reports who noticed: the laws, the records, then the unit tests nearby
 * (LAW-03). True if enough were noticed.
 */
export async function mutate({ entries, say }: Bench, { most, json }: MutateOptions): Promise<boolean> {
  const began = performance.now();
  const assignments = entries.flatMap(({ slug }) => mutantsOf(slug, most).map((mutant) => ({ slug, mutant })));
  const tried: Tried[] = [];
  await judgeAll(assignments, Math.min(2, availableParallelism()), ({ slug, mutant }, verdict) => {
    tried.push({ slug, mutant, ...verdict, isTested: false });
    if (tried.length % 100 === 0) say(`${tried.length} of ${assignments.length} faults`);
  });
  const all = await testedToo(tried);
  for (const each of all.filter((one) => !isNoticed(one))) {
    for (const line of differenceText(textOf(each.mutant.file), each.mutant)) say(line);
  }
  for (const { slug, says } of idleLaws(entries, all)) say(`${slug}: no planted fault breaks the law: ${says}`);
  for (const line of tableOf(all)) say(line);
  const total = totalOf(all);
  say(`${Math.round((performance.now() - began) / 1000)} s`);
  if (json !== null) await keep(json, all);
  return total.byWalks >= leastByWalks && total.byTests >= leastByTests;
}

/** Whatever laws and records missed is left to the unit tests. */
async function testedToo(tried: readonly Tried[]): Promise<Tried[]> {
  if (tried.every(isNoticed)) return [...tried];
  const tests = await unitTests();
  const all: Tried[] = [];
  try {
    for (const each of tried) {
      const isTested = !isNoticed(each) && (await tests.notice(each.slug, each.mutant));
      all.push({ ...each, isTested });
    }
  } finally {
    await tests.end();
  }
  return all;
}

function isNoticed({ laws, record, crash, isTested }: Verdict & { readonly isTested: boolean }): boolean {
  return laws.length > 0 || record || crash !== null || isTested;
}

/** Laws that no fault broke: they may say nothing. */
function idleLaws(entries: readonly CatalogueEntry[], tried: readonly Tried[]) {
  const broken = new Set(tried.flatMap(({ slug, laws }) => laws.map((says) => `${slug} ${says}`)));
  return entries.flatMap(({ slug }) =>
    lawsOf(slug).flatMap(({ says }) => (broken.has(`${slug} ${says}`) ? [] : [{ slug, says }])),
  );
}

async function keep(file: string, tried: readonly Tried[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const rows = tried.map(({ mutant, ...rest }) => ({ ...rest, ...placeOf(mutant) }));
  await writeFile(file, `${JSON.stringify({ total: totalOf(tried), faults: rows }, null, 1)}\n`);
}

function placeOf(mutant: Mutant) {
  const { file, line, kind } = mutant;
  return { file, line, kind, difference: differenceText(textOf(file), mutant).slice(1) };
}
