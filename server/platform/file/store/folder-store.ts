import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../../database/connection/database-unavailable.ts';
import { type FileStore, StoreUnavailable } from '../file-store.ts';

const unfinished = '.part';

/** Files in a local folder, split into 256 folders by the first two characters of their key. */
export function folderStore(directory: string): FileStore {
  const placeOf = (key: string) => join(directory, key.slice(0, 2), key);
  return {
    put: async (key, bytes) => reachable(async () => write(placeOf(key), async (file) => file.writeFile(bytes))),
    putFile: async (key, { path }) =>
      reachable(async () => write(placeOf(key), async (file) => file.writeFile(createReadStream(path)))),
    openPart: async (key, { from, to }) =>
      reachable(async () =>
        unlessMissing(async () => {
          const file = await open(placeOf(key), 'r');
          return file.createReadStream({ start: from, end: to });
        }),
      ),
    get: async (key) => reachable(async () => unlessMissing(async () => readFile(placeOf(key)))),
    remove: async (key) => reachable(async () => rm(placeOf(key), { force: true })),
    sweep: async (before) => reachable(async () => sweep(directory, before)),
  };
}

/** Writes to a temporary name first: a file under its key is complete and survives a power cut. */
async function write(place: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
  const folder = dirname(place);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const written = `${place}.${randomUUID()}${unfinished}`;
  try {
    const file = await open(written, 'wx', 0o600);
    try {
      await fill(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(written, place);
  } catch (error) {
    await rm(written, { force: true });
    throw error;
  }
  await syncFolder(folder);
  await syncFolder(dirname(folder));
}

async function syncFolder(folder: string): Promise<void> {
  // Windows can't sync folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function sweep(directory: string, before: Date): Promise<void> {
  for (const entry of await entriesIn(directory)) {
    if (!entry.endsWith(unfinished)) continue;
    const place = join(directory, entry);
    // One that was finished meanwhile has been renamed.
    const found = await unlessMissing(async () => stat(place));
    if (found !== null && found.mtime < before) await rm(place, { force: true });
  }
}

async function entriesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory, { recursive: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

async function unlessMissing<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function reachable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new StoreUnavailable('the folder of the files cannot be used', { cause: error });
  }
}
