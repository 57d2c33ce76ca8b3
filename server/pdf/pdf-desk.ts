import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { problem } from '../http/problem.ts';
import type { Drawing, Drawn, Work } from './pdf.worker.ts';

interface Desk {
  readonly worker: Worker;
  /** Where the bytes of each drawing go. */
  readonly waiting: Map<number, PassThrough>;
}

/** Most drawings that wait at once; more are asked to come again. */
const mostWaiting = 50;

/** The one thread that draws; begun with the first drawing, and anew after it broke. */
let desk: Desk | null = null;
let drawings = 0;

/**
 * Draws a PDF in a thread of its own, so that no request waits for another's paper (tens of milliseconds each). Throws
 * 'temporarily-unavailable' when too many wait.
 */
export async function drawPdf(work: Work): Promise<Buffer> {
  return buffer(streamPdf(work));
}

/** The same, while it is drawn. */
export function streamPdf(work: Work): Readable {
  const { worker, waiting } = openDesk();
  if (waiting.size >= mostWaiting) throw problem('temporarily-unavailable', { headers: { 'retry-after': '2' } });
  drawings += 1;
  const drawing: Drawing = { number: drawings, work };
  const bytes = new PassThrough();
  waiting.set(drawing.number, bytes);
  worker.postMessage(drawing);
  return bytes;
}

function openDesk(): Desk {
  if (desk) return desk;
  const worker = new Worker(new URL('pdf.worker.ts', import.meta.url));
  const opened: Desk = { worker, waiting: new Map() };
  const close = (error: Error) => {
    if (desk === opened) desk = null;
    for (const bytes of opened.waiting.values()) bytes.destroy(error);
    opened.waiting.clear();
  };
  worker.on('message', (drawn: Drawn) => {
    const bytes = opened.waiting.get(drawn.number);
    if (!('bytes' in drawn)) opened.waiting.delete(drawn.number);
    if ('bytes' in drawn) bytes?.write(drawn.bytes);
    else if ('isWhole' in drawn) bytes?.end();
    else bytes?.destroy(new Error(`A document could not be drawn: ${drawn.failure}`));
  });
  worker.on('error', close);
  worker.on('exit', () => close(new Error('The thread that draws documents has ended')));
  worker.unref();
  desk = opened;
  return opened;
}
