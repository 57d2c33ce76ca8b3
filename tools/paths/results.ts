import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Examination } from './examine.ts';

/** What the last run covered, by chart. */
export type Results = Readonly<Record<string, readonly string[]>>;

/** What this run covered and the last one didn't, and vice versa. */
export interface Difference {
  readonly come: readonly string[];
  readonly gone: readonly string[];
}

export function resultsOf(examinations: readonly Examination[]): Results {
  return Object.fromEntries(
    examinations.map(({ plan, visits }) => [plan.entry.slug, [...visits.keys()].toSorted()]),
  );
}

/** The results of the last run; null if there was none. */
export async function readResults(file: string): Promise<Results | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Results);
}

/** Saves this run's results; charts that weren't part of it keep theirs. */
export async function keepResults(file: string, before: Results | null, now: Results): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ ...before, ...now })}\n`);
}

export function differences(before: Results | null, now: Results): Map<string, Difference> {
  return new Map(
    Object.entries(now).flatMap(([slug, covered]) => {
      const last = before?.[slug];
      if (!last) return [];
      const [was, is] = [new Set(last), new Set(covered)];
      const difference = {
        come: covered.filter((each) => !was.has(each)),
        gone: last.filter((each) => !is.has(each)),
      };
      return [[slug, difference] as const];
    }),
  );
}
