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
