import { createSemaphore } from '../http/guard/semaphore.ts';

/** Maximum pixels of an uploaded picture: as many as a good camera takes, and safe for memory. */
export const maxPixels = 50_000_000;

/** sharp options for untrusted bytes: pixel limit and timeout in seconds. */
export const pictureLimits = {
  input: { failOn: 'error', limitInputPixels: maxPixels },
  timeout: { seconds: 20 },
} as const;

/** Bytes read to detect a file's type. */
const headBytes = 4100;

export function headOf(bytes: Buffer): Buffer {
  return bytes.subarray(0, headBytes);
}

/** A decoded picture takes 150 MB and one of the four threads that also read files and hash passwords. */
const semaphore = createSemaphore({ permits: 2, maxQueued: 40 });

/** Encodes a picture when there is capacity. Throws 'temporarily-unavailable' when the queue is full. */
export async function drawInTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  const leave = await semaphore.acquire();
  try {
    return await draw();
  } finally {
    leave();
  }
}
