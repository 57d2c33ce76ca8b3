import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The most milliseconds of work that may keep the others of a shop waiting, on the slowest machine that runs the tests. */
export const longTurn = 150;

/**
 * The most milliseconds of work that this thread does without a look at what else has come. The time in which the machine does
 * other things is not counted.
 */
export function watchTurns(): () => number {
  let [longest, isOver] = [0, false];
  let before = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
    if (!isOver) setTimeout(turn, 2);
  };
  turn();
  return () => {
    isOver = true;
    return longest;
  };
}

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
