import { problem } from './problem.ts';

/** Lets so many in at once; the others wait in the order in which they came. */
export interface Gate {
  /**
   * Resolves when there is a place, with the way to give it back; giving it back twice is giving it back once. Throws
   * 'temporarily-unavailable' when too many wait already.
   */
  enter(): Promise<() => void>;
}

export function openGate({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Gate {
  const waiting: (() => void)[] = [];
  let inside = 0;
  const placeTaken = () => {
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      const next = waiting.shift();
      // The place goes from hand to hand, so that nobody slips in between.
      if (next) next();
      else inside -= 1;
    };
  };
  return {
    async enter() {
      if (inside < atOnce) {
        inside += 1;
        return placeTaken();
      }
      if (waiting.length >= mostWaiting) {
        throw problem('temporarily-unavailable', { headers: { 'retry-after': '2' } });
      }
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      return placeTaken();
    },
  };
}
