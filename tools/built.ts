import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Milliseconds by which the time of a file may be too early. */
const coarseness = 1_000;

/** What is built apart from each other, and what each is made of. The stamp is the fingerprint of the last build. */
export const parts = {
  pages: {
    stamp: 'dist/stamp',
    sources: [
      'src',
      'assets',
      'languages',
      'tools/art',
      'tools/art.ts',
      'tools/chunks.ts',
      'tools/chunk-modules.ts',
      'tools/flows',
      'tools/texts',
      'tools/strip-code.ts',
      'tools/strip-radix.ts',
      'tools/strip-react.ts',
      'tools/strip-recipes.ts',
      'tools/strip-router.ts',
      'vite.config.ts',
      'package-lock.json',
    ],
  },
  server: { stamp: 'dist/shop/current', sources: ['server', 'src', 'tools/build-server.ts', 'package-lock.json'] },
} as const;

export type Part = keyof typeof parts;

/** Those of the parts whose build, in this folder, is missing or older than its sources. */
export async function staleParts(
  folder = root,
  names: readonly Part[] = ['pages', 'server'],
): Promise<readonly Part[]> {
  const built = await Promise.all(names.map(async (name) => isBuilt(folder, name)));
  return names.filter((_, at) => built[at] !== true);
}

/** The file of the built server, or null when there is none. */
export function builtServer(): string | null {
  const stamp = join(root, parts.server.stamp);
  const file = existsSync(stamp) ? serverFile(readFileSync(stamp, 'utf8')) : '';
  return existsSync(file) ? file : null;
}

/** The file of the server with this fingerprint. Each build has a folder of its own, so that a running shop keeps its. */
export function serverFile(name: string): string {
  return join(root, 'dist/shop', name.slice(0, 12), 'main.js');
}

async function isBuilt(folder: string, part: Part): Promise<boolean> {
  const stamp = join(folder, parts[part].stamp);
  const [name, made] = await Promise.all([readFile(stamp, 'utf8').catch(() => ''), stat(stamp).catch(() => null)]);
  if (name === '' || made === null) return false;
  if (areOlder(folder, parts[part].sources, made.mtimeMs - coarseness)) return true;
  // A checkout writes files anew that are the same.
  if (name !== (await fingerprint(folder, parts[part].sources))) return false;
  const now = new Date();
  await utimes(stamp, now, now);
  return true;
}

// Asking at once costs a tenth of asking in the background: a start looks at 2,800 files.
function areOlder(folder: string, sources: readonly string[], time: number): boolean {
  const isOlder = (path: string) => statSync(path).mtimeMs < time;
  return sources.every((source) => {
    const path = join(folder, source);
    // A folder is newer once a file in it was removed.
    return isOlder(path) && entriesBelow(path).every((entry) => isOlder(join(path, entry)));
  });
}

function entriesBelow(path: string): readonly string[] {
  return statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
}

/** Names the sources in a folder: equal sources have one name, wherever the folder is. */
export async function fingerprint(folder: string, sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of (await filesBelow(join(folder, source))).toSorted()) {
      hash.update(relative(folder, file)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** All files in a folder and below; of a file, itself. */
export async function filesBelow(path: string): Promise<string[]> {
  const found = await stat(path);
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
