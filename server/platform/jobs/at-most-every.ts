/**
 * Does a thing at once when it is asked for, then at most once in so many milliseconds, and once more at the end if it was
 * asked for meanwhile.
 */
export function atMostEvery(pause: number, act: () => void): () => void {
  let isPaused = false;
  let isWanted = false;
  const go = (): void => {
    isWanted = false;
    isPaused = true;
    act();
    setTimeout(() => {
      isPaused = false;
      if (isWanted) go();
    }, pause).unref();
  };
  return () => {
    isWanted = true;
    if (!isPaused) go();
  };
}
