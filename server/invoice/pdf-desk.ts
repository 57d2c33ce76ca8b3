import { Worker } from 'node:worker_threads';
import { problem } from '../http/problem.ts';
import type { TaxDocument } from './document.ts';
import type { Drawing, Drawn } from './pdf.worker.ts';

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

interface Desk {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/** Most documents that wait at once; more are asked to come again. */
const mostWaiting = 50;

/** The one thread that draws; begun with the first document, and anew after it broke. */
let desk: Desk | null = null;
let drawings = 0;

/**
 * Draws a document as a PDF in a thread of its own, so that no request waits for another's paper (tens of milliseconds
 * each). Throws 'temporarily-unavailable' when too many wait.
 */
export async function drawPdf(document: TaxDocument): Promise<Buffer> {
  const { worker, waiting } = openDesk();
  if (waiting.size >= mostWaiting) throw problem('temporarily-unavailable', { headers: { 'retry-after': '2' } });
  drawings += 1;
  const drawing: Drawing = { number: drawings, document };
  return new Promise<Buffer>((resolve, reject) => {
    waiting.set(drawing.number, { resolve, reject });
    worker.postMessage(drawing);
  });
}

function openDesk(): Desk {
  if (desk) return desk;
  const worker = new Worker(new URL('pdf.worker.ts', import.meta.url));
  const opened: Desk = { worker, waiting: new Map() };
  const close = (error: Error) => {
    if (desk === opened) desk = null;
    for (const { reject } of opened.waiting.values()) reject(error);
    opened.waiting.clear();
  };
  worker.on('message', (drawn: Drawn) => {
    const one = opened.waiting.get(drawn.number);
    opened.waiting.delete(drawn.number);
    if ('bytes' in drawn) one?.resolve(Buffer.from(drawn.bytes));
    else one?.reject(new Error(`A document could not be drawn: ${drawn.failure}`));
  });
  worker.on('error', close);
  worker.on('exit', () => close(new Error('The thread that draws documents has ended')));
  worker.unref();
  desk = opened;
  return opened;
}
