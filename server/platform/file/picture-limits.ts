import { createSemaphore } from '../http/guard/semaphore.ts';

/** Pixels of the largest picture that is taken: what a good camera gives, and far below what fills the memory. */
export const maxPixels = 50_000_000;

/** For sharp, on bytes that somebody sent: what it may unpack, and how many seconds it may take. */
export const pictureLimits = {
  input: { failOn: 'error', limitInputPixels: maxPixels },
  timeout: { seconds: 20 },
} as const;

/** Bytes that say what a file is; the search for its kind never reads further. */
const headBytes = 4100;

export function headOf(bytes: Buffer): Buffer {
  return bytes.subarray(0, headBytes);
}

/** A picture that is unpacked takes 150 MB and one of the four threads that also read files and hash. */
const semaphore = createSemaphore({ permits: 2, maxQueued: 40 });

/** Draws when there is room. Throws 'temporarily-unavailable' when too many pictures wait. */
export async function drawInTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  const leave = await semaphore.acquire();
  try {
    return await draw();
  } finally {
    leave();
  }
}
