import { accessSync, constants, statfsSync } from 'node:fs';

/** The folder whose files are in memory. */
export const memoryFolder = '/dev/shm';

/** Whether this machine has such a folder with room for so many bytes. */
export function hasMemoryFor(bytes: number): boolean {
  try {
    accessSync(memoryFolder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= bytes;
  } catch {
    return false;
  }
}
