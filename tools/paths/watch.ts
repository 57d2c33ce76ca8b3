import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { filesIn, forgetImports, importsOf, targetOf } from '../support/source.ts';
import { projectRoot } from '../support/steps.ts';
import { folderOf, machineFiles } from './mutation/chart-files.ts';

/** Of these charts, those that a file concerns: it's in their folder, or something there imports it, however far away. */
export function chartsConcerned(file: string, slugs: readonly string[]): string[] {
  const machines = machineFiles();
  return slugs.filter((slug) => reachedFrom(filesIn([folderOf(slug, machines)], /\.ts$/u)).has(file));
}

function reachedFrom(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(files);
  for (const file of reached) {
    for (const target of importsOf(file).map(targetOf)) if (target?.startsWith('src/')) reached.add(target);
  }
  return reached;
}

interface Watch {
  readonly slugs: readonly string[];
  /** The files that change, from the project's root. */
  readonly changes: AsyncIterable<string>;
  /** Runs these charts, with the code as it is now. */
  readonly run: (slugs: readonly string[]) => Promise<void>;
}

/** Runs what each change concerns, one run after the other, until there are no more changes. */
export async function runOnChange({ slugs, changes, run }: Watch): Promise<void> {
  for await (const file of changes) {
    forgetImports(file);
    const concerned = chartsConcerned(file, slugs);
    if (concerned.length > 0) await run(concerned);
  }
}

/** Milliseconds in which what an editor writes belongs to one save. */
const oneSave = 100;

/** The files below src that are saved from now on. One that is saved again before its turn comes once. */
export async function* savedFiles(folder = join(projectRoot, 'src')): AsyncGenerator<string> {
  const waiting = new Set<string>();
  let wake = () => {};
  const watcher = watch(folder, { recursive: true }, (_, file) => {
    if (file?.endsWith('.ts')) waiting.add(file);
    wake();
  });
  try {
    for (;;) {
      if (waiting.size === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        await setTimeout(oneSave);
      }
      const [file] = waiting;
      if (file !== undefined && waiting.delete(file)) yield `src/${file}`;
    }
  } finally {
    watcher.close();
  }
}

/** Runs charts in a process of its own, which loads what was saved. */
export async function runAfresh(slugs: readonly string[]): Promise<void> {
  const args = [...process.execArgv, join(projectRoot, 'tools/paths.ts'), 'run', ...slugs];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  await new Promise((resolve) => {
    child.once('exit', resolve);
  });
}
