import { getHeapStatistics } from 'node:v8';
import { serveThread } from '../../thread/serve-thread.ts';
import { PdfRefusal, refusals } from './pdf-refusal.ts';
import { rewritePdf } from './rewrite-pdf.ts';

export interface SentPdf {
  readonly bytes: Uint8Array;
}

/** The file as it is kept, or why it is not taken. */
export type CheckedPdf = ({ readonly bytes: Uint8Array } | { readonly refusal: string }) & {
  /** The parser remembers every name and reference that it has read, and has read many. */
  readonly isSpent: boolean;
};

const maxRemembered = 64 * 1024 * 1024;
const isSpent = () => getHeapStatistics().used_heap_size > maxRemembered;

// The parser warns of every odd number in a file, which is the file's doing.
console.warn = () => undefined;

serveThread<SentPdf, CheckedPdf>(async ({ bytes }) => {
  try {
    return { bytes: await rewritePdf(bytes), isSpent: isSpent() };
  } catch (error) {
    // What the parser cannot get through, such as brackets without an end, is the file's doing.
    return { refusal: error instanceof PdfRefusal ? error.message : refusals.unknown, isSpent: isSpent() };
  }
});
