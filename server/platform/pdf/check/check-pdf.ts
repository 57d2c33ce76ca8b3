import { refusedField } from '../../http/problem.ts';
import { openThreads, TaskLimitError } from '../../thread/threads.ts';
import type { CheckedPdf, SentPdf } from './pdf-check.worker.ts';
import { refusals } from './pdf-refusal.ts';

/** An ordinary file takes some 50 ms and 50 MB. */
const threads = openThreads<SentPdf, CheckedPdf>({
  script: new URL('pdf-check.worker.ts', import.meta.url),
  maxThreads: 2,
  maxWaiting: 40,
  timeLimit: 1500,
  memoryLimit: 256,
  isSpentBy: ({ isSpent }) => isSpent,
});

/**
 * Rebuilds a PDF without active content, in a worker thread (ACC-03, SEC-02). `ownerId` is the uploader, who gets
 * one check at a time. Throws 'invalid-input' on 'file' when it is damaged, contains active content, or takes too
 * much time or memory; 'temporarily-unavailable' when the queue is full.
 */
export async function checkPdf(bytes: Buffer, ownerId: string): Promise<Buffer> {
  const own = new Uint8Array(bytes);
  const checked = await threads.run({ work: { bytes: own }, ownerId, transfer: [own.buffer] }).catch(asRefusal);
  if ('refusal' in checked) throw refusedField('file', checked.refusal);
  return Buffer.from(checked.bytes.buffer, checked.bytes.byteOffset, checked.bytes.byteLength);
}

/** Exceeding a limit is the file's fault. */
function asRefusal(error: unknown): CheckedPdf {
  if (error instanceof TaskLimitError) return { refusal: refusals.large, isSpent: true };
  throw error;
}
