import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Failure } from './target.ts';
import { named, type Step, type Walk } from './walk.ts';

/** A walk that once failed; it runs first every time. */
export interface Regression {
  readonly walk: Walk;
  readonly failure: Failure;
}

export async function keepRegression(folder: string, regression: Regression): Promise<string> {
  const file = join(folder, `${regression.walk.id}.json`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify(regression, null, 2)}\n`);
  return file;
}

/** Every saved walk; none without the folder. */
export async function readRegressions(folder: string): Promise<Walk[]> {
  const files = await readdir(folder).catch(() => []);
  const walks = files.filter((file) => file.endsWith('.json')).map((file) => readWalk(join(folder, file)));
  return Promise.all(walks);
}

/** The walk in a file, a saved failure or a walk of a plan; null for anything else. */
export function walkOfFile(content: unknown): Walk | null {
  return walkIn(content) ?? walkIn(fieldOf(content, 'walk'));
}

export async function readWalk(file: string): Promise<Walk> {
  const walk = walkOfFile(JSON.parse(await readFile(file, 'utf8')));
  if (!walk) throw new Error(`${file} contains no walk`);
  return walk;
}

function walkIn(value: unknown): Walk | null {
  const [chart, start, steps] = ['chart', 'start', 'steps'].map((name) => fieldOf(value, name));
  if (typeof chart !== 'string' || !Array.isArray(steps)) return null;
  const read = steps.map(stepIn);
  // A walk without some of its steps would be another walk.
  return read.includes(null)
    ? null
    : named(
        chart,
        typeof start === 'number' ? start : 0,
        read.filter((step) => step !== null),
      );
}

function stepIn(value: unknown): Step | null {
  const [event, number] = ['event', 'case'].map((name) => fieldOf(value, name));
  if (typeof event !== 'string') return null;
  return typeof number === 'number' && number > 0 ? { event, case: number } : { event };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
