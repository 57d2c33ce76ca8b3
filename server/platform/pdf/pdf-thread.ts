import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openThreads } from '../thread/threads.ts';
import type { Work } from '../jobs/pdf.worker.ts';

/** One thread; labels for many parcels take seconds. */
const threads = openThreads<Work, null>({
  script: new URL('../jobs/pdf.worker.ts', import.meta.url),
  maxThreads: 1,
  maxWaiting: 50,
  timeLimit: 120_000,
  memoryLimit: 512,
});

/**
 * Draws a PDF in a worker thread, so that no request waits for another's drawing (tens of milliseconds each).
 * Throws 'temporarily-unavailable' when the queue is full.
 */
export async function drawPdf(work: Work): Promise<Buffer> {
  return buffer(streamPdf(work));
}

/** The same, streamed. */
export function streamPdf(work: Work): Readable {
  const bytes = new PassThrough();
  threads.run({ work, onPiece: (piece) => bytes.write(piece) }).then(
    () => bytes.end(),
    (error: unknown) => bytes.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return bytes;
}
