import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Milliseconds in which a quiet machine of two cores starts Node and ends it. */
const quietMs = 100;

/**
 * How many times slower the machine is at this moment than a quiet one, 1 at least. A limit in seconds is meant for a quiet
 * machine, and tests run beside others.
 */
export async function slowness(): Promise<number> {
  const began = performance.now();
  await run(process.execPath, ['-e', '0']);
  return Math.max(1, (performance.now() - began) / quietMs);
}
