import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BudgetRow, measureBudget, overBudget } from './budget.ts';
import { buildServer } from './build-server.ts';
import { fingerprint, type Part, parts, staleParts } from './built.ts';
import { compressAll } from './compress.ts';
import { OptionsError } from './support/options-error.ts';
import { runTool } from './support/run-tool.ts';

const root = join(import.meta.dirname, '..');

/** Builds what is missing or older than its sources. */
export async function buildStale(): Promise<void> {
  await build(await staleParts());
}

/** Builds these parts into dist/. */
export async function build(some: readonly Part[]): Promise<void> {
  if (some.includes('server')) await buildServer();
  if (some.includes('pages')) await buildPages();
}

/** The browser bundle and the server-rendering bundle, with compressed copies. */
async function buildPages(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  // Each environment's style compiler listens for signals, and more than ten listeners look like a leak to Node.
  process.setMaxListeners(30);
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  await builder.buildApp();
  refuseTooMuch(await measureBudget(join(root, 'dist/client')));
  await compressAll(join(root, 'dist/client'));
  await writeFile(join(root, parts.pages.stamp), await fingerprint(root, parts.pages.sources));
}

/** Fails the build if a first view is over its budget. */
function refuseTooMuch(rows: readonly BudgetRow[]): void {
  const over = overBudget(rows);
  if (over.length > 0) throw new Error(`The first load is too large:\n${over.join('\n')}`);
}

/** Throws OptionsError for a part that doesn't exist. */
function partsOf(asked: readonly string[]): readonly Part[] {
  const all = Object.keys(parts) as Part[];
  const unknown = asked.filter((name) => !all.some((part) => part === name));
  if (unknown.length > 0) {
    throw new OptionsError(`There’s no part “${unknown.join(', ')}”: use ${all.join(' or ')}.`);
  }
  return all.filter((part) => asked.length === 0 || asked.includes(part));
}

if (process.argv[1] === import.meta.filename) await runTool((args) => build(partsOf(args)));
