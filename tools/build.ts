import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

import { type BudgetRow, measureBudget, overBudget } from './budget.ts';

const root = join(import.meta.dirname, '..');
const stampFile = 'dist/stamp';
/** What a build is made of. */
export const sources = [
  'src',
  'assets',
  'tools/art',
  'tools/art.ts',
  'tools/flows',
  'vite.config.ts',
  'package-lock.json',
];

/** Whether dist/ holds a build of the sources as they are now. */
export async function isBuilt(): Promise<boolean> {
  const stamp = await readFile(join(root, stampFile), 'utf8').catch(() => '');
  return stamp !== '' && stamp === (await fingerprint(root));
}

/** Builds the browser bundle and the server-rendering bundle into dist/, with compressed copies. */
export async function build(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  await builder.buildApp();
  refuseTooMuch(await measureBudget(join(root, 'dist/client')));
  await compressAll(join(root, 'dist/client'));
  await writeFile(join(root, stampFile), await fingerprint(root));
}

/** A first view that costs more than it may is no build. */
function refuseTooMuch(rows: readonly BudgetRow[]): void {
  const over = overBudget(rows);
  if (over.length > 0) throw new Error(`The first load is too large:\n${over.join('\n')}`);
}

/** Names the sources in a folder: equal sources have one name, wherever the folder is. */
export async function fingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of (await filesBelow(join(folder, source))).toSorted()) {
      hash.update(relative(folder, file)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  const found = await stat(path);
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const compressible = /\.(?:js|css|svg|json|html|webmanifest)$/u;
const minBytes = 1024;

async function compressAll(folder: string): Promise<void> {
  for (const file of await filesBelow(folder)) {
    if (!compressible.test(file) || (await stat(file)).size < minBytes) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
    await pipeline(createReadStream(file), createBrotliCompress(quality), createWriteStream(`${file}.br`));
    await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`));
  }
}

if (process.argv[1] === import.meta.filename) await build();
