import { tmpdir } from 'node:os';
import { hasMemoryFor, memoryFolder } from '../../../tools/support/memory.ts';

const wantedBytes = 3 * 2 ** 30;

/**
 * The folder in which databases of tests are made: in memory where there is room for them, else that of temporary
 * files. For each new file ext4 looks through the files of its folder's group that were deleted in the last minutes;
 * a database of a test is 800 files, so the next one took 400 to 900 ms of a processor instead of 50.
 */
export function scratchFolder(): string {
  return hasMemoryFor(wantedBytes) ? memoryFolder : tmpdir();
}
