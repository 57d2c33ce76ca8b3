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

const pageBytes = 4096;
const tried = 2 ** 24;

/**
 * What a page of memory that nobody has used yet costs here, in microseconds; the least of three tries. A virtual machine
 * whose host helps with memory takes less than one, one whose host keeps the tables itself ten.
 */
export function costOfNewPage(): number {
  const tries = Array.from({ length: 3 }, () => {
    const memory = Buffer.alloc(tried);
    const began = performance.now();
    for (let at = 0; at < tried; at += pageBytes) memory[at] = 1;
    return performance.now() - began;
  });
  return (Math.min(...tries) * 1000) / (tried / pageBytes);
}
