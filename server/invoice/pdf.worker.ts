import { parentPort } from 'node:worker_threads';
import type { TaxDocument } from './document.ts';
import { pdfOf } from './pdf.ts';

/** A document to be drawn, and the number under which its answer is awaited. */
export interface Drawing {
  readonly number: number;
  readonly document: TaxDocument;
}

export type Drawn =
  | { readonly number: number; readonly bytes: Uint8Array }
  | { readonly number: number; readonly failure: string };

async function drawn({ number, document }: Drawing): Promise<Drawn> {
  try {
    return { number, bytes: await pdfOf(document) };
  } catch (error) {
    return { number, failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (drawing: Drawing) => {
  drawn(drawing)
    .then((answer) => parentPort?.postMessage(answer))
    .catch((error: unknown) => {
      throw error;
    });
});
