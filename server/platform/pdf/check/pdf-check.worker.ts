import { getHeapStatistics } from 'node:v8';
import { serveThread } from '../../thread/serve-thread.ts';
import { PdfRefusal, refusals } from './pdf-refusal.ts';
import { rewritePdf } from './rewrite-pdf.ts';

export interface SentPdf {
  readonly bytes: Uint8Array;
}

/** The rebuilt file, or why it was refused. */
export type CheckedPdf = ({ readonly bytes: Uint8Array } | { readonly refusal: string }) & {
  /** The parser caches every name and reference, so its thread is replaced once the heap is large. */
  readonly isSpent: boolean;
};

const maxRemembered = 64 * 1024 * 1024;
const isSpent = () => getHeapStatistics().used_heap_size > maxRemembered;

// The parser warns about every odd number in a file; that isn't worth logging.
console.warn = () => undefined;

serveThread<SentPdf, CheckedPdf>(async ({ bytes }) => {
  try {
    return { bytes: await rewritePdf(bytes), isSpent: isSpent() };
  } catch (error) {
    // If the parser fails, for example on unbalanced brackets, the file is at fault.
    return { refusal: error instanceof PdfRefusal ? error.message : refusals.unknown, isSpent: isSpent() };
  }
});
